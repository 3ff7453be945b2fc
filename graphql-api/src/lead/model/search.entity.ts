import { defineEntity, p } from '@mikro-orm/core';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import { LeadEntity } from './lead.entity.ts';

/** The text of a lead for searches. Triggers fill it. */
export const LeadSearchEntity = defineEntity({
  name: 'LeadSearch',
  tableName: 'lead_search',
  properties: {
    lead: () =>
      p.manyToOne(LeadEntity).joinColumn('lead_id').primary().deleteRule('cascade').updateRule('no action'),
    text: p.text(),
    conversation: p.uuid().nullable(),
  },
});

/** What an admin has typed in answer to a lead. */
export const LeadDraftEntity = defineEntity({
  name: 'LeadDraft',
  tableName: 'lead_draft',
  properties: {
    lead: () =>
      p.manyToOne(LeadEntity).joinColumn('lead_id').primary().deleteRule('cascade').updateRule('no action'),
    account: () =>
      p
        .manyToOne(AccountEntity)
        .joinColumn('account_id')
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    subject: p.text(),
    reply: p.text(),
    pictures: p.array(),
    note: p.text(),
    savedAt: p.datetime().defaultRaw('now()'),
  },
});
