import { Migration } from '@mikro-orm/migrations';

/** Articles that are sent as newsletters, with the mail of each subscriber. */
export class Mailings extends Migration {
  override up(): void {
    this.addSql(`
      create table "mailing" (
        "mailing_id" uuid primary key,
        "blog_id" integer not null unique references "blog" on delete cascade,
        "title" text not null,
        "intro" text not null,
        "path" text not null,
        "startedAt" timestamptz not null,
        "startedBy" text not null
      )`);
    this.addSql(`
      create table "mailing_recipient" (
        "recipient_id" uuid primary key,
        "mailing_id" uuid not null references "mailing" on delete cascade,
        "subscription_id" uuid not null references "subscription" on delete cascade,
        "state" text not null,
        "error" text,
        unique ("mailing_id", "subscription_id")
      )`);
    this.addSql(`create index on "mailing_recipient" ("subscription_id")`);
  }
}
