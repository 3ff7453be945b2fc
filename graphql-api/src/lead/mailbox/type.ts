import { createEnum, createType, field } from '../../platform/graphql/type.ts';

type State = 'off' | 'waiting' | 'reading' | 'refused';

const MailboxStateEnum = createEnum<State>('MailboxState', "The state of the business's mailbox.", {
  off: '`IMAP_URL` is not set.',
  waiting: 'It has not been read yet.',
  reading: 'The last reading had no error.',
  refused: 'The mailbox cannot be reached, or refuses the server.',
});

export const MailboxType = createType('Mailbox', "The business's mailbox, from which messages come.", {
  state: field.oneOf(MailboxStateEnum, 'The state.'),
  user: field.orNull(field.text('The user of `IMAP_URL`; null without it.')),
  lastReadAt: field.orNull(
    field.time('The time of the last reading without an error; null if there was none.'),
  ),
  failingSince: field.orNull(field.time('The time of the first error since; null if there was none.')),
  error: field.orNull(field.text('The words of the mail server or the provider; null without an error.')),
  otherCount: field.int(
    'The number of read mails that are in no conversation. They stay in the mailbox only.',
  ),
  failedCount: field.int('The number of mails that could not be stored. `npm run mails` lists them.'),
  testSentAt: field.orNull(field.time('The time of the last `testMailbox`; null if there was none.')),
  testArrivedAt: field.orNull(field.time('The time at which its mail arrived; null until then.')),
  isTestOverdue: field.flag('True if its mail has not arrived within two minutes.'),
});
export type MailboxType = InstanceType<typeof MailboxType>;
