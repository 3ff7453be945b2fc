import { Migration } from '@mikro-orm/migrations';

/** Content, accounts and sessions. */
export class Content extends Migration {
  override up(): void {
    this.addSql(`
      create table "account" (
        "account_id" serial primary key,
        "email" text not null unique check ("email" = lower("email")),
        "passwordHash" text not null,
        "isAdmin" boolean not null,
        "createdAt" timestamptz not null
      )`);
    this.addSql(`
      create table "session" (
        "tokenHash" text primary key,
        "account_id" integer not null references "account" on delete cascade,
        "createdAt" timestamptz not null,
        "lastUsedAt" timestamptz not null
      )`);
    this.addSql(`create index on "session" ("account_id")`);
    this.addSql(`
      create table "category" (
        "category_id" serial primary key,
        "category" text not null unique
      )`);
    this.addSql(`
      create table "blog" (
        "blog_id" serial primary key,
        "title" text not null,
        "slug_url" text not null,
        "slug" text not null unique,
        "brief_paragraph" text not null,
        "blog_image" text not null,
        "published_date" text not null,
        "category" integer not null references "category" ("category_id"),
        "metaTitle" text not null,
        "metaDescription" text not null,
        "canonicalLink" text not null,
        "blogs_content" jsonb not null,
        "createdAt" timestamptz not null,
        "updatedAt" timestamptz not null
      )`);
    this.addSql(`create index on "blog" ("category")`);
    this.addSql(`
      create table "location_page" (
        "location_id" serial primary key,
        "slug_url" text not null,
        "slug" text not null unique,
        "main_heading" text not null,
        "main_paragraph" text not null,
        "highlighted_heading" text not null,
        ${[1, 2, 3, 4].map((n) => `"heading_${n}" text not null, "paragraph_${n}" text not null,`).join(' ')}
        "meta_keywords" text not null,
        "meta_link" text not null,
        "meta_title" text not null,
        "meta_description" text not null,
        "createdAt" timestamptz not null,
        "updatedAt" timestamptz not null
      )`);
    this.addSql(`
      create table "picture" (
        "picture_id" text primary key,
        "width" integer not null,
        "height" integer not null,
        "alt" text not null,
        "placeholder" text not null,
        "createdAt" timestamptz not null
      )`);
    this.addSql(`
      create table "video" (
        "video_id" text primary key,
        "type" text not null,
        "width" integer not null,
        "height" integer not null,
        "byteSize" integer not null,
        "createdAt" timestamptz not null
      )`);
    this.addSql(`
      create table "portfolio_item" (
        "portfolio_id" serial primary key,
        "group" text not null check ("group" in ('RESIDENTIAL', 'COMMERCIAL', 'GLOBAL')),
        "position" integer not null,
        "kind" text not null,
        "title" text not null,
        "picture_id" text not null references "picture",
        "before_picture_id" text references "picture",
        "video_id" text references "video",
        "createdAt" timestamptz not null,
        check (
          ("kind" = 'PICTURE' and "before_picture_id" is null and "video_id" is null)
          or ("kind" = 'PAIR' and "before_picture_id" is not null and "video_id" is null)
          or ("kind" = 'VIDEO' and "before_picture_id" is null and "video_id" is not null)
        )
      )`);
    this.addSql(`create index on "portfolio_item" ("group", "position")`);
    // One row: the version of the content that cached responses were made from.
    this.addSql(
      `create table "content_version" ("id" boolean primary key default true check ("id"), "version" bigint not null)`,
    );
    this.addSql(`insert into "content_version" ("version") values (1)`);
  }
}
