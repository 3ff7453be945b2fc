import { Migration } from '@mikro-orm/migrations';

/** Adds the links that share the draft of an entry. */
export class DraftLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table "draft_link" (
        "kind" text not null,
        "number" integer not null,
        "tokenHash" text not null unique,
        "version" integer not null,
        "expiresAt" timestamptz not null,
        "createdBy" text,
        primary key ("kind", "number"),
        foreign key ("kind", "number") references "entry" on delete cascade
      )`);
  }
}
