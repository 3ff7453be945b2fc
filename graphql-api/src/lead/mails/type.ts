import type { MailState as StoredState } from '../../mail/service.ts';
import { createConnection } from '../../platform/graphql/connection.ts';
import { createEnum, createType, field } from '../../platform/graphql/type.ts';
import type { LeadMail as StoredMail } from '../model/lead.entity.ts';

type MailState = Exclude<StoredState, 'dropped'>;
type Recipient = 'business' | 'visitor';

const MailStateEnum = createEnum<MailState>('MailState', 'The state of a mail.', {
  queued: 'It will be sent, or retried after a delay.',
  sent: 'The mail server accepted it.',
  failed: 'The mail server rejected it permanently. `resendMail` sends it again.',
  held: 'Not sent, because its lead is marked as spam, or because it was restored from a backup and may have been sent since. It is sent when an admin unmarks the lead, or by `resendMail`.',
});

const MailRecipientEnum = createEnum<Recipient>('MailRecipient', 'The recipient of a mail.', {
  business: 'The business. The mail has all fields of the lead.',
  visitor: 'The visitor. The mail is an acknowledgement or a reply.',
});

const about = {
  id: field.id('The id of the mail. Its Message-ID begins with it.'),
  to: field.oneOf(MailRecipientEnum, 'The recipient.'),
  state: field.oneOf(MailStateEnum, 'The state of the mail.'),
  lastError: field.orNull(
    field.text("The mail server's last error; null if there was none or the mail was sent."),
  ),
};

export const LeadMail = createType('LeadMail', 'A mail about a lead.', {
  ...about,
  isReply: field.flag('True if it is a reply of an admin; its id is then the `reply_id`.'),
  sentAt: field.orNull(field.time('The time at which the mail server accepted it; null until then.')),
  triedAt: field.orNull(field.time('The time of the last attempt; null until the first one.')),
  retries: field.int('The number of retries.'),
});
export type LeadMail = InstanceType<typeof LeadMail>;

const PendingMailType = createType('PendingMail', 'A mail in the state QUEUED or FAILED.', {
  ...about,
  submissionId: field.uuid('The `submissionId` of the lead.'),
  formType: field.text('The `formType` of the lead.'),
  email: field.text("The visitor's email address."),
  queuedSince: field.time('The time of the first attempt, from which on it waits.'),
  tries: field.int('The number of attempts.'),
  nextTry: field.orNull(
    field.time('The time of the next attempt; null during an attempt and if there is no further one.'),
  ),
});
type PendingMailType = InstanceType<typeof PendingMailType>;

export const PendingMailConnection = createConnection(
  'PendingMail',
  'A page of the mails in the state QUEUED or FAILED, oldest first.',
  () => PendingMailType,
  {
    failedCount: field.int('The number of mails in the state FAILED, on all pages.'),
    overdueCount: field.int('The number of mails queued for more than an hour, on all pages.'),
  },
);
export type PendingMailConnection = InstanceType<typeof PendingMailConnection>;

const viewBase = ({ mail_id, kind, state, lastError = null }: StoredMail) => ({
  id: mail_id,
  to: (kind === 'lead' ? 'business' : 'visitor') as Recipient,
  state: state as MailState,
  lastError,
});

/** Converts a mail to its GraphQL type. */
export function viewMail(mail: StoredMail): LeadMail {
  const { kind, sentAt = null, triedAt = null, tries } = mail;
  return { ...viewBase(mail), isReply: kind === 'reply', sentAt, triedAt, retries: Math.max(0, tries - 1) };
}

/** Converts a pending mail, with its lead, to its GraphQL type. */
export function viewPendingMail(mail: StoredMail): PendingMailType {
  const { state, firstDueAt: queuedSince, dueAt, lockedUntil, tries, lead } = mail;
  const isWaiting = state === 'queued' && !(lockedUntil && lockedUntil > new Date());
  const { submissionId, formType, email } = lead;
  const nextTry = isWaiting ? dueAt : null;
  return { ...viewBase(mail), submissionId, formType, email, tries, queuedSince, nextTry };
}
