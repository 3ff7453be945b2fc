import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../rules/constraint.ts';
import { type Subscription, SubscriptionEntity, SubscriptionRequestEntity } from './subscription.entity.ts';

/** The subscription of an address, active or ended; null where there never was one. */
export function findSubscription(em: EntityManager, email: string): Promise<Subscription | null> {
  return em.findOne(SubscriptionEntity, { email: email.toLowerCase() });
}

/** Whether newsletters may be sent: confirmed, and not ended since. */
export function isSubscribed({ confirmedAt, unsubscribedAt }: Subscription): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Where a subscriber ends the subscription of this id; nobody can guess it. */
export function unsubscribePath(subscriptionId: string): string {
  return `${UNSUBSCRIBE_PATH}/${subscriptionId}`;
}

/** Whom an unsubscribe link is about, and whether it was used; null for an id that is not known. */
export async function targetOfLink(
  em: EntityManager,
  id: string,
): Promise<{ email: string; ended: boolean } | null> {
  if (!formatPatterns.uuid.test(id)) return null;
  const request = await em.findOne(SubscriptionRequestEntity, { subscriptionId: id });
  if (request) return { email: request.email, ended: false };
  const subscription = await em.findOne(SubscriptionEntity, { id });
  return subscription && { email: subscription.email, ended: subscription.unsubscribedAt !== null };
}

/**
 * Ends the subscription of a link, now and for good, and forgets a request that nobody has confirmed yet; false where
 * there is neither. Ending it twice changes nothing.
 */
export async function unsubscribe(em: EntityManager, id: string): Promise<boolean> {
  if (!formatPatterns.uuid.test(id)) return false;
  const requests = await em.nativeDelete(SubscriptionRequestEntity, { subscriptionId: id });
  await em.nativeUpdate(SubscriptionEntity, { id, unsubscribedAt: null }, { unsubscribedAt: new Date() });
  return requests > 0 || (await em.count(SubscriptionEntity, { id })) > 0;
}

/** Everybody to whom a newsletter may be sent, the first subscriber first. */
export function listSubscribers(em: EntityManager): Promise<Subscription[]> {
  return em.find(
    SubscriptionEntity,
    { unsubscribedAt: null, confirmedAt: { $ne: null } },
    { orderBy: { consentedAt: 'asc', email: 'asc' } },
  );
}

/** Every address that ever subscribed or was to be, with the time of its consent. */
export async function subscribedAddresses(
  em: EntityManager,
): Promise<Pick<Subscription, 'email' | 'consentedAt'>[]> {
  const requests = await em.find(SubscriptionRequestEntity, {}, { fields: ['email', 'consentedAt'] });
  return [...requests, ...(await em.find(SubscriptionEntity, {}, { fields: ['email', 'consentedAt'] }))];
}

/** Deletes what is known of an address, confirmed or not, within the transaction of `em`; gives how many entries. */
export async function forgetSubscription(em: EntityManager, typed: string): Promise<number> {
  const email = typed.toLowerCase();
  const requests = await em.nativeDelete(SubscriptionRequestEntity, { email });
  return requests + (await em.nativeDelete(SubscriptionEntity, { email }));
}

/** Counts the subscriptions of an email address, confirmed or not. */
export async function countSubscriptions(em: EntityManager, typed: string): Promise<number> {
  const email = typed.toLowerCase();
  const requests = await em.count(SubscriptionRequestEntity, { email });
  return requests + (await em.count(SubscriptionEntity, { email }));
}
