import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LeadEntity } from './lead.entity.ts';

export const LeadReplyEntity = defineEntity({
  name: 'LeadReply',
  tableName: 'lead_reply',
  properties: {
    /** Created by the client; also the id of its mail, so that a reply sent twice is one mail. */
    reply_id: p.uuid().primary(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    text: p.text(),
    /** The email address of the admin. */
    writtenBy: p.text(),
    writtenAt: p.datetime(),
  },
});

export type LeadReply = InferEntity<typeof LeadReplyEntity>;
