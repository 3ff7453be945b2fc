import { PasswordLinkEntity } from './account/link/entity.ts';
import { ImportedArticleEntity } from './blog/imported.ts';
import {
  DraftLinkEntity,
  EntryDraftEntity,
  EntryEntity,
  EntryVersionEntity,
  RedirectEntity,
} from './entry/entity.ts';
import { ErasureEntity } from './lead/erasure/entity.ts';
import { LeadEntity, LeadMailEntity, LeadNoteEntity, LeadReplyEntity } from './lead/model/lead.entity.ts';
import { PhotoEntity } from './lead/photos/entity.ts';
import { MailingEntity } from './newsletter/mailing/entity.ts';
import { SubscriptionEntity, SubscriptionRequestEntity } from './newsletter/subscription.entity.ts';
import { ImportLineEntity, ImportRunEntity } from './operations/import/run.entity.ts';
import { PictureEntity, VideoEntity } from './picture/entity.ts';
import { AccountEntity, SecondFactorEntity, SessionEntity } from './platform/access/account.entity.ts';
import { ActivityEntity } from './platform/access/activity.ts';

/** Every entity. A new one needs a migration, too. Plain SQL reads counters, keys and jobs. */
export const entities = [
  AccountEntity,
  SessionEntity,
  SecondFactorEntity,
  PasswordLinkEntity,
  ActivityEntity,
  ImportedArticleEntity,
  EntryEntity,
  EntryVersionEntity,
  EntryDraftEntity,
  DraftLinkEntity,
  RedirectEntity,
  PictureEntity,
  VideoEntity,
  LeadEntity,
  LeadMailEntity,
  LeadNoteEntity,
  LeadReplyEntity,
  ErasureEntity,
  PhotoEntity,
  SubscriptionEntity,
  SubscriptionRequestEntity,
  MailingEntity,
  ImportRunEntity,
  ImportLineEntity,
];
