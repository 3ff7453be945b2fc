import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../core/errors.ts';
import { networksOf } from './networks.ts';

/** A number of points per period; the period starts with the first point. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Limits that all processes and transports share in the database. Restarts do not reset them, but a crash of
 * PostgreSQL does, because the table has no write-ahead log.
 */
export class RateLimits {
  readonly #pool: Pool;
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Takes a point of this key; returns the seconds to wait, 0 if there was a point. */
  async take(limit: Limit, key: string): Promise<number> {
    const limiter = this.#limiterOf(limit);
    let rejection = await consume(limiter, hashed(key));
    // Longer than a period only if another process's clock was ahead.
    if (rejection && rejection.msBeforeNext > limit.seconds * 1000) {
      await limiter.delete(hashed(key));
      rejection = await consume(limiter, hashed(key));
    }
    return rejection ? Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) : 0;
  }

  /**
   * Takes a point of each limit, in turn, for all networks of an IP address; returns the seconds to wait, 0
   * if all had one. A network without points does not use up points of larger networks or of later limits.
   */
  async takeForNetworks(limits: readonly Limit[], ipAddress: string): Promise<number> {
    for (const limit of limits) {
      // Sequential: of concurrent requests each could be the last at one size and rejected at another.
      for (const network of networksOf(ipAddress)) {
        const wait = await this.take(limit, network);
        if (wait > 0) return wait;
      }
    }
    return 0;
  }

  /** Returns a point to this key. */
  async refund(limit: Limit, key: string): Promise<void> {
    await this.#limiterOf(limit).reward(hashed(key));
  }

  #limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const limiter =
      this.#limiters.get(name) ??
      new RateLimiterPostgres({
        storeClient: withoutNames(this.#pool),
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}

/** Throws RateLimited unless `wait` is 0. */
export function rejectFor(wait: number): void {
  if (wait > 0) throw new RateLimited(wait);
}

/** Deletes the counts of this key in all limits, in the transaction of `em`. */
export async function deleteCounts(em: EntityManager, key: string): Promise<void> {
  await em.execute(`delete from "rate_limit" where split_part("key", ':', 2) = ?`, [hashed(key)]);
}

/** Keys contain personal data, so the table stores their hashes. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Returns the pool without names of prepared statements, which a transaction pooler may not support. */
function withoutNames(pool: Pool) {
  return {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  };
}
