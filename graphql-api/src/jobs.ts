import { linkMails } from './account/link/mails.ts';
import { composeTestMail } from './lead/mailbox/state.ts';
import { leadMails } from './lead/mails/message.ts';
import { composeReminder } from './lead/reply/reminder.ts';
import type { MailKind } from './mail/service.ts';
import type { ComposeMail } from './mail/worker.ts';
import { composeNewsletter } from './newsletter/mailing/compose.ts';
import { composeUnpublished } from './publication/mail.ts';

/** The composer of every kind of mail. */
export const composers: Record<MailKind, ComposeMail> = {
  ...leadMails,
  ...linkMails,
  newsletter: composeNewsletter,
  reminder: composeReminder,
  mailbox: composeTestMail,
  unpublished: composeUnpublished,
};
