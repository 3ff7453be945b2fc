import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Proof of consent, as Canada's Anti-Spam Legislation requires. */
const consent = {
  consentedAt: p.datetime(),
  /** The version of the consent text that the form showed; null if the client did not send it. */
  consentVersion: p.text().nullable(),
  /** Path of the page with the form; null if the client did not send it. */
  page: p.text().nullable(),
};

/** A subscription, active or ended. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    /** Random: the secret of the unsubscribe link. */
    id: p.uuid().primary(),
    /** In lower case; unique, so that subscribing twice is one subscription. */
    email: p.text().unique(),
    ...consent,
    /** Time of the confirmation; no newsletter is sent before. */
    confirmedAt: p.datetime().nullable(),
    /** The id of the confirmed request; null if there was none. */
    confirmationId: p.uuid().nullable().unique(),
    /** Null while the subscription is active. */
    unsubscribedAt: p.datetime().nullable(),
  },
});

export type Subscription = InferEntity<typeof SubscriptionEntity>;

/** An unconfirmed subscription: the owner of the email address may not have sent the form. */
export const SubscriptionRequestEntity = defineEntity({
  name: 'SubscriptionRequest',
  tableName: 'subscription_request',
  properties: {
    /** Random: the secret of the confirmation link, which only the mail contains. */
    id: p.uuid().primary(),
    /** In lower case; one request for an email address. */
    email: p.text().unique(),
    /** The id of the subscription: the secret of its unsubscribe link. */
    subscriptionId: p.uuid(),
    ...consent,
    /** A week after the last try to send the mail. */
    expiresAt: p.datetime().index(),
  },
});

export type SubscriptionRequest = InferEntity<typeof SubscriptionRequestEntity>;
