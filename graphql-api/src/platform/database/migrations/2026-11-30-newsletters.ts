import { Migration } from '@mikro-orm/migrations';

/** Newsletters of several articles and projects, with a schedule, a segment, counted clicks and a draft of each admin. */
export class Newsletters extends Migration {
  override up(): void {
    this.addSql(`
      alter table "mailing" add "items" jsonb not null default '[]', add "segment" text,
        add "countsClicks" boolean not null default false, add "scheduledFor" timestamptz,
        alter "startedAt" drop not null`);
    this.addSql(`
      update "mailing" set "intro" = '', "items" = jsonb_build_array(
        jsonb_build_object('kind', 'article', 'title', "title", 'html', "intro", 'path', "path"))`);
    this.addSql(`alter table "mailing" drop column "kind", drop column "blog_id", drop column "path"`);
    this.addSql(`
      create table "mailing_click" (
        "mailing_id" uuid references "mailing" on delete cascade,
        "item" integer,
        "count" integer not null,
        primary key ("mailing_id", "item")
      )`);
    this.addSql(`
      create table "mailing_draft" (
        "account_id" integer primary key references "account" on delete cascade,
        "input" jsonb not null,
        "savedAt" timestamptz not null default now()
      )`);
  }
}
