import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { App } from '../access/context.ts';
import { RateLimited } from '../core/errors.ts';
import type { Database } from '../database/connect.ts';
import { networksOf } from './networks.ts';

/** So many points within so many seconds, counted from the first one. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit that is counted in the database: shared by all processes and transports, and not reset by restarts. */
export interface Limiter {
  /** Takes a point of this key, also from many requests at once; gives the seconds to wait where none is left. */
  take(key: string): Promise<number>;
  /** Gives a point back. */
  refund(key: string): Promise<void>;
  /** Forgets the key; whether there was anything to forget, true for one caller only. */
  forget(key: string): Promise<boolean>;
  /** Seconds until the key is forgotten; null where it is unknown. */
  left(key: string): Promise<number | null>;
  /** Makes the key known for so many seconds. */
  remember(key: string, seconds: number): Promise<void>;
}

const known = new WeakMap<App, Map<string, Limiter>>();

/** The limiter of this name; made once for each process. */
export function limiterOf(app: App, limit: Limit): Limiter {
  const limiters = known.get(app) ?? new Map<string, Limiter>();
  known.set(app, limiters);
  let limiter = limiters.get(limit.name);
  if (!limiter) {
    limiter = createLimiter(app.database, limit);
    limiters.set(limit.name, limiter);
  }
  return limiter;
}

/**
 * Takes a point of each limit in turn, and of none after one that has none left; returns the seconds to wait, 0 where each had a
 * point.
 */
export async function takeEach(app: App, limits: readonly Limit[], key: string): Promise<number> {
  for (const limit of limits) {
    const wait = await limiterOf(app, limit).take(key);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Throws RateLimited unless `wait` is 0. */
export function rejectFor(wait: number): void {
  if (wait > 0) throw new RateLimited(wait);
}

/** What of an address counts where one network is enough: its narrowest. */
export function countedAddress(address: string): string {
  return networksOf(address)[0];
}

/** Who tries to do what is nobody's business, so keys are stored as hashes. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function createLimiter(database: Database, limit: Limit): Limiter {
  const { name, points, seconds } = limit;
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames(database.pool),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(hashed(key));
        return 0;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsOf(rejection);
        throw rejection;
      }
    },
    refund: async (key) => void (await limiter.reward(hashed(key))),
    forget: (key) => limiter.delete(hashed(key)),
    async left(key) {
      const state = await limiter.get(hashed(key));
      return state && secondsOf(state);
    },
    remember: async (key, time) => void (await limiter.set(hashed(key), 1, time)),
  };
}

/** Deletes what every limit counts of this key, within the transaction of `em`. */
export async function forgetKey(em: EntityManager, key: string): Promise<void> {
  await em.execute(`delete from "rate_limit" where split_part("key", ':', 2) = ?`, [hashed(key)]);
}

/** The pool without the names of prepared statements, which a transaction pooler may not support. */
function withoutNames(pool: Pool) {
  return {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  };
}
