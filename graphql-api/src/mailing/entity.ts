import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { SubscriptionEntity } from '../newsletter/subscription.entity.ts';

/** An article that is sent to the subscribers of the newsletter, with its texts at the time of the start. */
export const MailingEntity = defineEntity({
  name: 'Mailing',
  tableName: 'mailing',
  properties: {
    mailing_id: p.uuid().primary(),
    /** Unique: an article is sent once. */
    blog_id: p.integer().unique(),
    title: p.text(),
    /** The opening of the article as sanitized HTML. */
    intro: p.text(),
    path: p.text(),
    startedAt: p.datetime(),
    /** The email address of the admin. */
    startedBy: p.text(),
  },
});

export type Mailing = InferEntity<typeof MailingEntity>;

/** The state of one subscriber's mail. `unsubscribed`: the subscription ended before the mail was sent. */
export type RecipientState = 'waiting' | 'sent' | 'failed' | 'unsubscribed';

export const MailingRecipientEntity = defineEntity({
  name: 'MailingRecipient',
  tableName: 'mailing_recipient',
  properties: {
    /** Also the id of the mail's job. */
    recipient_id: p.uuid().primary(),
    mailing: () => p.manyToOne(MailingEntity).joinColumn('mailing_id'),
    subscription: () => p.manyToOne(SubscriptionEntity).joinColumn('subscription_id'),
    state: p.text().$type<RecipientState>(),
    /** The mail server's reason for a rejection. */
    error: p.text().nullable(),
  },
});

export type MailingRecipient = InferEntity<typeof MailingRecipientEntity>;
