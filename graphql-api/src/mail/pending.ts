import type { EntityManager } from '@mikro-orm/postgresql';
import { type MailState, type Recipient, stateOfMail } from './state.ts';

/** A mail that is neither sent nor held. */
export interface PendingMail {
  /** The job's id, which is the first half of the mail's Message-ID. */
  id: string;
  to: Recipient;
  state: MailState;
  submissionId: string;
  formType: string;
  /** The visitor's email address. */
  email: string;
  queuedSince: Date;
  /** The number of tries. */
  tries: number;
  /** The time of the next try; null while the mail is being sent, or after the last try. */
  nextTry: Date | null;
  /** The mail server's last error. */
  lastError: string | null;
}

/** The number of pending mails. */
export interface PendingCounts {
  totalCount: number;
  /** Mails without further tries. */
  failedCount: number;
  /** Mails queued for more than an hour. */
  overdueCount: number;
}

/** Returns the oldest pending mails and the number of all. */
export async function listPendingMails(
  em: EntityManager,
  limit: number,
): Promise<{ mails: PendingMail[] } & PendingCounts> {
  // The first start of a server creates the queue's tables, not a migration.
  const [queue] = await em.execute<{ table: string | null }[]>(
    `select to_regclass('pgboss.job')::text as "table"`,
  );
  const rows = queue?.table ? await em.execute<Row[]>(PENDING, [limit]) : [];
  const mails = rows.map(({ totalCount: _t, failedCount: _f, overdueCount: _o, ...mail }) => ({
    ...mail,
    queuedSince: new Date(mail.queuedSince),
    nextTry: mail.nextTry === null ? null : new Date(mail.nextTry),
  }));
  const { totalCount = 0, failedCount = 0, overdueCount = 0 } = rows[0] ?? {};
  return { mails, totalCount, failedCount, overdueCount };
}

/** What the two databases' drivers give in ways of their own: one gives dates, the other their spelling. */
type Row = Omit<PendingMail, 'queuedSince' | 'nextTry'> &
  PendingCounts & { queuedSince: Date | string; nextTry: Date | string | null };

const PENDING = `
  with "pending" as (
    select j."id"::text as "id", j."data"->>'to' as "to", ${stateOfMail} as "state",
      l."submissionId"::text as "submissionId", l."formType", l."email", j."created_on" as "queuedSince",
      case when j."started_on" is null then 0 else j."retry_count" + 1 end as "tries",
      case when j."state" in ('created', 'retry') then j."start_after" end as "nextTry",
      j."output"->>'message' as "lastError"
    from "pgboss"."job" j join "lead" l on l."id" = (j."data"->>'leadId')::uuid
    where j."name" = 'mail' and j."state" in ('created', 'retry', 'active', 'failed') and not l."spam"
  )
  select *, count(*) over ()::int as "totalCount",
    (count(*) filter (where "state" = 'failed') over ())::int as "failedCount",
    (count(*) filter (where "state" = 'queued' and "queuedSince" < now() - interval '1 hour') over ())::int as "overdueCount"
  from "pending" order by "queuedSince", "id" limit ?`;
