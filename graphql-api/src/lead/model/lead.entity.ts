import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MailKind, MailState } from '../../mail/service.ts';
import type { LeadSource } from './source.ts';

/** The submitted values by field name (docs/product.md). */
export type LeadFields = Record<string, string | number | string[]>;

/** The state of a lead. */
export const leadStates = ['new', 'answered', 'done', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** A list of the inbox: a conversation is in one of them. */
export type LeadBox = 'new' | 'waiting' | 'follow_up' | 'done' | 'any' | 'spam';

export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    id: p.uuid().primary(),
    /** Created by the client; unique, so that a form sent twice is one lead. */
    submissionId: p.uuid().unique(),
    /** The submissionId of the version that this one corrects, which may arrive later or never. */
    replaces: p.uuid().nullable(),
    /** The form's name (docs/product.md). */
    formType: p.text(),
    /** The visitor's email address; the newsletter form accepts any text. */
    email: p.text(),
    submittedAt: p.datetime(),
    fields: p.json().$type<LeadFields>(),
    source: p.json().$type<LeadSource>().nullable(),
    /** File names of the photos, in the visitor's order. */
    photos: p.array(),
    /** Leads that look like spam are stored, too. */
    spam: p.boolean(),
    /** 'spam' only if an admin set it. */
    state: p.text().$type<LeadState>().default('new'),
    /** The time at which the acknowledgement was queued; null without one. */
    acknowledgedAt: p.datetime().nullable(),
    /** The time at which an admin read it; null if it is unread. */
    readAt: p.datetime().nullable(),
    /** The time at which an admin first replied or set another state than 'new'. */
    answeredAt: p.datetime().nullable(),
    /** The day of the reminder: '2026-11-30'. */
    followUpOn: p.date().nullable(),
    /** The leads of one person have the same; null for a newsletter subscription. A trigger sets it. */
    conversation: p.uuid().nullable(),
  },
});

export type Lead = InferEntity<typeof LeadEntity>;

export const LeadNoteEntity = defineEntity({
  name: 'LeadNote',
  tableName: 'lead_note',
  properties: {
    note_id: p.integer().primary().autoincrement(),
    /** Created by the client; null if it has none. */
    content_id: p.uuid().nullable(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    text: p.text(),
    /** The email address of the admin. */
    writtenBy: p.text(),
    writtenAt: p.datetime(),
  },
});

export type LeadNote = InferEntity<typeof LeadNoteEntity>;

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

/** A mail about a lead. */
export const LeadMailEntity = defineEntity({
  name: 'LeadMail',
  tableName: 'mail',
  properties: {
    /** The first half of the Message-ID; of a reply its `reply_id`. */
    mail_id: p.uuid().primary(),
    kind: p.text().$type<MailKind>(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    /** The subject of the sent mail; null until it is sent. */
    subject: p.text().nullable(),
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
