import { Migration } from '@mikro-orm/migrations';

/** Entries with their versions, drafts and redirects; categories and reply templates become entries. */
export class Entries extends Migration {
  override up(): void {
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
        "searchText" text not null generated always as ("plain_text"("title" || chr(10) || coalesce("slug", ''))) stored,
        primary key ("kind", "number")
      )`);
    this.addSql(`create unique index "entry_slug" on "entry" ("kind", "slug") where "deletedAt" is null`);
    this.addSql(`create index "entry_newest" on "entry" ("kind", "publishAt" desc, "number" desc)`);
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
        primary key ("kind", "number"),
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
    this.addSql(`alter table "activity" add "entryKind" text, add "entryNumber" integer`);
    this.addSql(`
      update "activity" set "entryKind" = case when "event" like 'blog%' then 'article' else 'location' end,
        "event" = case when "event" = 'blog.scheduled' then 'entry.scheduled' else 'entry.published' end
      where "event" in ('blog.published', 'blog.scheduled', 'location.published')`);

    this.addSql(`
      insert into "entry" ("kind", "number", "title", "fields", "publishAt", "version", "createdAt", "updatedAt", "updatedBy")
      select 'category', "category_id", "category", jsonb_build_object('category', "category"),
        "updatedAt", "version", "updatedAt", "updatedAt", "updatedBy" from "category"
      union all
      select 'replyTemplate', "template_id", "name", jsonb_build_object('name', "name", 'text', "text"),
        "updatedAt", "version", "updatedAt", "updatedAt", "updatedBy" from "reply_template"`);
    this.addSql(`
      insert into "entry_version" ("kind", "number", "version", "action", "fields", "at", "by")
      select "kind", "number", "version", 'published', "fields", "updatedAt", "updatedBy" from "entry"`);
    // The sequences also count deleted rows.
    this.addSql(`
      insert into "entry_number"
      select 'category', "last_value" from "category_category_id_seq" where "is_called"
      union all select 'replyTemplate', "last_value" from "reply_template_template_id_seq" where "is_called"`);
    this.addSql(`alter table "blog" drop constraint "blog_category_fkey"`);
    this.addSql(`drop table "category", "reply_template"`);
  }
}
