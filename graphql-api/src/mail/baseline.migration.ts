import { Migration } from '@mikro-orm/migrations';

/** Mails that wait, were sent or failed. */
export class MailBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create table "mail" (
        "mail_id" uuid primary key default gen_random_uuid(),
        "kind" text not null,
        "recipient" text,
        "lead_id" uuid,
        "batch_id" uuid,
        "subject" text,
        "state" text not null default 'queued' check ("state" in ('queued', 'held', 'sent', 'failed', 'dropped')),
        "firstDueAt" timestamptz not null default date_trunc('milliseconds', now()),
        "dueAt" timestamptz not null default now(),
        "lockedUntil" timestamptz,
        "triedAt" timestamptz,
        "tries" integer not null default 0,
        "rejections" integer not null default 0,
        "lastError" text,
        "sentAt" timestamptz,
        "bounce" text,
        unique ("batch_id", "recipient")
      )`);
    this.addSql(`create index on "mail" ("dueAt") where "state" = 'queued' and "batch_id" is null`);
    this.addSql(`create index on "mail" ("dueAt") where "state" = 'queued' and "batch_id" is not null`);
    this.addSql(`create index on "mail" ("triedAt") where "batch_id" is not null`);
    this.addSql(`create index on "mail" ("lead_id") where "lead_id" is not null`);
    this.addSql(`create index on "mail" ("recipient") where "batch_id" is not null`);
    this.addSql(
      `create index on "mail" ("firstDueAt") where "lead_id" is not null and "state" in ('queued', 'failed')`,
    );
  }
}
