import { linkMails } from './account/link/mails.ts';
import { composeTestMail } from './lead/mailbox/state.ts';
import { leadMails } from './lead/mails/message.ts';
import { leadNotification } from './lead/mails/notification.ts';
import { photoSweepJob } from './lead/photos/service.ts';
import { composeReminder, reminderJob } from './lead/reply/reminder.ts';
import type { MailKind } from './mail/service.ts';
import type { ComposeMail } from './mail/worker.ts';
import { composeNewsletter } from './newsletter/mailing/compose.ts';
import { mailingJob } from './newsletter/mailing/service.ts';
import { pushJob } from './notification/jobs.ts';
import { importJob } from './operations/import/run.job.ts';
import { pictureJob } from './picture/service.ts';
import type { JobKind } from './platform/job/queue.ts';
import { publishJob } from './publication/jobs.ts';
import { composeUnpublished } from './publication/mail.ts';
import { purgeJob } from './purge.jobs.ts';

/** Every kind of job. */
export const jobs: readonly JobKind[] = [
  pushJob(leadNotification),
  pictureJob,
  publishJob,
  photoSweepJob,
  purgeJob,
  reminderJob,
  mailingJob,
  importJob,
];

/** The composer of every kind of mail. */
export const composers: Record<MailKind, ComposeMail> = {
  ...leadMails,
  ...linkMails,
  newsletter: composeNewsletter,
  reminder: composeReminder,
  mailbox: composeTestMail,
  unpublished: composeUnpublished,
};
