import { Migration } from '@mikro-orm/migrations';

/** Pages that the owner adds, and the paths that they had before. */
export class OwnPages extends Migration {
  override up(): void {
    this.addSql(`create table "own_page" (
      "page_id" serial primary key,
      "path" text not null unique,
      "label" text not null,
      "place" text,
      "isPublished" boolean not null,
      "isListed" boolean not null,
      "version" integer not null default 1,
      "updatedAt" timestamptz not null,
      "updatedBy" text)`);
    this.addSql(`create table "own_page_former_path" (
      "path" text primary key,
      "page_id" integer not null references "own_page")`);
  }
}
