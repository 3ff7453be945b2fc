import { QueryOrder } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { type Mailing, MailingEntity } from './entity.ts';

/** `sent`: no mail is waiting. */
export type MailingState = 'scheduled' | 'sending' | 'paused' | 'sent';

/** A mail that the mail server rejected. */
export interface MailingFailure {
  email: string;
  error: string;
}

/** A mailing with the results of its mails. */
export interface MailingReport
  extends Pick<Mailing, 'mailing_id' | 'title' | 'items' | 'countsClicks' | 'startedBy'> {
  segment: string | null;
  startedAt: Date | null;
  scheduledFor: Date | null;
  /** How often the link of each item was opened, in their order. */
  clicks: number[];
  state: MailingState;
  recipientCount: number;
  waitingCount: number;
  sentCount: number;
  failedCount: number;
  /** The number of recipients who unsubscribed since the start. */
  unsubscribedCount: number;
  /** The mail server's last error of a waiting mail. */
  lastError: string | null;
}

/** A page of a list; pages are numbered from 1. */
interface PageArgs {
  page: number;
  pageSize: number;
}

interface Page<Item> {
  items: Item[];
  totalCount: number;
  page: number;
  pageCount: number;
}

const MAX_PAGE_SIZE = 100;

/** Returns a page of the mailings, newest first. Throws BadInput for a page below 1 and a size below 1 or over 100. */
export async function findMailings(
  { em }: Pick<Context, 'em'>,
  args: PageArgs,
): Promise<Page<MailingReport>> {
  const [mailings, totalCount] = await em.findAndCount(
    MailingEntity,
    {},
    { ...limitsOf(args), orderBy: { startedAt: QueryOrder.DESC_NULLS_FIRST, mailing_id: 'desc' } },
  );
  const reports = await reportMailings(
    em,
    mailings.map(({ mailing_id }) => mailing_id),
  );
  return pageOf(reports, totalCount, args);
}

/** Returns a page of the mails of a mailing that failed. Throws BadInput as `findMailings` does. */
export async function findFailures(
  { em }: Pick<Context, 'em'>,
  mailing_id: string,
  args: PageArgs,
): Promise<Page<MailingFailure>> {
  const failures = await failuresOf(em, mailing_id, limitsOf(args));
  const { failedCount = 0 } = (await reportMailings(em, [mailing_id]))[0] ?? {};
  return pageOf(failures, failedCount, args);
}

/** Returns the mails of a mailing that failed; all without a limit. */
export function failuresOf(
  em: EntityManager,
  mailing_id: string,
  { limit, offset }: { limit: number | null; offset: number } = { limit: null, offset: 0 },
): Promise<MailingFailure[]> {
  return em.execute(
    `select "recipient" as "email", coalesce("lastError", '') as "error" from "mail"
     where "mailing_id" = ? and "state" = 'failed' order by "recipient" limit ?::int offset ?`,
    [mailing_id, limit, offset],
  );
}

function limitsOf({ page, pageSize }: PageArgs): { limit: number; offset: number } {
  if (page < 1) throw new BadInput({ page: 'Pages are numbered from 1.' });
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    throw new BadInput({ pageSize: `A page has 1 to ${MAX_PAGE_SIZE} items.` });
  }
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

function pageOf<Item>(items: Item[], totalCount: number, { page, pageSize }: PageArgs): Page<Item> {
  return { items, totalCount, page, pageCount: Math.ceil(totalCount / pageSize) };
}

/** Returns the reports of these mailings, newest first. */
export async function reportMailings(em: EntityManager, ids: string[]): Promise<MailingReport[]> {
  const rows = await em.execute<
    (MailingReport & { paused: boolean; opened: Record<string, number> | null })[]
  >(REPORT, [`{${ids.join(',')}}`]);
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
    (select jsonb_object_agg("item", "count") from "mailing_click" c where c."mailing_id" = m."mailing_id") as "opened",
    count(r."mail_id")::int as "recipientCount",
    (count(*) filter (where r."state" in ('queued', 'held')))::int as "waitingCount",
    (count(*) filter (where r."state" = 'sent'))::int as "sentCount",
    (count(*) filter (where r."state" = 'failed'))::int as "failedCount",
    (count(*) filter (where s."unsubscribedAt" >= m."startedAt"))::int as "unsubscribedCount",
    max(r."lastError") filter (where r."state" in ('queued', 'held')) as "lastError",
    count(*) filter (where r."state" = 'held') > 0 as "paused"
  from "mailing" m
    left join "mail" r on r."mailing_id" = m."mailing_id"
    left join "subscription" s on s."id" = r."subscription_id"
  where m."mailing_id" = any(?::uuid[])
  group by m."mailing_id" order by m."startedAt" desc nulls first, m."mailing_id" desc`;
