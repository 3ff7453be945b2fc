import { PasswordLinkEntity } from './account/link/entity.ts';
import { ImportedArticleEntity } from './blog/imported.ts';
import * as entry from './entry/entity.ts';
import { ErasureEntity } from './lead/erasure/entity.ts';
import * as mailbox from './lead/mailbox/entity.ts';
import * as lead from './lead/model/lead.entity.ts';
import { LeadDraftEntity, LeadSearchEntity } from './lead/model/search.entity.ts';
import { PhotoEntity } from './lead/photos/entity.ts';
import { MailingClickEntity, MailingDraftEntity, MailingEntity } from './newsletter/mailing/entity.ts';
import { SubscriptionEntity, SubscriptionRequestEntity } from './newsletter/subscription.entity.ts';
import { PushDeviceEntity } from './notification/entity.ts';
import { ImportLineEntity, ImportRunEntity } from './operations/import/run.entity.ts';
import { PictureEntity, VideoEntity } from './picture/entity.ts';
import { AccountEntity, SecondFactorEntity, SessionEntity } from './platform/access/account.entity.ts';
import { ActivityEntity } from './platform/access/activity.ts';
import { ContentIdEntity, ContentVersionEntity, SecretEntity } from './platform/database/tables.entity.ts';
import { JobEntity } from './platform/job/entity.ts';
import { RateLimitEntity } from './platform/limit/entity.ts';

/** Every table. A new one needs a migration, too; a test compares them. */
export const entities = [
  SecretEntity,
  ContentVersionEntity,
  ContentIdEntity,
  RateLimitEntity,
  JobEntity,
  AccountEntity,
  SessionEntity,
  SecondFactorEntity,
  PasswordLinkEntity,
  ActivityEntity,
  ImportedArticleEntity,
  entry.EntryEntity,
  entry.EntryNumberEntity,
  entry.EntryVersionEntity,
  entry.EntryDraftEntity,
  entry.DraftLinkEntity,
  entry.RedirectEntity,
  PictureEntity,
  VideoEntity,
  lead.LeadEntity,
  LeadSearchEntity,
  LeadDraftEntity,
  lead.LeadMailEntity,
  lead.LeadNoteEntity,
  lead.LeadReplyEntity,
  lead.LeadMessageEntity,
  mailbox.MailboxEntity,
  mailbox.MailboxFolderEntity,
  mailbox.MailboxFailureEntity,
  ErasureEntity,
  PhotoEntity,
  SubscriptionEntity,
  SubscriptionRequestEntity,
  MailingEntity,
  MailingClickEntity,
  MailingDraftEntity,
  PushDeviceEntity,
  ImportRunEntity,
  ImportLineEntity,
];
