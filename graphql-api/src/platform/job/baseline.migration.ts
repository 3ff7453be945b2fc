import { Migration } from '@mikro-orm/migrations';

/** Jobs that wait or run. */
export class JobBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "job" (
        "job_id" uuid primary key default gen_random_uuid(),
        "name" text not null,
        "schedule" text unique,
        "data" jsonb not null default '{}',
        "dueAt" timestamptz not null default now(),
        "lockedUntil" timestamptz,
        "triedAt" timestamptz,
        "tries" integer not null default 0,
        "lastError" text
      )`);
    this.addSql(`create index on "job" ("dueAt")`);
  }
}
