import { Migration } from '@mikro-orm/migrations';

/** What the media library stores about a picture. Earlier pictures may have been used: they are kept. */
export class PictureLibrary extends Migration {
  override up(): void {
    this.addSql(`
      alter table "picture"
        add column "focus" jsonb null,
        add column "keptAt" timestamptz null,
        add column "deletedAt" timestamptz null,
        add column "version" integer not null default 1,
        add column "updatedAt" timestamptz not null default now(),
        add column "updatedBy" text null`);
    this.addSql(`update "picture" set "keptAt" = "createdAt"`);
  }
}
