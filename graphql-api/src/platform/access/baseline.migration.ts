import { Migration } from '@mikro-orm/migrations';

/** Accounts, their sessions and second factors, and the activity of admins. */
export class AccessBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "account" (
        "account_id" serial primary key,
        "email" text not null unique check ("email" = lower("email")),
        "passwordHash" text not null,
        "role" text not null,
        "name" text not null default '',
        "signature" text not null default '',
        "createdAt" timestamptz not null
      )`);
    this.addSql(`
      create table "session" (
        "tokenHash" text primary key,
        "session_id" uuid not null unique default gen_random_uuid(),
        "account_id" integer not null references "account" on delete cascade,
        "device" text not null default '',
        "createdAt" timestamptz not null,
        "lastUsedAt" timestamptz not null,
        "confirmedAt" timestamptz
      )`);
    this.addSql(`create index on "session" ("account_id")`);
    this.addSql(`
      create table "second_factor" (
        "account_id" integer primary key references "account" on delete cascade,
        "secret" text not null,
        "enabledAt" timestamptz,
        "lastPeriod" bigint not null default 0,
        "recoveryCodes" text[] not null default '{}'
      )`);
    this.addSql(`
      create table "activity" (
        "activity_id" uuid primary key,
        "at" timestamptz not null default now(),
        "event" text not null,
        "by" text,
        "subject" text,
        "count" integer,
        "entryKind" text,
        "entryNumber" integer
      )`);
    this.addSql(`create index on "activity" ("at", "activity_id")`);
  }
}
