import { sql } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { findPage, type Page, type PageArgs } from '../platform/graphql/connection.ts';
import { confirmed } from './service.ts';
import {
  type Subscription,
  SubscriptionEntity,
  type SubscriptionRequest,
  SubscriptionRequestEntity,
} from './subscription.entity.ts';

/** Returns a page of the confirmed subscribers whose email address contains `search`, newest first. */
export function findSubscribers(
  em: EntityManager,
  args: PageArgs,
  search: string,
): Promise<Page<Subscription>> {
  const email = { $ilike: `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` };
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

/** Counts the confirmed subscribers by the page on which they subscribed. */
export function countSegments(em: EntityManager): Promise<{ page: string; count: number }[]> {
  return em.execute(
    `select "page", count(*)::int as "count" from "subscription"
     where "confirmedAt" is not null and "unsubscribedAt" is null and "page" is not null
     group by "page" order by 2 desc, 1 limit 50`,
  );
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
