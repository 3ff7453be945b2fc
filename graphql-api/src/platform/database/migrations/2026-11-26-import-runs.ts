import { Migration } from '@mikro-orm/migrations';

/** Imports that were started in the admin area. */
export class ImportRuns extends Migration {
  override up(): void {
    this.addSql(`
      create table "import_run" (
        "run_id" uuid primary key,
        "startedAt" timestamptz not null,
        "startedBy" text not null,
        "finishedAt" timestamptz,
        "imported" integer not null default 0,
        "unchanged" integer not null default 0,
        "leftOut" text[] not null default '{}'
      )`);
  }
}
