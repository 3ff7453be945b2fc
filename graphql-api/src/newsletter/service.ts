import { sql } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../rules/field/format.ts';
import { forgetRecipient } from '../mail/batch.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { findPage, type Page, type PageArgs } from '../platform/graphql/connection.ts';
import { containing } from '../platform/text/search.ts';
import {
  type Subscription,
  SubscriptionEntity,
  type SubscriptionRequest,
  SubscriptionRequestEntity,
} from './subscription.entity.ts';

/** Returns the subscription of an email address, active or ended; null if there is none. */
export function findSubscription(em: EntityManager, email: string): Promise<Subscription | null> {
  return em.findOne(SubscriptionEntity, { email: email.toLowerCase() });
}

/** Returns whether newsletters may be sent: confirmed and not ended. */
export function isSubscribed({ confirmedAt, unsubscribedAt }: Subscription): boolean {
  return confirmedAt !== null && unsubscribedAt === null;
}

/** Matches active subscribers, as `isSubscribed` does. */
const confirmed = { unsubscribedAt: null, confirmedAt: { $ne: null } };

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Returns the unsubscribe path. Its id cannot be guessed. */
export function unsubscribePath(subscriptionId: string): string {
  return `${UNSUBSCRIBE_PATH}/${subscriptionId}`;
}

/** RFC 8058: lets mail clients unsubscribe by one POST. */
export function unsubscribeHeaders(siteUrl: string, subscriptionId: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${siteUrl}${unsubscribePath(subscriptionId)}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Returns the email address of an unsubscribe link and whether the link was used; null for an unknown id. */
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
 * Ends the subscription of a link and deletes an unconfirmed request. Idempotent. Returns false if there is
 * neither.
 */
export async function unsubscribe(em: EntityManager, id: string): Promise<boolean> {
  if (!formatPatterns.uuid.test(id)) return false;
  const requests = await em.nativeDelete(SubscriptionRequestEntity, { subscriptionId: id });
  const unsubscribedAt = await databaseTime(em);
  await em.nativeUpdate(SubscriptionEntity, { id, unsubscribedAt: null }, { unsubscribedAt });
  return requests > 0 || (await em.count(SubscriptionEntity, { id })) > 0;
}

/** Returns the active subscribers, oldest subscription first. */
export function listSubscribers(em: EntityManager): Promise<Subscription[]> {
  return em.find(SubscriptionEntity, confirmed, { orderBy: { consentedAt: 'asc', email: 'asc' } });
}

/** Returns the ended subscriptions, whose proof of consent the business keeps. */
export function listEnded(em: EntityManager): Promise<Subscription[]> {
  return em.find(
    SubscriptionEntity,
    { unsubscribedAt: { $ne: null } },
    { orderBy: { consentedAt: 'asc', email: 'asc' } },
  );
}

/** Returns every email address with a subscription or a request, with the time of its consent. */
export async function subscribedEmails(
  em: EntityManager,
): Promise<Pick<Subscription, 'email' | 'consentedAt'>[]> {
  const requests = await em.find(SubscriptionRequestEntity, {}, { fields: ['email', 'consentedAt'] });
  return [...requests, ...(await em.find(SubscriptionEntity, {}, { fields: ['email', 'consentedAt'] }))];
}

/**
 * Deletes the subscription and the request of an email address, and its newsletters, in the transaction of
 * `em`. Returns 1 if there was one of the former.
 */
export async function forgetSubscription(em: EntityManager, typed: string): Promise<number> {
  const email = typed.toLowerCase();
  const requests = await em.nativeDelete(SubscriptionRequestEntity, { email });
  const subscriptions = await em.nativeDelete(SubscriptionEntity, { email });
  await forgetRecipient(em, email);
  return Number(requests + subscriptions > 0);
}

/** Returns 1 if an email address has a subscription, confirmed or not, or a request for one. */
export async function countSubscriptions(em: EntityManager, typed: string): Promise<number> {
  const email = typed.toLowerCase();
  const requests = await em.count(SubscriptionRequestEntity, { email });
  return Number(requests + (await em.count(SubscriptionEntity, { email })) > 0);
}

/** Returns a page of the confirmed subscribers whose email address contains `search`, newest first. */
export function findSubscribers(
  em: EntityManager,
  args: PageArgs,
  search: string,
): Promise<Page<Subscription>> {
  const email = { $ilike: containing(search.trim()) };
  return findPage(
    em,
    SubscriptionEntity,
    { where: { ...confirmed, email }, time: 'consentedAt', id: 'id' },
    args,
  );
}

/** Returns the latest hundred subscriptions that wait for a confirmation. */
export function findPending(em: EntityManager): Promise<SubscriptionRequest[]> {
  const waiting = { expiresAt: { $gt: sql.now() } };
  return em.find(SubscriptionRequestEntity, waiting, { orderBy: { consentedAt: 'desc' }, limit: 100 });
}

/** Ends a subscription for an admin; its proof of consent stays. Throws NOT_FOUND. */
export async function endSubscription(context: Context, id: string): Promise<void> {
  await context.em.transactional(async (em) => {
    const unsubscribedAt = await databaseTime(em);
    const ended = await em.nativeUpdate(SubscriptionEntity, { id, ...confirmed }, { unsubscribedAt });
    if (ended === 0) throw new AppError('NOT_FOUND', 'There is no such subscriber.');
    await recordActivity({ ...context, em }, 'subscriber.removed', { count: ended });
  });
}
