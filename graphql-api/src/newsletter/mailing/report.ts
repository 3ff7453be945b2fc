import type { EntityManager } from '@mikro-orm/postgresql';
import { mailsOfBatch } from '../../mail/batch.ts';
import { numberedPage, type PageArgs, rangeOf } from '../../platform/graphql/numbered-page.ts';
import { MailingEntity } from './entity.ts';
import type { MailingFailurePage, MailingFailureType, MailingPage, MailingType } from './type.ts';

/** Returns a page of the mailings, newest first. Throws BadInput for a bad page or size. */
export async function findMailings(em: EntityManager, args: PageArgs): Promise<MailingPage> {
  const reports = await reportMailings(em, rangeOf(args));
  return numberedPage(reports, await em.count(MailingEntity), args);
}

/** Returns a page of the mails of a mailing that failed. Throws BadInput for a bad page or size. */
export async function findFailures(
  em: EntityManager,
  mailing_id: string,
  args: PageArgs,
): Promise<MailingFailurePage> {
  const failures = await failuresOf(em, mailing_id, rangeOf(args));
  const [{ failedCount = 0 } = {}] = await reportMailings(em, { mailing_id });
  return numberedPage(failures, failedCount, args);
}

/** A part of a list; without a limit all. */
interface Range {
  limit?: number;
  offset?: number;
}

/** Returns the mails of a mailing that failed. */
export function failuresOf(
  em: EntityManager,
  mailing_id: string,
  { limit, offset = 0 }: Range = {},
): Promise<MailingFailureType[]> {
  return em.execute(
    `select "recipient" as "email", coalesce("lastError", '') as "error" from ${mailsOfBatch('?')} "sent"
     where "state" = 'failed' order by "recipient" limit ?::int offset ?`,
    [mailing_id, limit ?? null, offset],
  );
}

/** Returns the reports of the mailings or of one, newest first. */
export async function reportMailings(
  em: EntityManager,
  { mailing_id, limit, offset = 0 }: Range & { mailing_id?: string } = {},
): Promise<MailingType[]> {
  const rows = await em.execute<(MailingType & { paused: boolean; opened: Record<string, number> | null })[]>(
    REPORT,
    [mailing_id ?? null, limit ?? null, offset],
  );
  return rows.map(({ paused, opened, ...row }) => ({
    ...row,
    startedAt: row.startedAt && new Date(row.startedAt),
    scheduledFor: row.scheduledFor && new Date(row.scheduledFor),
    clicks: row.items.map((_, index) => opened?.[index] ?? 0),
    state: !row.startedAt ? 'scheduled' : row.waitingCount === 0 ? 'sent' : paused ? 'paused' : 'sending',
  }));
}

/** A mail that was dropped because its subscription had ended counts as a recipient only. */
const REPORT = `
  select m."mailing_id", m."title", m."items", m."countsClicks", m."segment", m."startedAt", m."scheduledFor", m."startedBy",
    (select jsonb_object_agg("item", "count") from "mailing_click" where "mailing_id" = m."mailing_id") as "opened", sums.*
  from "mailing" m, lateral (
    select count(*)::int as "recipientCount",
      (count(*) filter (where "state" in ('queued', 'held')))::int as "waitingCount",
      (count(*) filter (where "state" = 'sent'))::int as "sentCount",
      (count(*) filter (where "state" = 'failed'))::int as "failedCount",
      (count(*) filter (where "unsubscribedAt" >= m."startedAt"))::int as "unsubscribedCount",
      max("lastError") filter (where "state" in ('queued', 'held')) as "lastError",
      count(*) filter (where "state" = 'held') > 0 as "paused"
    from ${mailsOfBatch('m."mailing_id"')} "sent" left join "subscription" on "email" = "recipient"
  ) sums
  where m."mailing_id" = coalesce(?::uuid, m."mailing_id")
  order by m."startedAt" desc nulls first, m."mailing_id" desc limit ?::int offset ?`;
