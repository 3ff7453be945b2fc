import type { EntityManager } from '@mikro-orm/postgresql';
import { mailsOfBatch, openBatches } from '../../mail/batch.ts';
import { numberedPage, type PageArgs, rangeOf } from '../../platform/graphql/numbered-page.ts';
import { countReaders, readersWithoutClick } from './readers.ts';
import type { MailingFailurePage, MailingFailureType, MailingFigures, MailingType } from './type.ts';

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
export const reportMailings = (
  em: EntityManager,
  { mailing_id, number }: { mailing_id?: string; number?: number } = {},
): Promise<MailingType[]> =>
  report(
    em,
    `m."mailing_id" = coalesce(?::uuid, m."mailing_id") and m."number" = coalesce(cast(? as int), m."number")`,
    [mailing_id ?? null, number ?? null],
  );

/** Returns the reports of the mailings with mails that are not sent yet, in the order of their start. */
export const reportOpen = (em: EntityManager): Promise<MailingType[]> =>
  report(em, `m."mailing_id" in ${openBatches}`);

async function report(em: EntityManager, where: string, values: unknown[] = []): Promise<MailingType[]> {
  const rows = await em.execute<(MailingType & { paused: boolean; opened: Record<string, number> | null })[]>(
    `${REPORT} where ${where} order by m."startedAt", m."number", m."round"`,
    values,
  );
  return rows.map(({ paused, opened, ...row }) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    clicks: row.items.map((_, index) => opened?.[index] ?? 0),
    state: row.waitingCount === 0 ? 'sent' : paused ? 'paused' : 'sending',
  }));
}

/** Returns the figures of the last hundred newsletters that were started. */
export const readFigures = (em: EntityManager): Promise<MailingFigures[]> => em.execute(FIGURES);

const FIGURES = `
  select m."number", (count(distinct "recipient") filter (where "state" = 'sent'))::int as "readerCount",
    case when bool_or(m."countsClicks") then (
      select count(distinct "subscription_id")::int from "mailing_reader" join "mailing" "of" using ("mailing_id")
      where "of"."number" = m."number"
    ) end as "clickedCount"
  from "mailing" m left join lateral ${mailsOfBatch('m."mailing_id"')} "sent" on true
  where m."number" in (select "number" from "mailing" where "round" = 1 order by "startedAt" desc limit 100)
  group by m."number"`;

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
  ) sums`;
