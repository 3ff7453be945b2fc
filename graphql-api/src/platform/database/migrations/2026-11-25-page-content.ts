import { Migration } from '@mikro-orm/migrations';

/** The owner's changes of the pages' texts and of the prices, with their revisions. */
export class PageContent extends Migration {
  override up(): void {
    this.addSql(`create table "page_content" (
      "page" text primary key,
      "changes" jsonb not null,
      "version" integer not null,
      "updatedAt" timestamptz not null,
      "updatedBy" text)`);
    this.addSql(`create table "page_content_revision" (
      "revision_id" serial primary key,
      "page" text not null references "page_content",
      "version" integer not null,
      "savedAt" timestamptz not null,
      "savedBy" text,
      "changes" jsonb not null)`);
    this.addSql(
      'create index "page_content_revision_page" on "page_content_revision" ("page", "revision_id")',
    );
  }
}
