import { Migration } from '@mikro-orm/migrations';

/** Devices, activity, second factors and password links. */
export class AccountSecurity extends Migration {
  override up(): void {
    this.addSql(`
      alter table "session"
        add "session_id" uuid not null unique default gen_random_uuid(),
        add "device" text not null default '',
        add "confirmedAt" timestamptz`);
    this.addSql(`
      create table "activity" (
        "activity_id" uuid primary key,
        "at" timestamptz not null default now(),
        "event" text not null,
        "by" text,
        "subject" text,
        "count" integer
      )`);
    this.addSql(`create index on "activity" ("at", "activity_id")`);
    this.addSql(`
      create table "second_factor" (
        "account_id" integer primary key references "account" on delete cascade,
        "secret" text not null,
        "enabledAt" timestamptz,
        "lastPeriod" bigint not null default 0,
        "recoveryCodes" text[] not null default '{}'
      )`);
    this.addSql(`
      create table "password_link" (
        "email" text primary key,
        "tokenHash" text not null unique,
        "purpose" text not null,
        "expiresAt" timestamptz not null
      )`);
  }
}
