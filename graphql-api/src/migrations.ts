import { AccountBaseline } from './account/baseline.migration.ts';
import { BlogBaseline } from './blog/baseline.migration.ts';
import { EntryBaseline } from './entry/baseline.migration.ts';
import { LeadBaseline } from './lead/baseline.migration.ts';
import { MailboxBaseline } from './lead/mailbox/baseline.migration.ts';
import { MailBaseline } from './mail/baseline.migration.ts';
import { NewsletterBaseline } from './newsletter/baseline.migration.ts';
import { NotificationBaseline } from './notification/baseline.migration.ts';
import { ImportBaseline } from './operations/import/baseline.migration.ts';
import { PictureBaseline } from './picture/baseline.migration.ts';
import { PictureLibrary } from './picture/library.migration.ts';
import { AccessBaseline } from './platform/access/baseline.migration.ts';
import { DatabaseBaseline } from './platform/database/baseline.migration.ts';
import { JobBaseline } from './platform/job/baseline.migration.ts';
import { LimitBaseline } from './platform/limit/baseline.migration.ts';

/** Every migration, in the order of execution. A released one never changes. */
export const migrations = [
  { name: 'baseline-database', class: DatabaseBaseline },
  { name: 'baseline-limit', class: LimitBaseline },
  { name: 'baseline-job', class: JobBaseline },
  { name: 'baseline-access', class: AccessBaseline },
  { name: 'baseline-account', class: AccountBaseline },
  { name: 'baseline-picture', class: PictureBaseline },
  { name: 'baseline-entry', class: EntryBaseline },
  { name: 'baseline-blog', class: BlogBaseline },
  { name: 'baseline-notification', class: NotificationBaseline },
  { name: 'baseline-newsletter', class: NewsletterBaseline },
  { name: 'baseline-lead', class: LeadBaseline },
  { name: 'baseline-mail', class: MailBaseline },
  { name: 'baseline-mailbox', class: MailboxBaseline },
  { name: 'baseline-import', class: ImportBaseline },
  { name: 'picture-library', class: PictureLibrary },
];
