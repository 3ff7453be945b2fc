import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { constraintPatterns } from '../graphql/constraint-messages.ts';
import type { NewsletterInput } from './newsletter.input.ts';
import { type Subscription, SubscriptionEntity } from './subscription.entity.ts';

/** What proves the consent, as far as the client told it. */
interface Consent {
  page: string | undefined;
  consentVersion: string | undefined;
}

/**
 * Subscribes an address within the transaction of `em`; what is no address is left alone. One that is subscribed keeps
 * its first consent, one that had unsubscribed before `consentedAt` gives a new one.
 */
export async function subscribe(
  em: EntityManager,
  { email, page, consentVersion }: Pick<NewsletterInput, 'email'> & Consent,
  consentedAt: Date,
): Promise<void> {
  if (!constraintPatterns.email.test(email)) return;
  await em.execute(
    `insert into "subscription" ("id", "email", "consentedAt", "consentVersion", "page")
     values (?, ?, ?, ?, ?)
     on conflict ("email") do update set
       "consentedAt" = excluded."consentedAt", "consentVersion" = excluded."consentVersion",
       "page" = excluded."page", "unsubscribedAt" = null
     where "subscription"."unsubscribedAt" < excluded."consentedAt"`,
    [randomUUID(), email.toLowerCase(), consentedAt, consentVersion ?? null, page ?? null],
  );
}

/** The subscription of an address, held or ended; null where there never was one. */
export function findSubscription(em: EntityManager, email: string): Promise<Subscription | null> {
  return em.findOne(SubscriptionEntity, { email: email.toLowerCase() });
}

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Where a subscriber ends the subscription; nobody can guess it. */
export function unsubscribePath({ id }: Subscription): string {
  return `${UNSUBSCRIBE_PATH}/${id}`;
}

/** The subscription whose unsubscribe link has this id; null for any other text. */
export async function subscriptionOfLink(em: EntityManager, id: string): Promise<Subscription | null> {
  return constraintPatterns.uuid.test(id) ? em.findOne(SubscriptionEntity, { id }) : null;
}

/** Ends the subscription of a link, now and for good; false where there is none. Ending it twice changes nothing. */
export async function unsubscribe(em: EntityManager, id: string): Promise<boolean> {
  const subscription = await subscriptionOfLink(em, id);
  if (!subscription) return false;
  await em.nativeUpdate(SubscriptionEntity, { id, unsubscribedAt: null }, { unsubscribedAt: new Date() });
  return true;
}

/** Everybody to whom a newsletter may be sent, the first subscriber first. */
export function listSubscribers(em: EntityManager): Promise<Subscription[]> {
  return em.find(
    SubscriptionEntity,
    { unsubscribedAt: null },
    { orderBy: { consentedAt: 'asc', email: 'asc' } },
  );
}

/** Deletes the subscription of an address, held or ended, within the transaction of `em`; gives how many there were. */
export function forgetSubscription(em: EntityManager, email: string): Promise<number> {
  return em.nativeDelete(SubscriptionEntity, { email: email.toLowerCase() });
}
