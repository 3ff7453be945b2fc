import { Migration } from '@mikro-orm/migrations';

/** Entries with their versions, drafts, editors, links to drafts, and redirects. */
export class EntryBaseline extends Migration {
  override up(): void {
    // Signs that the parser takes for parts of words, paths or addresses are spaces. The body is parsed here,
    // because the restore of a dump has another search path.
    this.addSql(`
      create function "entry_words"("text" text) returns tsvector language sql immutable parallel safe
        return to_tsvector('simple', translate("plain_text"("text"), '“”„«»–—·•−×/\\@._-:+', repeat(' ', 19)))`);
    this.addSql(`
      create table "entry" (
        "kind" text not null,
        "number" integer not null,
        "title" text not null,
        "slug" text,
        "fields" jsonb not null,
        "lists" jsonb not null default '{}',
        "position" integer,
        "publishAt" timestamptz,
        "deletedAt" timestamptz,
        "version" integer not null,
        "createdAt" timestamptz not null,
        "updatedAt" timestamptz not null,
        "updatedBy" text,
        "editor_id" uuid unique,
        "text" text not null default '',
        "words" tsvector not null generated always as ("entry_words"("text")) stored,
        "searchText" text not null generated always as ("plain_text"("title" || chr(10) || coalesce("slug", ''))) stored,
        primary key ("kind", "number")
      )`);
    this.addSql(`create unique index "entry_slug" on "entry" ("kind", "slug") where "deletedAt" is null`);
    this.addSql(`create index "entry_newest" on "entry" ("kind", "publishAt" desc, "number" desc)`);
    this.addSql(
      `create index "entry_category" on "entry" (("fields" ->> 'category')) where "kind" = 'article'`,
    );
    this.addSql(`create index "entry_words" on "entry" using gin ("words")`);
    // The search for each of some words, or a longer one that begins with it.
    this.addSql(`
      create function "entry_query"("search" text) returns tsquery language sql immutable parallel safe
        return (select to_tsquery('simple', string_agg('''' || "lexeme" || ''':*', ' & '))
          from unnest("entry_words"("search")) where length("lexeme") > 1)`);
    // Numbers of purged entries are not used again.
    this.addSql(`create table "entry_number" ("kind" text primary key, "last" integer not null)`);
    this.addSql(`
      create table "entry_version" (
        "version_id" serial primary key,
        "kind" text not null,
        "number" integer not null,
        "version" integer not null,
        "action" text not null,
        "fields" jsonb not null,
        "at" timestamptz not null,
        "by" text,
        "revision" integer,
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
    this.addSql(`create index on "entry_version" ("kind", "number", "version_id" desc)`);
    this.addSql(`
      create table "entry_draft" (
        "kind" text not null,
        "number" integer not null,
        "fields" jsonb not null,
        "version" integer not null,
        "revision" integer not null,
        "publishAt" timestamptz,
        "savedAt" timestamptz not null,
        "savedBy" text,
        "editor_id" uuid,
        "slug" text,
        "problem" text,
        primary key ("kind", "number"),
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
    this.addSql(`create index on "entry_draft" ("kind", "slug") where "slug" is not null`);
    this.addSql(`
      create table "entry_editor" (
        "kind" text not null,
        "number" integer not null,
        "account_id" integer not null references "account" on delete cascade,
        "seenAt" timestamptz not null,
        primary key ("kind", "number", "account_id"),
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
    this.addSql(`
      create table "redirect" (
        "kind" text not null,
        "slug" text not null,
        "number" integer not null,
        primary key ("kind", "slug"),
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
    this.addSql(`
      create table "draft_link" (
        "kind" text not null,
        "number" integer not null,
        "tokenHash" text not null unique,
        "version" integer not null,
        "expiresAt" timestamptz not null,
        "createdBy" text not null references "account" ("email") on delete cascade on update cascade,
        primary key ("kind", "number"),
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
    this.addSql(`create index on "draft_link" ("createdBy")`);
  }
}
