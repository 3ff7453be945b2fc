import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../rules/constraint.ts';
import {
  type Subscription,
  SubscriptionEntity,
  type SubscriptionRequest,
  SubscriptionRequestEntity,
} from './subscription.entity.ts';

// Double opt-in: anybody may type an address into the form, but only who reads its mail can subscribe it.

/** What proves the consent, as far as the client sent it. */
interface Consent {
  page: string | undefined;
  consentVersion: string | undefined;
}

const DAYS_TO_CONFIRM = 7;
const EXPIRY = `now() + interval '${DAYS_TO_CONFIRM} days'`;

export const CONFIRM_PATH = '/newsletter/confirm';

/** Where the owner of an address confirms; nobody else can guess it. */
export function confirmPath({ id }: SubscriptionRequest): string {
  return `${CONFIRM_PATH}/${id}`;
}

/**
 * Notes within the transaction of `em` that an address is to be subscribed once its owner confirms it. What is no
 * address is left alone, and so is who is subscribed, who has unsubscribed after `consentedAt`, or whose request is
 * open already.
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

/** The open request of an address, for the mail that asks its owner: the week to confirm begins again; or null. */
export async function requestForMail(em: EntityManager, typed: string): Promise<SubscriptionRequest | null> {
  const email = typed.toLowerCase();
  await em.execute(`update "subscription_request" set "expiresAt" = ${EXPIRY} where "email" = ?`, [email]);
  return em.findOne(SubscriptionRequestEntity, { email });
}

/** The open request whose link has this id; null for any other text. */
export async function requestOfLink(em: EntityManager, id: string): Promise<SubscriptionRequest | null> {
  if (!formatPatterns.uuid.test(id)) return null;
  return em.findOne(SubscriptionRequestEntity, { id, expiresAt: { $gt: new Date() } });
}

/** The subscription that the link with this id confirmed, now or before; null where there is none. */
export async function confirmedByLink(em: EntityManager, id: string): Promise<Subscription | null> {
  return formatPatterns.uuid.test(id) ? em.findOne(SubscriptionEntity, { confirmationId: id }) : null;
}

/** Subscribes the address of an open request; twice, or at once, is one subscription. */
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

/** Deletes the requests that nobody has confirmed in time. */
export async function deleteExpiredRequests(em: EntityManager): Promise<void> {
  await em.nativeDelete(SubscriptionRequestEntity, { expiresAt: { $lt: new Date() } });
}
