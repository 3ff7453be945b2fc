import { Migration } from '@mikro-orm/migrations';

/** Drafts, versions and the trash of content; limits; states and notes of leads. */
export class Editing extends Migration {
  override up(): void {
    // The table of rate-limiter-flexible, as the library would create it.
    this.addSql(`
      create table "rate_limit" (
        "key" varchar(255) primary key,
        "points" integer not null default 0,
        "expire" bigint
      )`);
    // publishAt: null for a draft, a future time for a scheduled post. deletedAt: null unless it is deleted.
    this.addSql(`
      alter table "blog"
        add "publishAt" timestamptz,
        add "deletedAt" timestamptz,
        add "version" integer not null default 1`);
    this.addSql(`update "blog" set "publishAt" = "createdAt"`);
    this.addSql(`alter table "blog" drop constraint "blog_slug_key"`);
    this.addSql(`create unique index "blog_slug" on "blog" ("slug") where "deletedAt" is null`);
    this.addSql(`create index on "blog" ("publishAt" desc, "blog_id" desc)`);
    this.addSql(`
      create table "blog_revision" (
        "revision_id" serial primary key,
        "blog_id" integer not null references "blog" on delete cascade,
        "version" integer not null,
        "savedAt" timestamptz not null,
        "savedBy" text not null,
        "content" jsonb not null
      )`);
    this.addSql(`create index on "blog_revision" ("blog_id", "version" desc)`);
    this.addSql(`
      alter table "location_page"
        add "deletedAt" timestamptz,
        add "version" integer not null default 1`);
    this.addSql(`alter table "location_page" drop constraint "location_page_slug_key"`);
    this.addSql(
      `create unique index "location_page_slug" on "location_page" ("slug") where "deletedAt" is null`,
    );
    // Earlier slugs of posts ('blog') and of location pages ('location').
    this.addSql(`
      create table "old_slug" (
        "kind" text not null check ("kind" in ('blog', 'location')),
        "slug" text not null,
        "id" integer not null,
        primary key ("kind", "slug")
      )`);
    this.addSql(`alter table "portfolio_item" add "deletedAt" timestamptz`);
    this.addSql(`
      alter table "lead"
        add "state" text not null default 'new' check ("state" in ('new', 'answered', 'won', 'lost', 'spam'))`);
    this.addSql(`
      create table "lead_note" (
        "note_id" serial primary key,
        "lead_id" uuid not null references "lead" on delete cascade,
        "text" text not null,
        "writtenBy" text not null,
        "writtenAt" timestamptz not null
      )`);
    this.addSql(`create index on "lead_note" ("lead_id")`);
    // Proof of an erasure, without personal data.
    this.addSql(`
      create table "erasure" (
        "erasure_id" uuid primary key,
        "erasedAt" timestamptz not null,
        "erasedBy" text not null,
        "leads" integer not null,
        "photos" integer not null,
        "mails" integer not null,
        "subscriptions" integer not null
      )`);
  }
}
