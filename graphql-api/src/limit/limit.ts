import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { App } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { RateLimited } from '../graphql/errors.ts';

/** So many points within so many seconds, counted from the first one. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit that is counted in the database: it holds over every process, every door and every restart. */
export interface Limiter {
  /** Takes a point of this key, also from many requests at once; gives the seconds to wait where none is left. */
  take(key: string): Promise<number>;
  /** Gives a point back. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key; whether there was anything to forget, told to one caller only. */
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

/** Throws RateLimited unless `wait` is 0. */
export function refuseFor(wait: number): void {
  if (wait > 0) throw new RateLimited(wait);
}

/**
 * What of an address counts: of an IPv6 address the first 64 bits, of which every subscriber has all the rest, and of
 * an IPv4 address in IPv6's clothes the IPv4 address.
 */
export function countedAddress(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** Who tries to do what is nobody's business, so keys are kept as hashes. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function createLimiter(database: Database, { name, points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: storeOf(database),
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
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
        throw refusal;
      }
    },
    giveBack: async (key) => void (await limiter.reward(hashed(key))),
    forget: (key) => limiter.delete(hashed(key)),
    async left(key) {
      const state = await limiter.get(hashed(key));
      return state && secondsOf(state);
    },
    remember: async (key, time) => void (await limiter.set(hashed(key), 1, time)),
  };
}

interface Statement {
  text: string;
  values?: unknown[];
}

/** The little of a `pg` pool that the limiter uses, on the connections that are there: PGlite has no others. */
function storeOf({ em }: Database) {
  return {
    async query({ text, values = [] }: Statement): Promise<{ rows: object[]; rowCount: number }> {
      const parameters: unknown[] = [];
      const sql = text.replace(/\$(\d)/g, (_, index: string) => {
        parameters.push(values[Number(index) - 1]);
        return '?';
      });
      const result = await em
        .getConnection()
        .execute<{ rows: object[]; affectedRows: number }>(sql, parameters, 'run');
      return { rows: result.rows, rowCount: Math.max(result.affectedRows, result.rows.length) };
    },
  };
}
