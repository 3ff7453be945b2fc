import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
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
  /** The same, and where there was one a point of a second limit too, in one statement. */
  takeBoth(key: string, second: Limit): Promise<number>;
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

/** How the library names the row of a key. */
const rowOf = ({ name }: Limit, key: string) => `${name}:${hashed(key)}`;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function createLimiter(database: Database, limit: Limit): Limiter {
  const { name, points, seconds } = limit;
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
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsOf(rejection);
        throw rejection;
      }
    },
    takeBoth: (key, second) => takeBoth(database, [limit, second], key),
    refund: async (key) => void (await limiter.reward(hashed(key))),
    forget: (key) => limiter.delete(hashed(key)),
    async left(key) {
      const state = await limiter.get(hashed(key));
      return state && secondsOf(state);
    },
    remember: async (key, time) => void (await limiter.set(hashed(key), 1, time)),
  };
}

/** What the library's `consume` writes, in SQL: a point more, or the first one of a new period. */
const takePoint = (rows: string) => `
  insert into "rate_limit" as "known" ("key", "points", "expire") ${rows}
  on conflict ("key") do update set
    "points" = case when "known"."expire" <= ?::bigint then 1 else "known"."points" + 1 end,
    "expire" = case when "known"."expire" <= ?::bigint then excluded."expire" else "known"."expire" end
  returning "points", "expire"`;

const TAKE_BOTH = `
  with "first" as (${takePoint('select ?::text, 1, ?::bigint')}),
    "second" as (${takePoint('select ?::text, 1, ?::bigint from "first" where "points" <= ?::int')})
  select "points"::int as "points", "expire"::float8 as "expire", 0 as "limit" from "first"
  union all select "points"::int, "expire"::float8, 1 from "second"`;

/** The seconds to wait for a point of each of these limits; 0 where both were taken. */
async function takeBoth({ em }: Database, limits: [Limit, Limit], key: string): Promise<number> {
  const now = Date.now();
  const [first, second] = limits.map((limit) => [rowOf(limit, key), now + limit.seconds * 1000] as const);
  const values = [...(first ?? []), now, now, ...(second ?? []), limits[0].points, now, now];
  const taken = await em.getConnection().execute<Taken[]>(TAKE_BOTH, values, 'all');
  const ends = taken
    .filter(({ points, limit }) => points > (limits[limit]?.points ?? 0))
    .map(({ expire }) => Math.max(1, Math.ceil((expire - now) / 1000)));
  return Math.max(0, ...ends);
}

interface Taken {
  points: number;
  /** In milliseconds since 1970. */
  expire: number;
  /** Which of the limits. */
  limit: 0 | 1;
}

/** Deletes what every limit counts of this key, within the transaction of `em`. */
export async function forgetKey(em: EntityManager, key: string): Promise<void> {
  await em.execute(`delete from "rate_limit" where split_part("key", ':', 2) = ?`, [hashed(key)]);
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
