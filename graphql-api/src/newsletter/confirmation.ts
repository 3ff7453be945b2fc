import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../rules/field/format.ts';
import { consentWordings } from '../../../rules/form/consent.ts';
import { periods } from '../../../rules/periods.ts';
import {
  type Subscription,
  SubscriptionEntity,
  type SubscriptionRequest,
  SubscriptionRequestEntity,
} from './subscription.entity.ts';

// Double opt-in: anyone can enter an email address, but only the reader of its mail can confirm it.

/** Proof of consent; the client may have sent parts of it. */
interface Consent {
  page: string | undefined;
  consentVersion: string | undefined;
}

/** Returns the text of a version; undefined for an unknown one. */
export function consentWording(version: string | null | undefined): string | undefined {
  return version && Object.hasOwn(consentWordings, version) ? consentWordings[version] : undefined;
}

const EXPIRY = `now() + interval '${periods.confirmation.hours} hours'`;

export const CONFIRM_PATH = '/newsletter/confirm';

/** Returns the path of the confirmation page. Its id cannot be guessed. */
export function confirmPath({ id }: SubscriptionRequest): string {
  return `${CONFIRM_PATH}/${id}`;
}

/**
 * Stores a subscription request in the transaction of `em`. Ignores invalid email addresses, active
 * subscribers, subscribers who unsubscribed after `consentedAt`, and email addresses with an open request.
 */
export async function requestSubscription(
  em: EntityManager,
  { email: typed, page, consentVersion }: { email: string } & Consent,
  consentedAt: Date,
): Promise<void> {
  if (!formatPatterns.email.test(typed)) return;
  const email = typed.toLowerCase();
  await em.execute(
    `insert into "subscription_request"
       ("id", "email", "subscriptionId", "consentedAt", "consentVersion", "page", "expiresAt")
     select ?::uuid, ?::text, coalesce((select "id" from "subscription" where "email" = ?), ?::uuid),
       ?::timestamptz, ?::text, ?::text, ${EXPIRY}
     where not exists (
       select 1 from "subscription" where "email" = ?
         and ("confirmedAt" is not null and "unsubscribedAt" is null or "unsubscribedAt" >= ?::timestamptz))
     on conflict ("email") do update set
       "id" = excluded."id", "consentedAt" = excluded."consentedAt", "consentVersion" = excluded."consentVersion",
       "page" = excluded."page", "expiresAt" = excluded."expiresAt"
     where "subscription_request"."expiresAt" < now()`,
    [
      randomUUID(),
      email,
      email,
      randomUUID(),
      consentedAt,
      consentVersion ?? null,
      page ?? null,
      email,
      consentedAt,
    ],
  );
}

/**
 * Returns the open request of an email address and extends it by a week from the mail; null if there is none.
 */
export async function requestForMail(em: EntityManager, typed: string): Promise<SubscriptionRequest | null> {
  const email = typed.toLowerCase();
  await em.execute(`update "subscription_request" set "expiresAt" = ${EXPIRY} where "email" = ?`, [email]);
  return em.findOne(SubscriptionRequestEntity, { email });
}

/** Returns the open request of a confirmation link; null for any other text. */
export async function requestOfLink(em: EntityManager, id: string): Promise<SubscriptionRequest | null> {
  if (!formatPatterns.uuid.test(id)) return null;
  return em.findOne(SubscriptionRequestEntity, { id, expiresAt: { $gt: raw('now()') } });
}

/** Returns the subscription that this confirmation link created; null if there is none. */
export async function confirmedByLink(em: EntityManager, id: string): Promise<Subscription | null> {
  return formatPatterns.uuid.test(id) ? em.findOne(SubscriptionEntity, { confirmationId: id }) : null;
}

/** Subscribes the email address of an open request. Idempotent. */
export async function confirmSubscription(em: EntityManager, id: string): Promise<void> {
  if (!formatPatterns.uuid.test(id)) return;
  await em.execute(
    `with "confirmed" as (
       delete from "subscription_request" where "id" = ? and "expiresAt" > now() returning *
     )
     insert into "subscription"
       ("id", "email", "consentedAt", "consentVersion", "page", "confirmedAt", "confirmationId")
     select "subscriptionId", "email", "consentedAt", "consentVersion", "page", now(), "id" from "confirmed"
     on conflict ("email") do update set
       "consentedAt" = excluded."consentedAt", "consentVersion" = excluded."consentVersion", "page" = excluded."page",
       "confirmedAt" = excluded."confirmedAt", "confirmationId" = excluded."confirmationId", "unsubscribedAt" = null`,
    [id],
  );
}

/** Deletes the requests that were not confirmed in time. */
export async function deleteOldRequests(em: EntityManager): Promise<void> {
  await em.nativeDelete(SubscriptionRequestEntity, { expiresAt: { $lt: raw('now()') } });
}
