import { Migration } from '@mikro-orm/migrations';

/**
 * Mails and jobs in tables of the site. Moves those of pg-boss, and forwards the ones that processes of the earlier release still
 * create during a rolling release.
 */
export class MailTable extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table "mail" (
        "mail_id" uuid primary key default gen_random_uuid(),
        "kind" text not null,
        "recipient" text,
        "lead_id" uuid references "lead" on delete cascade,
        "mailing_id" uuid references "mailing" on delete cascade,
        "subscription_id" uuid references "subscription" on delete cascade,
        "state" text not null default 'queued' check ("state" in ('queued', 'held', 'sent', 'failed', 'dropped')),
        "createdAt" timestamptz not null default date_trunc('milliseconds', now()),
        "dueAt" timestamptz not null default now(),
        "lockedUntil" timestamptz,
        "triedAt" timestamptz,
        "tries" integer not null default 0,
        "rejections" integer not null default 0,
        "lastError" text,
        "sentAt" timestamptz,
        unique ("mailing_id", "subscription_id")
      )`);
    this.addSql(`create index on "mail" ("dueAt") where "state" = 'queued' and "kind" <> 'newsletter'`);
    this.addSql(`create index on "mail" ("dueAt") where "state" = 'queued' and "kind" = 'newsletter'`);
    this.addSql(`create index on "mail" ("triedAt") where "kind" = 'newsletter'`);
    this.addSql(`create index on "mail" ("lead_id") where "lead_id" is not null`);
    this.addSql(`create index on "mail" ("subscription_id") where "subscription_id" is not null`);
    this.addSql(
      `create index on "mail" ("createdAt") where "lead_id" is not null and "state" in ('queued', 'failed')`,
    );
    this.addSql(`
      create table "job" (
        "job_id" uuid primary key default gen_random_uuid(),
        "name" text not null,
        "schedule" text unique,
        "data" jsonb not null default '{}',
        "dueAt" timestamptz not null default now(),
        "lockedUntil" timestamptz,
        "triedAt" timestamptz,
        "tries" integer not null default 0,
        "lastError" text
      )`);
    this.addSql(`create index on "job" ("dueAt")`);
    if (await this.#hasEarlierJobs()) this.#moveEarlierJobs();
  }

  async #hasEarlierJobs(): Promise<boolean> {
    const [row] = await this.execute(`select to_regclass('pgboss.job') is not null as "found"`);
    return row?.['found'] === true;
  }

  #moveEarlierJobs(): void {
    this.addSql(MOVE_ONE);
    this.addSql(FORWARD);
    // The triggers lock the table until the end of the transaction, so that other processes wait.
    this.addSql(
      `create trigger "forward_new_job" before insert on "pgboss"."job" for each row execute function "forward_pgboss_job"()`,
    );
    this.addSql(
      `create trigger "forward_result" after update on "pgboss"."job" for each row
       when (new."state" <> 'active') execute function "forward_pgboss_job"()`,
    );
    this.addSql(`select count("move_pgboss_job"(to_jsonb("j"))) from "pgboss"."job" "j"`);
    this.addSql(`delete from "pgboss"."job" where "name" in (${NAMES}) and "state" <> 'active'`);
  }
}

const NAMES = `'mail', 'newsletter', 'password-link', 'push', 'picture', 'blog-publish'`;

/** Copies a job. One that a process of the earlier release runs now is due when that process should have finished it. */
const MOVE_ONE = `
  create function "move_pgboss_job"("j" jsonb) returns void language plpgsql as $$
  declare
    "payload" jsonb := "j"->'data';
    "jobId" uuid := ("j"->>'id')::uuid;
    "isOpen" boolean := "j"->>'state' in ('created', 'retry', 'active');
    "dueTime" timestamptz := ("j"->>'start_after')::timestamptz;
    "lockTime" timestamptz := case when "j"->>'state' = 'active' then now() + interval '1 minute' end;
    "tryCount" integer := case when "j"->>'started_on' is null then 0 else ("j"->>'retry_count')::int + 1 end;
    "sentTime" timestamptz := case when "j"->>'state' = 'completed' then ("j"->>'completed_on')::timestamptz end;
  begin
    if "j"->>'name' = 'mail' then
      insert into "mail" ("mail_id", "kind", "recipient", "lead_id", "state", "createdAt", "dueAt", "lockedUntil", "tries", "rejections", "lastError", "sentAt")
      select "jobId", case when "payload"->>'to' = 'business' then 'lead' when "payload"->'isReply' is not null then 'reply' else 'acknowledgement' end,
        case when "payload"->>'to' <> 'business' then l."email" end, l."id",
        case when "sentTime" is not null then 'sent' when "j"->>'state' = 'failed' then 'failed'
          when "j"->>'state' = 'cancelled' or l."spam" then 'held' else 'queued' end,
        date_trunc('milliseconds', ("j"->>'created_on')::timestamptz), "dueTime", "lockTime", "tryCount", coalesce(("payload"->>'rejections')::int, 0),
        case when "sentTime" is null then "j"->'output'->>'message' end, "sentTime"
      from "lead" l where l."id" = ("payload"->>'leadId')::uuid on conflict do nothing;
    elsif "j"->>'name' = 'newsletter' then
      insert into "mail" ("mail_id", "kind", "recipient", "mailing_id", "subscription_id", "state", "createdAt", "dueAt", "lockedUntil", "tries", "lastError", "sentAt")
      select r."recipient_id", 'newsletter', s."email", r."mailing_id", s."id",
        case r."state" when 'unsubscribed' then 'dropped' when 'waiting' then
          case when "j"->>'state' = 'cancelled' then 'held' else 'queued' end else r."state" end,
        date_trunc('milliseconds', ("j"->>'created_on')::timestamptz), "dueTime", "lockTime", "tryCount",
        case r."state" when 'failed' then r."error" when 'waiting' then "j"->'output'->>'message' end,
        case when r."state" = 'sent' then "sentTime" end
      from "mailing_recipient" r join "subscription" s on s."id" = r."subscription_id"
      where r."recipient_id" = "jobId" on conflict do nothing;
    elsif "j"->>'name' = 'password-link' and "isOpen" then
      insert into "mail" ("mail_id", "kind", "recipient", "dueAt", "lockedUntil", "tries")
      values ("jobId", "payload"->>'purpose', "payload"->>'email', "dueTime", "lockTime", "tryCount") on conflict do nothing;
    elsif "j"->>'name' in (${NAMES}) and "isOpen" then
      insert into "job" ("job_id", "name", "data", "dueAt", "lockedUntil", "tries")
      values ("jobId", "j"->>'name', coalesce("payload", '{}'), "dueTime", "lockTime", "tryCount") on conflict do nothing;
    end if;
  end $$`;

const FORWARD = `
  create function "forward_pgboss_job"() returns trigger language plpgsql as $$
  begin
    if new."name" not in (${NAMES}) then return new; end if;
    if tg_op = 'INSERT' then
      perform "move_pgboss_job"(to_jsonb(new));
      return null;
    end if;
    if new."state" = 'completed' then
      update "mail" set "state" = 'sent', "sentAt" = now(), "lockedUntil" = null, "lastError" = null where "mail_id" = new."id";
      delete from "job" where "job_id" = new."id";
    end if;
    delete from "pgboss"."job" where "id" = new."id" and "name" = new."name";
    return null;
  end $$`;
