import type { Context } from '../access/context.ts';
import type { Mailing } from './entity.ts';

/** `sent`: no mail is waiting. */
export type MailingState = 'sending' | 'paused' | 'sent';

/** A mail that the mail server rejected. */
export interface MailingFailure {
  email: string;
  error: string;
}

/** A mailing with the results of its mails. */
export interface MailingReport
  extends Pick<Mailing, 'mailing_id' | 'blog_id' | 'title' | 'path' | 'startedBy'> {
  startedAt: Date;
  state: MailingState;
  recipientCount: number;
  waitingCount: number;
  sentCount: number;
  /** The number of recipients who unsubscribed since the start. */
  unsubscribedCount: number;
  failures: MailingFailure[];
  /** The mail server's last error of a waiting mail. */
  lastError: string | null;
}

/** Returns the mailings, newest first; only the one with `mailing_id` if it is given. */
export async function reportMailings(
  { em }: Pick<Context, 'em'>,
  mailing_id?: string,
): Promise<MailingReport[]> {
  const rows = await em.execute<(MailingReport & { startedAt: string | Date; paused: boolean })[]>(REPORT, [
    mailing_id ?? null,
    mailing_id ?? null,
  ]);
  return rows.map(({ paused, ...row }) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    state: row.waitingCount === 0 ? 'sent' : paused ? 'paused' : 'sending',
  }));
}

const REPORT = `
  select m."mailing_id", m."blog_id", m."title", m."path", m."startedAt", m."startedBy",
    count(r."recipient_id")::int as "recipientCount",
    (count(*) filter (where r."state" = 'waiting'))::int as "waitingCount",
    (count(*) filter (where r."state" = 'sent'))::int as "sentCount",
    (count(*) filter (where s."unsubscribedAt" >= m."startedAt"))::int as "unsubscribedCount",
    coalesce(json_agg(json_build_object('email', s."email", 'error', r."error") order by s."email")
      filter (where r."state" = 'failed'), '[]') as "failures",
    max(j."output"->>'message') filter (where r."state" = 'waiting') as "lastError",
    coalesce(bool_or(j."state" = 'cancelled') filter (where r."state" = 'waiting'), false) as "paused"
  from "mailing" m
    left join "mailing_recipient" r using ("mailing_id")
    left join "subscription" s on s."id" = r."subscription_id"
    left join "pgboss"."job" j on j."name" = 'newsletter' and j."id" = r."recipient_id"
  where ?::uuid is null or m."mailing_id" = ?::uuid
  group by m."mailing_id" order by m."startedAt" desc`;
