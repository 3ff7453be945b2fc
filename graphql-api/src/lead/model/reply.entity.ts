import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LeadEntity } from './lead.entity.ts';

export const LeadReplyEntity = defineEntity({
  name: 'LeadReply',
  tableName: 'lead_reply',
  properties: {
    /** Created by the client; also the id of its mail, so that a reply sent twice is one mail. */
    reply_id: p.uuid().primary(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    /** Null for the subject of the acknowledgement, whose thread the reply is in. */
    subject: p.text().nullable(),
    text: p.text(),
    /** The `picture_id` of each attached picture. */
    pictures: p.array(),
    /** The email address of the admin. */
    writtenBy: p.text(),
    writtenAt: p.datetime(),
  },
});

export type LeadReply = InferEntity<typeof LeadReplyEntity>;
