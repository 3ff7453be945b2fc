import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import { primaryForeignKey } from '../../platform/database/foreign-key.ts';
import type { MailingInput } from './type.ts';

/** An article or a project in a newsletter, as it was when the newsletter was written. */
export interface MailingItem {
  kind: 'article' | 'project';
  title: string;
  /** Its opening as sanitized HTML. */
  html: string;
  path: string;
  /** The path of a JPEG. */
  picture?: string | undefined;
  alt?: string | undefined;
}

/** A newsletter, with its texts at the time of its start, or when it was scheduled. */
export const MailingEntity = defineEntity({
  name: 'Mailing',
  tableName: 'mailing',
  properties: {
    /** Created by the client, so that a newsletter started twice is one. */
    mailing_id: p.uuid().primary(),
    /** The subject. */
    title: p.text(),
    /** The introduction as sanitized HTML. */
    intro: p.text(),
    items: p.json().$type<MailingItem[]>().defaultRaw("'[]'"),
    /** The page on which its readers subscribed; null for all subscribers. */
    segment: p.text().nullable(),
    /** The admin's input, a draft again after a cancellation. */
    input: p.json().$type<MailingInput>(),
    /** Whether its links count how often they are opened. */
    countsClicks: p.boolean().default(false),
    /** The time of its start; null until then. */
    startedAt: p.datetime().nullable(),
    /** The time at which it starts; null if it was not scheduled. */
    scheduledFor: p.datetime().nullable(),
    /** The email address of the admin. */
    startedBy: p.text(),
  },
});

export type Mailing = InferEntity<typeof MailingEntity>;

/** How often the links of an item were opened. */
export const MailingClickEntity = defineEntity({
  name: 'MailingClick',
  tableName: 'mailing_click',
  properties: {
    mailing: () => primaryForeignKey(MailingEntity, 'mailing_id'),
    /** Its position in the newsletter. */
    item: p.integer().primary(),
    count: p.integer(),
  },
});

/** The newsletter that an admin is writing. */
export const MailingDraftEntity = defineEntity({
  name: 'MailingDraft',
  tableName: 'mailing_draft',
  properties: {
    account: () => primaryForeignKey(AccountEntity, 'account_id'),
    input: p.json().$type<MailingInput>(),
    savedAt: p.datetime().defaultRaw('now()'),
  },
});
