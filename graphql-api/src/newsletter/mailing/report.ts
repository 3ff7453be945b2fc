import type { EntityManager } from '@mikro-orm/postgresql';
import { findOpenBatches, mailsOfBatch } from '../../mail/batch.ts';
import { numberedPage, type PageArgs, rangeOf } from '../../platform/graphql/numbered-page.ts';
import { countReaders, readersWithoutClick } from './readers.ts';
import type { MailingFailurePage, MailingFailureType, MailingType } from './type.ts';

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

/**
 * Returns the number of readers to whom a mailing was sent and who opened no link; null if it counts no
 * clicks.
 */
export const countUnopened = (
  em: EntityManager,
  { mailing_id, countsClicks }: MailingType,
): Promise<number | null> =>
  countsClicks ? countReaders(em, readersWithoutClick(mailing_id)) : Promise.resolve(null);

/** Returns the reports of the mailings, of one, or of those of a newsletter, in the order of their start. */
export async function reportMailings(
  em: EntityManager,
  { mailing_id, number }: { mailing_id?: string; number?: number } = {},
): Promise<MailingType[]> {
  const rows = await em.execute<(MailingType & { paused: boolean; opened: Record<string, number> | null })[]>(
    REPORT,
    [mailing_id ?? null, number ?? null],
  );
  return rows.map(({ paused, opened, ...row }) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    clicks: row.items.map((_, index) => opened?.[index] ?? 0),
    state: row.waitingCount === 0 ? 'sent' : paused ? 'paused' : 'sending',
  }));
}

/** Returns the reports of the mailings with mails that are not sent yet. */
export async function reportOpen(em: EntityManager): Promise<MailingType[]> {
  const ids = await findOpenBatches(em);
  const reports = await Promise.all(ids.map((mailing_id) => reportMailings(em, { mailing_id })));
  return reports.flat();
}

/** A mail that was dropped because its subscription had ended counts as a recipient only. */
const REPORT = `
  select m."mailing_id", m."number", m."round", m."title", m."intro", m."items", m."countsClicks", m."segment", m."startedAt", m."startedBy",
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
  where m."mailing_id" = coalesce(?::uuid, m."mailing_id") and m."number" = coalesce(cast(? as int), m."number")
  order by m."startedAt", m."number", m."round"`;
