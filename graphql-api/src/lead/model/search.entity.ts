import { defineEntity, p } from '@mikro-orm/core';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import { primaryForeignKey } from '../../platform/database/foreign-key.ts';
import { LeadEntity } from './lead.entity.ts';

/** The text of a lead for searches. Triggers fill it. */
export const LeadSearchEntity = defineEntity({
  name: 'LeadSearch',
  tableName: 'lead_search',
  properties: {
    lead: () => primaryForeignKey(LeadEntity, 'lead_id'),
    text: p.text(),
    conversation: p.uuid().nullable(),
  },
});

/** What an admin has typed in answer to a lead. */
export const LeadDraftEntity = defineEntity({
  name: 'LeadDraft',
  tableName: 'lead_draft',
  properties: {
    lead: () => primaryForeignKey(LeadEntity, 'lead_id'),
    account: () => primaryForeignKey(AccountEntity, 'account_id'),
    subject: p.text(),
    reply: p.text(),
    pictures: p.array(),
    note: p.text(),
    sendAt: p.datetime().nullable(),
    savedAt: p.datetime().defaultRaw('now()'),
  },
});
