import { defineEntity, type InferEntity, type Opt, p } from '@mikro-orm/core';
import { type MailState, mailStates } from '../../mail/service.ts';
import type { LeadSource } from './source.ts';

/** The submitted values by field name (docs/product.md). */
export type LeadFields = Record<string, string | number | string[]>;

/** The state of a lead. */
export const leadStates = ['new', 'answered', 'done', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

/** A list of the inbox: a conversation is in one of them. */
export type LeadBox = 'new' | 'waiting' | 'follow_up' | 'done' | 'any' | 'spam';

/** SQL that is true for these values of a column. */
const oneOf = (column: string, values: readonly string[]) =>
  `"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`;

const newestFirst = [
  { name: 'submittedAt', sort: 'desc' as const },
  { name: 'id', sort: 'desc' as const },
];

export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  indexes: [
    {
      name: 'lead_list',
      columns: newestFirst,
      include: ['submissionId', 'formType', 'state', 'spam', 'unanswered'],
    },
    {
      name: 'lead_found',
      properties: ['id'],
      include: ['submittedAt', 'submissionId', 'formType', 'state', 'spam', 'unanswered'],
    },
    { name: 'lead_spam', columns: newestFirst, include: ['submissionId'], where: '"spam"' },
    {
      name: 'lead_overview',
      properties: ['submittedAt'],
      include: ['state', 'unanswered', 'submissionId', 'formType', 'sourceName', 'answeredAt'],
      where: `not "spam" and "formType" <> 'Newsletter'`,
    },
    {
      name: 'lead_inbox',
      columns: [
        { name: 'box' },
        { name: 'activeAt', sort: 'desc' as const },
        { name: 'id', sort: 'desc' as const },
      ],
      include: ['conversation', 'followUpOn'],
      where: '"isHead"',
    },
    { name: 'lead_head', properties: ['conversation'], where: '"isHead"' },
    { name: 'lead_unread', properties: ['id'], where: '"isHead" and "readAt" is null' },
    { name: 'lead_conversation_submittedAt_id_idx', columns: [{ name: 'conversation' }, ...newestFirst] },
    { properties: ['submissionId'], where: '"unanswered"' },
    {
      name: 'lead_replaces_spam_idx',
      properties: ['replaces'],
      include: ['spam'],
      where: '"replaces" is not null',
    },
    { properties: ['acknowledgedAt'], where: '"acknowledgedAt" is not null' },
    { properties: ['followUpOn'], where: '"followUpOn" is not null' },
    {
      name: 'lead_lower_submittedAt_idx',
      expression: 'create index on "lead" (lower("email"), "submittedAt" desc)',
    },
    {
      name: 'lead_lead_phone_submittedAt_idx',
      expression: 'create index on "lead" ("lead_phone"("fields"), "submittedAt" desc)',
    },
  ],
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
    state: p.text().$type<LeadState>().default('new').check(oneOf('state', leadStates)),
    /** The time at which the acknowledgement was queued; null without one. */
    acknowledgedAt: p.datetime().nullable(),
    /** The time at which an admin read it; null if it is unread. */
    readAt: p.datetime().nullable(),
    /** The time at which an admin first replied or set another state than 'new'. */
    answeredAt: p.datetime().nullable(),
    /** Whether the client has written since the last answer. */
    awaitsReply: p.boolean().default(false),
    /** The time of the client's newest mail that is not automatic; null without one. */
    messagedAt: p.datetime().nullable(),
    /** The time of the client's form or newest mail. */
    activeAt: p.datetime().$type<Opt<Date>>().generated(`greatest("submittedAt", "messagedAt") stored`),
    /** The day of the reminder: '2026-11-30'. */
    followUpOn: p.date().nullable(),
    /** The leads of one person have the same; null for a newsletter subscription. A trigger sets it. */
    conversation: p.uuid().nullable(),
    /** Whether lists show it for its conversation. A trigger sets it. */
    isHead: p.boolean().default(false).persist(false),
    sourceName: p
      .text()
      .nullable()
      .generated(`coalesce("source" ->> 'utm_source', "source" ->> 'site') stored`)
      .persist(false),
    unanswered: p
      .boolean()
      .generated(
        `not "spam" and ("awaitsReply" or "state" = 'new' and ("formType" <> 'Newsletter' or "fields" -> 'message' is not null)) stored`,
      )
      .persist(false),
    box: p
      .text()
      .$type<LeadBox>()
      .generated(
        `case when "spam" then 'spam' when "awaitsReply" then 'new' when "followUpOn" is not null then 'follow_up' when "state" = 'new' then 'new' when "state" = 'answered' then 'waiting' else 'done' end stored`,
      )
      .persist(false),
  },
});

export type Lead = InferEntity<typeof LeadEntity>;

export const LeadNoteEntity = defineEntity({
  name: 'LeadNote',
  tableName: 'lead_note',
  properties: {
    note_id: p.integer().primary().autoincrement(),
    /** Created by the client; null if it has none. */
    content_id: p.uuid().nullable().unique(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id').index().deleteRule('cascade'),
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
  indexes: [{ properties: ['lead', 'writtenAt'] }],
  properties: {
    /** Created by the client; also the id of its mail, so that a reply sent twice is one mail. */
    reply_id: p.uuid().primary(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id').deleteRule('cascade'),
    /** Null for the subject of the acknowledgement, whose thread the reply is in. */
    subject: p.text().nullable(),
    text: p.text(),
    /** That of the admin when the reply was written; '' for none. The mail has it below the text. */
    signature: p.text().default(''),
    /** The `picture_id` of each attached picture. */
    pictures: p.array().default([]),
    /** The email address of the admin. */
    writtenBy: p.text(),
    writtenAt: p.datetime(),
    /** The time for which the admin scheduled it; null: it was sent at once. */
    sendAt: p.datetime().nullable(),
  },
});

export type LeadReply = InferEntity<typeof LeadReplyEntity>;

/** A file of a message. */
export interface MessageFile {
  name: string;
  contentType: string;
  /** In bytes. */
  size: number;
  /** The `fileName` of the photo, if it is a picture that could be decoded. */
  photo?: string;
}

/** A mail of a client. Its original is a file (message/files.ts). */
export const LeadMessageEntity = defineEntity({
  name: 'LeadMessage',
  tableName: 'lead_message',
  indexes: [
    { properties: ['lead', 'receivedAt'] },
    {
      name: 'lead_message_lower_idx',
      expression: 'create index on "lead_message" (lower("fromAddress"))',
    },
  ],
  properties: {
    /** Derived from `identity`. */
    message_id: p.uuid().primary(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id').deleteRule('cascade'),
    /** Hash of the headers and the size that a mail has in every folder. */
    identity: p.text().unique(),
    /** Its Message-ID with angle brackets; null without one. */
    messageId: p.text().nullable(),
    /** The Message-IDs of the mails before it in its thread. */
    references: p.array(),
    fromName: p.text().nullable(),
    fromAddress: p.text().nullable(),
    subject: p.text(),
    text: p.text(),
    quotedText: p.text().nullable(),
    hasHtml: p.boolean(),
    /** Whether the texts, the files or the original have less than the mail. */
    isCut: p.boolean(),
    files: p.json().$type<MessageFile[]>(),
    /** The time at which the mailbox received it, in whole seconds. */
    receivedAt: p.datetime(),
    /** The time since which an admin can answer it. */
    storedAt: p.datetime().defaultRaw('now()'),
    isAutomatic: p.boolean(),
    isFromOtherAddress: p.boolean(),
    /** The time of the next answer; null until then, and for automatic ones. */
    answeredAt: p.datetime().nullable(),
  },
});

export type LeadMessage = InferEntity<typeof LeadMessageEntity>;

/** A mail about a lead. */
export const LeadMailEntity = defineEntity({
  name: 'LeadMail',
  tableName: 'mail',
  indexes: [
    { properties: ['dueAt'], where: `"state" = 'queued' and "batch_id" is null` },
    {
      name: 'mail_dueAt_idx1',
      properties: ['dueAt'],
      where: `"state" = 'queued' and "batch_id" is not null`,
    },
    { properties: ['triedAt'], where: '"batch_id" is not null' },
    { properties: ['lead'], where: '"lead_id" is not null' },
    { properties: ['recipient'], where: '"batch_id" is not null' },
    { properties: ['firstDueAt'], where: `"lead_id" is not null and "state" in ('queued', 'failed')` },
  ],
  uniques: [{ properties: ['batch_id', 'recipient'] }],
  properties: {
    /** The first half of the Message-ID; of a reply its `reply_id`. */
    mail_id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    kind: p.text(),
    /** The email address; null for the business. */
    recipient: p.text().nullable(),
    /** Null for a mail that is not about a lead. */
    lead_id: p.uuid().nullable().persist(false),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id').deleteRule('cascade'),
    /** The content that many recipients get; null for a mail of its own. */
    batch_id: p.uuid().nullable(),
    /** The subject of the sent mail; null until it is sent. */
    subject: p.text().nullable(),
    state: p.text().$type<MailState>().default('queued').check(oneOf('state', mailStates)),
    /** The time of the first try: that of the creation, unless the mail is sent later. */
    firstDueAt: p.datetime().defaultRaw(`date_trunc('milliseconds'::text, now())`),
    /** The time of the next try, if it is queued. */
    dueAt: p.datetime().defaultRaw('now()'),
    /** Set while it is being sent. */
    lockedUntil: p.datetime().nullable(),
    triedAt: p.datetime().nullable(),
    tries: p.integer().default(0),
    rejections: p.integer().default(0),
    /** The mail server's last error; null if there was none or the mail was sent. */
    lastError: p.text().nullable(),
    sentAt: p.datetime().nullable(),
    /** The words of a mail server that could not deliver it after it was sent; null without. */
    bounce: p.text().nullable(),
  },
});

export type LeadMail = InferEntity<typeof LeadMailEntity>;
