import { Migration } from '@mikro-orm/migrations';

/** The state of the business's mailbox. */
export class MailboxBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "mailbox" (
        "mailbox_id" uuid primary key default gen_random_uuid(),
        "dueAt" timestamptz not null default now(),
        "lockedUntil" timestamptz,
        "triedAt" timestamptz,
        "tries" integer not null default 0,
        "account" text,
        "lastReadAt" timestamptz,
        "failingSince" timestamptz,
        "lastError" text,
        "refreshToken" text,
        "refreshTokenOf" text,
        "testId" uuid,
        "testSentAt" timestamptz,
        "testArrivedAt" timestamptz
      )`);
    this.addSql(`insert into "mailbox" default values`);
    this.addSql(`
      create table "mailbox_folder" (
        "path" text primary key,
        "uidValidity" bigint not null,
        "uid" bigint not null,
        "createdAt" timestamptz not null default now()
      )`);
    this.addSql(`create table "mailbox_other" ("identity" text primary key)`);
    this.addSql(`
      create table "mailbox_failure" (
        "path" text references "mailbox_folder" on delete cascade,
        "uid" bigint,
        "tries" integer not null,
        "lastError" text not null,
        "failedAt" timestamptz not null default now(),
        primary key ("path", "uid")
      )`);
  }
}
