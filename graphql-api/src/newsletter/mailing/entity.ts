import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { primaryForeignKey } from '../../platform/database/foreign-key.ts';
import { SubscriptionEntity } from '../subscription.entity.ts';
import type { Segment } from './readers.ts';

/** An article or a project in a newsletter, as it was when the newsletter was sent. */
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

/** The rounds of a newsletter: its publication, and sent again to the readers who opened no link. */
export const [FIRST, AGAIN] = [1, 2];

/** The mails of a newsletter, with its texts at the time of its publication. */
export const MailingEntity = defineEntity({
  name: 'Mailing',
  tableName: 'mailing',
  uniques: [{ properties: ['number', 'round'] }],
  properties: {
    mailing_id: p.uuid().primary(),
    /** The number of the newsletter. */
    number: p.integer(),
    /** `FIRST` or `AGAIN`. */
    round: p.integer(),
    /** The subject. */
    title: p.text(),
    /** The introduction as sanitized HTML. */
    intro: p.text(),
    items: p.json().$type<MailingItem[]>().defaultRaw("'[]'"),
    /** The segment of its readers; null for all subscribers. */
    segment: p.text().$type<NonNullable<Segment>>().nullable(),
    /** Whether its links count how often they are opened. */
    countsClicks: p.boolean().default(false),
    startedAt: p.datetime(),
    /** The email address of the admin. */
    startedBy: p.text().nullable(),
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

/** A reader who opened a link of a mailing. */
export const MailingReaderEntity = defineEntity({
  name: 'MailingReader',
  tableName: 'mailing_reader',
  properties: {
    mailing: () => primaryForeignKey(MailingEntity, 'mailing_id'),
    subscription: () => primaryForeignKey(SubscriptionEntity, 'subscription_id'),
  },
});
