import type { EntityManager } from '@mikro-orm/postgresql';

// A mail is a job of the queue, from the commit of its lead until the lead's erasure. Its state is read from
// the queue's table, so every process can read it.

/** The recipient of a mail about a lead. */
export type Recipient = 'business' | 'visitor';

/** The state of a mail. */
export type MailState = 'queued' | 'sent' | 'failed' | 'held';

/** SQL expression for the state of the mail with job `j` and lead `l`. */
export const stateOfMail = `
  case when j."state" = 'completed' then 'sent' when j."state" = 'failed' then 'failed'
    when j."state" = 'cancelled' or l."spam" then 'held' else 'queued' end`;

/** A mail of one lead. */
export interface MailOfLead {
  /** The job's id, which is the first half of the mail's Message-ID. */
  id: string;
  leadId: string;
  to: Recipient;
  /** Whether it is a reply of an admin. */
  isReply: boolean;
  state: MailState;
  sentAt: Date | null;
  retries: number;
  /** The mail server's last error; null if there is none. */
  lastError: string | null;
}

/** Returns the mails of a lead, the business's first. */
export async function mailsOfLead(em: EntityManager, leadId: string): Promise<MailOfLead[]> {
  return (await mailsOfLeads(em, [leadId])).get(leadId) ?? [];
}

/** Returns the mails of these leads by lead id, in one query. */
export async function mailsOfLeads(
  em: EntityManager,
  leadIds: readonly string[],
): Promise<Map<string, MailOfLead[]>> {
  return Map.groupBy(await findMails(em, MAILS_OF_LEADS, [`{${leadIds.join(',')}}`]), ({ leadId }) => leadId);
}

/** Returns the mail with this id; undefined if there is none. */
export async function findMail(em: EntityManager, id: string): Promise<MailOfLead | undefined> {
  const [mail] = await findMails(em, mailsWhere(`j."id" = ?`), [id]);
  return mail;
}

const mailsWhere = (condition: string) => `
  select j."id"::text as "id", l."id"::text as "leadId", j."data"->>'to' as "to",
    j."data"->'isReply' is not null as "isReply", ${stateOfMail} as "state",
    case when j."state" = 'completed' then j."completed_on" end as "sentAt", j."retry_count" as "retries",
    case when j."state" <> 'completed' then j."output"->>'message' end as "lastError"
  from "pgboss"."job" j join "lead" l on l."id" = (j."data"->>'leadId')::uuid
  where j."name" = 'mail' and ${condition} order by j."data"->>'to', j."created_on", j."id"`;

/** SQL with the ids of leads as its parameter, `{id,id}`. */
export const MAILS_OF_LEADS = mailsWhere(`j."data"->>'leadId' = any(?::text[])`);

async function findMails(em: EntityManager, sql: string, parameters: unknown[]): Promise<MailOfLead[]> {
  const rows = await em.execute<(Omit<MailOfLead, 'sentAt'> & { sentAt: Date | string | null })[]>(
    sql,
    parameters,
  );
  return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt === null ? null : new Date(sentAt) }));
}

/** Deletes all mails of these leads from the queue in the transaction of `em`, and returns their ids. */
export async function forgetMails(em: EntityManager, leadIds: string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const deleted = await em.execute<{ id: string }[]>(
    `delete from "pgboss"."job" where "name" = 'mail' and "data"->>'leadId' = any(?::text[])
     returning "id"::text as "id"`,
    [`{${leadIds.join(',')}}`],
  );
  return deleted.map(({ id }) => id);
}
