import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MailState as StoredState } from '../../mail/service.ts';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { createEnum } from '../../platform/graphql/enum.ts';
import type { LeadMail as StoredMail } from '../model/mail.entity.ts';

type MailState = Exclude<StoredState, 'dropped'>;
type Recipient = 'business' | 'visitor';

const MailStateEnum = createEnum<MailState>({
  name: 'MailState',
  description: 'The state of a mail.',
  values: {
    queued: 'It will be sent, or retried after a delay.',
    sent: 'The mail server accepted it.',
    failed: 'The mail server rejected it permanently. `resendMail` sends it again.',
    held: 'Not sent, because its lead is marked as spam, or because it was restored from a backup and may have been sent since. It is sent when an admin unmarks the lead, or by `resendMail`.',
  },
});

const MailRecipientEnum = createEnum<Recipient>({
  name: 'MailRecipient',
  description: 'The recipient of a mail.',
  values: {
    business: 'The business. The mail has all fields of the lead.',
    visitor: 'The visitor. The mail is an acknowledgement or a reply.',
  },
});

@ObjectType()
class MailBase {
  @Field(() => ID, { description: 'The id of the mail. Its Message-ID begins with it.' })
  id: string;

  @Field(() => MailRecipientEnum, { description: 'The recipient.' })
  to: Recipient;

  @Field(() => MailStateEnum, { description: 'The state of the mail.' })
  state: MailState;

  @Field(() => String, {
    nullable: true,
    description: "The mail server's last error; null if there was none or the mail was sent.",
  })
  lastError: string | null;
}

@ObjectType({ description: 'A mail about a lead.' })
export class LeadMail extends MailBase {
  @Field(() => Boolean, { description: 'True if it is a reply of an admin; its id is then the `reply_id`.' })
  isReply: boolean;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time at which the mail server accepted it; null until then.',
  })
  sentAt: Date | null;

  @Field(() => Int, { description: 'The number of retries.' })
  retries: number;
}

@ObjectType('PendingMail', { description: 'A mail in the state QUEUED or FAILED.' })
class PendingMailType extends MailBase {
  @Field(() => GraphQLUUID, { description: 'The `submissionId` of the lead.' })
  submissionId: string;

  @Field(() => String, { description: 'The `formType` of the lead.' })
  formType: string;

  @Field(() => String, { description: "The visitor's email address." })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which the mail was queued.' })
  queuedSince: Date;

  @Field(() => Int, { description: 'The number of attempts.' })
  tries: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of the next attempt; null during an attempt and if there is no further one.',
  })
  nextTry: Date | null;
}

@ObjectType({ description: 'A page of the mails in the state QUEUED or FAILED, oldest first.' })
export class PendingMailConnection extends ConnectionOf('PendingMail', () => PendingMailType) {
  @Field(() => Int, { description: 'The number of mails in the state FAILED, on all pages.' })
  failedCount: number;

  @Field(() => Int, { description: 'The number of mails queued for more than an hour, on all pages.' })
  overdueCount: number;
}

const viewBase = ({ mail_id, kind, state, lastError = null }: StoredMail): MailBase => ({
  id: mail_id,
  to: kind === 'lead' ? 'business' : 'visitor',
  state: state as MailState,
  lastError,
});

/** Converts a mail to its GraphQL type. */
export function viewMail(mail: StoredMail): LeadMail {
  const { kind, sentAt = null, tries } = mail;
  return { ...viewBase(mail), isReply: kind === 'reply', sentAt, retries: Math.max(0, tries - 1) };
}

/** Converts a pending mail, with its lead, to its GraphQL type. */
export function viewPendingMail(mail: StoredMail): PendingMailType {
  const { state, createdAt: queuedSince, dueAt, lockedUntil, tries, lead } = mail;
  const isWaiting = state === 'queued' && !(lockedUntil && lockedUntil > new Date());
  const { submissionId, formType, email } = lead;
  const nextTry = isWaiting ? dueAt : null;
  return { ...viewBase(mail), submissionId, formType, email, tries, queuedSince, nextTry };
}
