import { Migration } from '@mikro-orm/migrations';

/** Adds the ids of contents that admins sent, and those of notes. */
export class ContentIds extends Migration {
  override up(): void {
    this.addSql(`
      create table "content_id" (
        "id" uuid primary key,
        "hash" text,
        "isWithdrawn" boolean not null,
        "expiresAt" timestamptz not null default now() + interval '30 days'
      )`);
    this.addSql(`alter table "lead_note" add "content_id" uuid unique`);
  }
}
