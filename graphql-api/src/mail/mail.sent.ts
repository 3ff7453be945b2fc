import type { EntityManager } from '@mikro-orm/postgresql';

/** A mail of one lead as the queue knows it. */
export interface MailOfLead {
  to: string;
  state: 'sent' | 'waiting' | 'failed';
  sentAt: Date | null;
  retries: number;
}

/** The mails of a lead, the business's first; the queue keeps those that are sent for ninety days. */
export async function mailsOfLead(em: EntityManager, leadId: string): Promise<MailOfLead[]> {
  const rows = await em.execute<(Omit<MailOfLead, 'sentAt'> & { sentAt: Date | string | null })[]>(
    `select "data"->>'to' as "to", "completed_on" as "sentAt", "retry_count" as "retries",
       case "state" when 'completed' then 'sent' when 'failed' then 'failed' when 'cancelled' then 'failed'
         else 'waiting' end as "state"
     from "pgboss"."job" where "name" = 'mail' and "data"->>'leadId' = ? order by "data"->>'to'`,
    [leadId],
  );
  return rows.map(({ sentAt, ...mail }) => ({
    ...mail,
    sentAt: mail.state === 'sent' && sentAt !== null ? new Date(sentAt) : null,
  }));
}

/** Takes every mail of these leads out of the queue, sent or not, within the transaction of `em`; gives how many. */
export async function forgetMails(em: EntityManager, leadIds: string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const gone = await em.execute<object[]>(
    `delete from "pgboss"."job" where "name" = 'mail' and "data"->>'leadId' in (${leadIds.map(() => '?').join(', ')})
     returning "id"`,
    leadIds,
  );
  return gone.length;
}
