import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A subscriber, with the proof of consent that Canada's Anti-Spam Legislation asks for. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    /** Random, and the secret of the subscriber's unsubscribe link. */
    id: p.uuid().primary(),
    /** In lower case; unique, so that subscribing twice is one subscription. */
    email: p.text().unique(),
    consentedAt: p.datetime(),
    /** Which words stood beside the form; null where the client did not say. */
    consentVersion: p.text().nullable(),
    /** Path of the page with the form; null where the client did not say. */
    page: p.text().nullable(),
    /** Null while the subscription holds. */
    unsubscribedAt: p.datetime().nullable(),
  },
});

export type Subscription = InferEntity<typeof SubscriptionEntity>;
