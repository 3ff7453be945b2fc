import DataLoader from 'dataloader';
import type { App } from '../access/context.ts';
import type { Database } from '../database/connect.ts';
import { type Limit, rowOf, secondsUntil } from './limiter.ts';

/** Two limits that are counted by the same key. */
export type LimitPair = readonly [first: Limit, second: Limit];

const known = new WeakMap<App, Map<LimitPair, DataLoader<string, number>>>();

/**
 * Takes a point of both limits, of the second only where the first had one left; gives the seconds to wait, 0 where there was one
 * of both. One statement takes them for all requests that come within one turn of the event loop.
 */
export function takeBoth(app: App, limits: LimitPair, key: string): Promise<number> {
  const loaders = known.get(app) ?? new Map<LimitPair, DataLoader<string, number>>();
  known.set(app, loaders);
  const loader =
    loaders.get(limits) ??
    new DataLoader((keys) => takeAll(app.database, limits, keys), {
      cache: false,
      batchScheduleFn: (dispatch) => void setImmediate(dispatch),
    });
  loaders.set(limits, loader);
  return loader.load(key);
}

/** The seconds to wait of each request, given the keys of all. */
async function takeAll({ em }: Database, limits: LimitPair, keys: readonly string[]): Promise<number[]> {
  const now = Date.now();
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [first, second] = limits;
  const asked = Array.from(counts, ([key, count]) => ({
    key,
    count,
    first: rowOf(first, key),
    second: rowOf(second, key),
    firstEnd: now + first.seconds * 1000,
    secondEnd: now + second.seconds * 1000,
  }));
  const taken = await em
    .getConnection()
    .execute<Taken[]>(statementOf(limits), [JSON.stringify(asked)], 'all');
  const takenOf = new Map(taken.map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = takenOf.get(key);
    if (!row) throw new Error('A limit was not counted.');
    // The requests of one key have taken its points in their order.
    const nth = row.count - (counts.get(key) ?? 0) + 1;
    counts.set(key, (counts.get(key) ?? 0) - 1);
    if (nth > row.passed) return secondsUntil(row.firstEnd, now);
    const isPassed = row.secondPoints - row.passed + nth <= second.points;
    return isPassed ? 0 : secondsUntil(row.secondEnd, now);
  });
}

/** What was taken for the requests of one key; times in milliseconds since 1970. */
interface Taken {
  key: string;
  count: number;
  /** So many of them found a point of the first limit. */
  passed: number;
  firstEnd: number;
  /** Of this period, those of these requests included. */
  secondPoints: number;
  secondEnd: number;
}

/** SQL; the rows are locked in the order of their keys, so that two processes do not wait for each other. */
const statementOf = ([first, second]: LimitPair) => `
  with "asked" as (
    select * from jsonb_to_recordset(?::jsonb) as "asked"
      ("key" text, "count" int, "first" text, "second" text, "firstEnd" bigint, "secondEnd" bigint)),
  "first" as (${addPoints(first, 'select "first", "count", "firstEnd" from "asked" order by "first"')}),
  "passed" as (
    select "asked".*, "expire", greatest(0, least("count", "count" + ${first.points} - "points")) as "passed"
    from "asked" join "first" on "first"."key" = "asked"."first"),
  "second" as (${addPoints(second, 'select "second", "passed", "secondEnd" from "passed" where "passed" > 0')})
  select "passed"."key", "count", "passed", "passed"."expire"::float8 as "firstEnd",
    "second"."points" as "secondPoints", "second"."expire"::float8 as "secondEnd"
  from "passed" left join "second" on "second"."key" = "passed"."second"`;

/** SQL: what rate-limiter-flexible's `consume` writes, points more or the first ones of a new period. */
function addPoints({ seconds }: Limit, rows: string): string {
  const isOver = `"known"."expire" <= excluded."expire" - ${seconds * 1000}`;
  return `
    insert into "rate_limit" as "known" ("key", "points", "expire") ${rows}
    on conflict ("key") do update set
      "points" = case when ${isOver} then excluded."points" else "known"."points" + excluded."points" end,
      "expire" = case when ${isOver} then excluded."expire" else "known"."expire" end
    returning "key", "points", "expire"`;
}
