import type { EntityManager } from '@mikro-orm/postgresql';

// A mail is a job of the queue, from the commit of its lead until the lead is erased. What became of it is read from
// the queue's own table, so that any process can read it.

/** Who gets a mail about a lead. */
export type Recipient = 'business' | 'visitor';

/** What became of a mail. */
export type MailState = 'queued' | 'sent' | 'failed' | 'held';

/** The state of the mail whose job is `j` and whose lead is `l`, in SQL. */
export const stateOfMail = `
  case when j."state" = 'completed' then 'sent' when j."state" = 'failed' then 'failed'
    when j."state" = 'cancelled' or l."spam" then 'held' else 'queued' end`;

/** A mail of one lead. */
export interface MailOfLead {
  /** The job's id, which is the first half of the mail's Message-ID. */
  id: string;
  leadId: string;
  to: Recipient;
  state: MailState;
  sentAt: Date | null;
  retries: number;
  /** What the mail server said last; null where it took the mail, or said nothing yet. */
  lastError: string | null;
}

/** The mails of a lead, the business's first. */
export async function mailsOfLead(em: EntityManager, leadId: string): Promise<MailOfLead[]> {
  return (await mailsOfLeads(em, [leadId])).get(leadId) ?? [];
}

/** Returns the mails of each of these leads, by its id. */
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
  select j."id"::text as "id", l."id"::text as "leadId", j."data"->>'to' as "to", ${stateOfMail} as "state",
    case when j."state" = 'completed' then j."completed_on" end as "sentAt", j."retry_count" as "retries",
    case when j."state" <> 'completed' then j."output"->>'message' end as "lastError"
  from "pgboss"."job" j join "lead" l on l."id" = (j."data"->>'leadId')::uuid
  where j."name" = 'mail' and ${condition} order by j."data"->>'to'`;

/** SQL with the ids of leads as its parameter, `{id,id}`. */
export const MAILS_OF_LEADS = mailsWhere(`j."data"->>'leadId' = any(?::text[])`);

async function findMails(em: EntityManager, sql: string, parameters: unknown[]): Promise<MailOfLead[]> {
  const rows = await em.execute<(Omit<MailOfLead, 'sentAt'> & { sentAt: Date | string | null })[]>(
    sql,
    parameters,
  );
  return rows.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt === null ? null : new Date(sentAt) }));
}

/** Deletes every mail of these leads from the queue, sent or not, in the transaction of `em`; returns their ids. */
export async function forgetMails(em: EntityManager, leadIds: string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const deleted = await em.execute<{ id: string }[]>(
    `delete from "pgboss"."job" where "name" = 'mail' and "data"->>'leadId' = any(?::text[])
     returning "id"::text as "id"`,
    [`{${leadIds.join(',')}}`],
  );
  return deleted.map(({ id }) => id);
}
