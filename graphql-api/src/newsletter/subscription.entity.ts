import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What proves a consent, as Canada's Anti-Spam Legislation asks for it. */
const consent = {
  consentedAt: p.datetime(),
  /** Which consent text the form showed; null where the client did not say. */
  consentVersion: p.text().nullable(),
  /** Path of the page with the form; null where the client did not say. */
  page: p.text().nullable(),
};

/** A subscription, active or ended. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    /** Random, and the secret of the subscriber's unsubscribe link. */
    id: p.uuid().primary(),
    /** In lower case; unique, so that subscribing twice is one subscription. */
    email: p.text().unique(),
    ...consent,
    /** When the owner of the address confirmed; nobody is sent a newsletter before. */
    confirmedAt: p.datetime().nullable(),
    /** The id of the request that was confirmed; null for who subscribed before that was asked for. */
    confirmationId: p.uuid().nullable().unique(),
    /** Null while the subscription is active. */
    unsubscribedAt: p.datetime().nullable(),
  },
});

export type Subscription = InferEntity<typeof SubscriptionEntity>;

/** Somebody typed this address into the newsletter form; whether it was its owner is not known yet. */
export const SubscriptionRequestEntity = defineEntity({
  name: 'SubscriptionRequest',
  tableName: 'subscription_request',
  properties: {
    /** Random, and the secret of the link that confirms; known only to who reads the mail. */
    id: p.uuid().primary(),
    /** In lower case; one request for an address. */
    email: p.text().unique(),
    /** The id that the subscription has, or will have: the secret of its unsubscribe link. */
    subscriptionId: p.uuid(),
    ...consent,
    /** A week after the mail was last tried. */
    expiresAt: p.datetime(),
  },
});

export type SubscriptionRequest = InferEntity<typeof SubscriptionRequestEntity>;
