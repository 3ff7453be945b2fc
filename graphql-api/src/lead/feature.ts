import { mailKinds } from '../mail/kind.ts';
import { pictureUses } from '../picture/sweep.ts';
import type { Feature } from '../platform/feature.ts';
import { LeadAdminResolver } from './admin/resolver.ts';
import { leadAdminRoutes } from './admin/rest.ts';
import { LeadBaseline } from './baseline.migration.ts';
import { ErasureEntity } from './erasure/entity.ts';
import { ErasureResolver } from './erasure/resolver.ts';
import { LeadResolver } from './intake/resolver.ts';
import { leadRoutes } from './intake/rest.ts';
import { MailboxBaseline } from './mailbox/baseline.migration.ts';
import * as mailbox from './mailbox/entity.ts';
import { MailboxResolver } from './mailbox/resolver.ts';
import { testMail } from './mailbox/state.ts';
import { startMailbox } from './mailbox/worker.ts';
import { leadMails } from './mails/message.ts';
import { MailResolver } from './mails/resolver.ts';
import { LeadMessageResolver } from './message/resolver.ts';
import { messageRoutes } from './message/rest.ts';
import * as model from './model/lead.entity.ts';
import { LeadDraftEntity, LeadSearchEntity } from './model/search.entity.ts';
import { LeadOverviewResolver } from './overview/resolver.ts';
import { PhotoEntity } from './photos/entity.ts';
import { PhotoResolver } from './photos/resolver.ts';
import { photoRoutes } from './photos/rest.ts';
import { photoSweepJob } from './photos/service.ts';
import { LeadProjectResolver } from './project/resolver.ts';
import { purgeLeads } from './purge.service.ts';
import { REPLY_PICTURES } from './reply/pictures.ts';
import { reminder, reminderJob } from './reply/reminder.ts';
import { LeadReplyResolver } from './reply/resolver.ts';
import { ReplyTemplateResolver } from './template/resolver.ts';
import { templateKind } from './template/service.ts';

/** The forms and mails of clients, and the answers. */
export const lead: Feature = {
  entities: [
    model.LeadEntity,
    LeadSearchEntity,
    LeadDraftEntity,
    model.LeadMailEntity,
    model.LeadNoteEntity,
    model.LeadReplyEntity,
    model.LeadMessageEntity,
    mailbox.MailboxEntity,
    mailbox.MailboxFolderEntity,
    mailbox.MailboxOtherEntity,
    mailbox.MailboxFailureEntity,
    ErasureEntity,
    PhotoEntity,
  ],
  migrations: [
    { name: 'baseline-lead', class: LeadBaseline },
    { name: 'baseline-mailbox', class: MailboxBaseline },
  ],
  derivedTables: ['lead_search'],
  kinds: [templateKind],
  resolvers: [
    PhotoResolver,
    LeadResolver,
    LeadAdminResolver,
    ErasureResolver,
    LeadOverviewResolver,
    LeadReplyResolver,
    LeadProjectResolver,
    LeadMessageResolver,
    MailboxResolver,
    ReplyTemplateResolver,
    MailResolver,
  ],
  routes: ({ app }) => [leadRoutes, leadAdminRoutes, photoRoutes(app), messageRoutes(app)],
  jobs: [photoSweepJob, reminderJob],
  adds: [mailKinds.with(...Object.values(leadMails), reminder, testMail), pictureUses.with(REPLY_PICTURES)],
  start: startMailbox,
  purge: purgeLeads,
};
