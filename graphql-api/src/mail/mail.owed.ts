import type { EntityManager } from '@mikro-orm/postgresql';
import type { Recipient } from './mail.service.ts';

/** A mail that has not been sent yet. */
export interface UnsentMail {
  /** The job's id, which is the first half of the mail's Message-ID. */
  id: string;
  to: Recipient;
  submissionId: string;
  formType: string;
  /** The visitor's. */
  email: string;
  owedSince: Date;
  /** How often it was tried. */
  tries: number;
  /** When it is tried next; null while it is being sent, or where nobody tries any more. */
  nextTry: Date | null;
  /** What the mail server said last. */
  lastError: string | null;
}

/** The oldest owed mails, and how many there are in all; reads the queue's own table, so that any process may ask. */
export async function listOwedMails(
  em: EntityManager,
  limit: number,
): Promise<{ mails: UnsentMail[]; totalCount: number }> {
  // The queue's tables are made by the first start of a server, not by a migration.
  const [queue] = await em.execute<{ table: string | null }[]>(
    `select to_regclass('pgboss.job')::text as "table"`,
  );
  if (!queue?.table) return { mails: [], totalCount: 0 };
  const rows = await em.execute<(Omit<UnsentMail, 'owedSince' | 'nextTry'> & Row)[]>(OWED, [limit]);
  const mails = rows.map(({ count: _count, owedSince, nextTry, ...mail }) => ({
    ...mail,
    owedSince: new Date(owedSince),
    nextTry: nextTry === null ? null : new Date(nextTry),
  }));
  return { mails, totalCount: rows[0]?.count ?? 0 };
}

/** What the two databases' drivers give in ways of their own: one gives dates, the other their spelling. */
interface Row {
  owedSince: Date | string;
  nextTry: Date | string | null;
  count: number;
}

const OWED = `
  select j."id"::text as "id", j."data"->>'to' as "to", l."submissionId"::text as "submissionId", l."formType", l."email",
    j."created_on" as "owedSince",
    case when j."started_on" is null then 0 else j."retry_count" + 1 end as "tries",
    case when j."state" in ('created', 'retry') then j."start_after" end as "nextTry",
    j."output"->>'message' as "lastError", count(*) over ()::int as "count"
  from "pgboss"."job" j join "lead" l on l."id" = (j."data"->>'leadId')::uuid
  where j."name" = 'mail' and j."state" in ('created', 'retry', 'active', 'failed')
  order by j."created_on", j."id"
  limit ?`;
