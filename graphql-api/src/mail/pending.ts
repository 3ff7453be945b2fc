import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageArgs, readPageArgs, writeCursor } from '../graphql/connection.ts';
import { type MailState, type Recipient, stateOfMail } from './state.ts';

/** A mail that has not been sent yet, and is not held. */
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
  /** The number of attempts. */
  tries: number;
  /** The time of the next attempt; null during an attempt and if there is no further one. */
  nextTry: Date | null;
  /** The mail server's last error. */
  lastError: string | null;
}

/** The number of pending mails. */
interface PendingCounts {
  failedCount: number;
  /** The number of mails queued for more than an hour. */
  overdueCount: number;
}

/** Returns a page of pending mails, oldest first. Throws BadInput for a bad size or cursor. */
export async function listPendingMails(
  em: EntityManager,
  args: PageArgs,
): Promise<Page<PendingMail> & PendingCounts> {
  const { time = new Date(0), id = NO_ID } = readPageArgs(args) ?? {};
  // The first start of a server creates the tables of the queue, not a migration.
  const [queue] = await em.execute<{ table: string | null }[]>(
    `select to_regclass('pgboss.job')::text as "table"`,
  );
  const [counts = noCounts] = queue?.table ? await em.execute<Counts[]>(COUNTS, [time, id]) : [];
  const rows = queue?.table ? await em.execute<Row[]>(PAGE, [time, id, args.first + 1]) : [];
  const edges = rows.slice(0, args.first).map((row) => {
    const queuedSince = new Date(row.queuedSince);
    const nextTry = row.nextTry === null ? null : new Date(row.nextTry);
    return {
      node: { ...row, queuedSince, nextTry },
      cursor: writeCursor({ time: queuedSince, id: row.id }),
    };
  });
  const { before, ...shown } = counts;
  return { ...shown, edges, hasNextPage: rows.length > args.first, hasPreviousPage: before > 0 };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

type Counts = PendingCounts & { totalCount: number; before: number };
const noCounts: Counts = { totalCount: 0, before: 0, failedCount: 0, overdueCount: 0 };

/** A row as the driver returns it: times are strings. */
type Row = Omit<PendingMail, 'queuedSince' | 'nextTry'> & {
  queuedSince: string;
  nextTry: string | null;
};

/** In milliseconds, like the cursors. */
const PENDING = `
  with "pending" as (
    select j."id"::text as "id", j."data"->>'to' as "to", ${stateOfMail} as "state",
      l."submissionId"::text as "submissionId", l."formType", l."email",
      date_trunc('milliseconds', j."created_on") as "queuedSince",
      case when j."started_on" is null then 0 else j."retry_count" + 1 end as "tries",
      case when j."state" in ('created', 'retry') then j."start_after" end as "nextTry",
      j."output"->>'message' as "lastError"
    from "pgboss"."job" j join "lead" l on l."id" = (j."data"->>'leadId')::uuid
    where j."name" = 'mail' and j."state" in ('created', 'retry', 'active', 'failed') and not l."spam"
  )`;

const PAGE = `${PENDING}
  select * from "pending" where ("queuedSince", "id") > (?::timestamptz, ?::text)
  order by "queuedSince", "id" limit ?`;

const COUNTS = `${PENDING}
  select count(*)::int as "totalCount",
    (count(*) filter (where ("queuedSince", "id") <= (?::timestamptz, ?::text)))::int as "before",
    (count(*) filter (where "state" = 'failed'))::int as "failedCount",
    (count(*) filter (where "state" = 'queued' and "queuedSince" < now() - interval '1 hour'))::int as "overdueCount"
  from "pending"`;
