import { Migration } from '@mikro-orm/migrations';

/** Adds the editors of entries and drafts, reserved slugs, and the problems of scheduled drafts. */
export class Editors extends Migration {
  override up(): void {
    this.addSql(`alter table "entry" add "editor_id" uuid unique`);
    this.addSql(`alter table "entry_draft" add "editor_id" uuid, add "slug" text, add "problem" text`);
    this.addSql(`create index on "entry_draft" ("kind", "slug") where "slug" is not null`);
    this.addSql(`alter table "entry_version" add "revision" integer`);
  }
}
