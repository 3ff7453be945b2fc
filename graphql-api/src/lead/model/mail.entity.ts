import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MailKind, MailState } from '../../mail/service.ts';
import { LeadEntity } from './lead.entity.ts';

/** A mail about a lead. */
export const LeadMailEntity = defineEntity({
  name: 'LeadMail',
  tableName: 'mail',
  properties: {
    /** The first half of the Message-ID; of a reply its `reply_id`. */
    mail_id: p.uuid().primary(),
    kind: p.text().$type<MailKind>(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    state: p.text().$type<MailState>(),
    createdAt: p.datetime(),
    /** The time of the next try, if it is queued. */
    dueAt: p.datetime(),
    /** Set while it is being sent. */
    lockedUntil: p.datetime().nullable(),
    tries: p.integer(),
    /** The mail server's last error; null if there was none or the mail was sent. */
    lastError: p.text().nullable(),
    sentAt: p.datetime().nullable(),
  },
});

export type LeadMail = InferEntity<typeof LeadMailEntity>;
