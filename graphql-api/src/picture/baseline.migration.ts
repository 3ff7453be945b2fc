import { Migration } from '@mikro-orm/migrations';

/** Pictures and videos of the site. */
export class PictureBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "picture" (
        "picture_id" text primary key,
        "width" integer not null,
        "height" integer not null,
        "alt" text not null,
        "fileName" text not null default '',
        "isSuggested" boolean not null default false,
        "placeholder" text not null,
        "focus" jsonb null,
        "createdAt" timestamptz not null,
        "keptAt" timestamptz null,
        "deletedAt" timestamptz null,
        "version" integer not null default 1,
        "updatedAt" timestamptz not null default now(),
        "updatedBy" text null
      )`);
    this.addSql(`
      create table "video" (
        "video_id" text primary key,
        "type" text not null,
        "width" integer not null,
        "height" integer not null,
        "byteSize" integer not null,
        "createdAt" timestamptz not null,
        "deletedAt" timestamptz null
      )`);
  }
}
