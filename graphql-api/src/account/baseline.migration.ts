import { Migration } from '@mikro-orm/migrations';

/** Links that set a password. */
export class AccountBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "password_link" (
        "tokenHash" text primary key,
        "email" text not null,
        "purpose" text not null,
        "role" text,
        "expiresAt" timestamptz not null,
        "invitedBy" integer references "account" on delete cascade
      )`);
    this.addSql(`create index on "password_link" ("email")`);
    this.addSql(`create index on "password_link" ("invitedBy")`);
  }
}
