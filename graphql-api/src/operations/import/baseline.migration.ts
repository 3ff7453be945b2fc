import { Migration } from '@mikro-orm/migrations';

/** Imports that were started in the admin area, with the lines of their reports. */
export class ImportBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "import_run" (
        "run_id" uuid primary key,
        "startedAt" timestamptz not null,
        "startedBy" text not null,
        "state" text not null,
        "reason" text,
        "finishedAt" timestamptz,
        "cancelRequested" boolean not null default false,
        "posts" integer not null default 0,
        "done" integer not null default 0,
        "imported" integer not null default 0,
        "unchanged" integer not null default 0,
        "pictures" integer not null default 0,
        "leftOutCount" integer not null default 0
      )`);
    this.addSql(`
      create table "import_line" (
        "run_id" uuid not null references "import_run" on delete cascade,
        "number" integer not null,
        "line" text not null,
        primary key ("run_id", "number")
      )`);
  }
}
