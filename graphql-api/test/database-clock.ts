import type { TestApp } from './app.ts';

/** Statements find this `now()` before PostgreSQL's. Column defaults and time limits keep the real one. */
export const movableClock = `
  create schema "test_clock";
  create table "test_clock"."moved" as select interval '0' as "by";
  create function "test_clock"."now"() returns timestamptz stable language sql as
    'select pg_catalog.now() + "by" from "test_clock"."moved"';
  do $$ begin
    execute format('alter database %I set search_path to test_clock, pg_catalog, public', current_database());
  end $$`;

/**
 * Moves the clock of the database of an app with `movableClock` by a SQL interval. After the commit the
 * worker looks for mails that are due.
 */
export async function moveClock({ app }: TestApp, by: string): Promise<void> {
  await app.database.em
    .fork()
    .transactional((em) => em.execute(`update "test_clock"."moved" set "by" = "by" + (${by})`));
}
