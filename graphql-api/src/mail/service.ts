import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../platform/database/array.ts';
import type { MailKind } from './kind.ts';

/** `dropped`: there was nothing to send any more. */
export const mailStates = ['queued', 'held', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail to send. Its state is stored as long as its lead or batch; without either, for one day. */
interface NewMail {
  /** The first half of the Message-ID, the same at every try. */
  mail_id?: string;
  kind: Pick<MailKind, 'name'>;
  /** The email address; none for the business, whose email address may change until then. */
  recipient?: string;
  lead_id?: string;
}

/** The time of mails: after a delay in seconds, or a time that an admin chose. */
type MailTime = { delay?: number } | { at: Date };

/** Queues mails in the transaction of `em`; due at once, or at a time. */
export async function enqueueMails(em: EntityManager, mails: NewMail[], time: MailTime = {}): Promise<void> {
  const [at, delay] = 'at' in time ? [time.at, 0] : [null, time.delay ?? 0];
  await em.execute(
    `insert into "mail" ("mail_id", "kind", "recipient", "lead_id", "firstDueAt", "dueAt")
     select coalesce("mail_id", gen_random_uuid()), "kind", "recipient", "lead_id", date_trunc('milliseconds', "due"."at"), "due"."at"
     from jsonb_populate_recordset(null::"mail", ?::jsonb),
       (select coalesce(?::timestamptz, now() + ? * interval '1 second') as "at") "due"`,
    [JSON.stringify(mails.map(({ kind, ...mail }) => ({ ...mail, kind: kind.name }))), at, delay],
  );
}

/** Deletes a mail that was not tried yet, or was rejected for good. Returns false if there is none. */
export async function withdrawMail(em: EntityManager, mail_id: string): Promise<boolean> {
  const withdrawn = await em.execute<object[]>(
    `delete from "mail" where "mail_id" = ? and ("state" in ('queued', 'held') and "tries" = 0 or "state" = 'failed') returning 1`,
    [mail_id],
  );
  return withdrawn.length > 0;
}

/** Queues a mail to the business, unless one of its kind still waits. */
export async function enqueueOnce(em: EntityManager, { name }: Pick<MailKind, 'name'>): Promise<void> {
  await em.execute(
    `insert into "mail" ("kind") select ?
     where not exists (select 1 from "mail" where "kind" = ? and "state" = 'queued')`,
    [name, name],
  );
}

/**
 * Holds mails, or makes them due now; one that is sent later keeps its time. A mail that is being sent is
 * still sent.
 */
export async function changeMails(
  em: EntityManager,
  [column, id]: ['mail_id' | 'lead_id' | 'batch_id', string],
  from: MailState,
  to: 'queued' | 'held',
): Promise<void> {
  const sql = `update "mail" set "state" = ?, "dueAt" = greatest(now(), "firstDueAt"), "bounce" = null where "${column}" = ? and "state" = ?`;
  await em.execute(sql, [to, id, from]);
}

/** Returns whether a mail has one of these ids. */
export async function isMail(em: EntityManager, ids: string[]): Promise<boolean> {
  const sql = `select 1 from "mail" where "mail_id" = any(?::uuid[])`;
  return (await em.execute<object[]>(sql, [arrayOf(ids)])).length > 0;
}

/** Returns the lead of the first of these mails that is about one; undefined if none is. */
export async function leadOfMails(em: EntityManager, mailIds: string[]): Promise<string | undefined> {
  const [row] = await em.execute<{ lead_id: string }[]>(
    `select "lead_id"::text as "lead_id" from jsonb_array_elements_text(?::jsonb) with ordinality "named" ("id", "at")
     join "mail" on "mail_id" = "id"::uuid where "lead_id" is not null order by "at" limit 1`,
    [JSON.stringify(mailIds)],
  );
  return row?.lead_id;
}

/** Marks sent mails about leads as failed, with the words of the server that could not deliver them. */
export async function markBounced(em: EntityManager, mailIds: string[], words: string): Promise<void> {
  await em.execute(
    `update "mail" set "state" = 'failed', "bounce" = ?, "lastError" = ?
     where "mail_id" = any(?::uuid[]) and "lead_id" is not null and "state" = 'sent'`,
    [words, words, arrayOf(mailIds)],
  );
}

/** SQL for the ids of the leads with a mail that failed, or that waits for more than an hour. */
export const LEADS_OF_UNSENT_MAILS = `
  select "lead_id" from "mail" where "lead_id" is not null
    and ("state" = 'failed' or "state" = 'queued' and "firstDueAt" < now() - interval '1 hour')`;

/** SQL for the ids of the leads with a mail that is sent later than after a delay to undo it. */
export const LEADS_OF_LATER_MAILS = `
  select "lead_id" from "mail" where "lead_id" is not null and "state" = 'queued'
    and "firstDueAt" > now() + interval '1 minute'`;

/** Deletes the mails of these leads in the transaction of `em`, and returns their ids. */
export async function forgetMails(em: EntityManager, leadIds: string[]): Promise<string[]> {
  const deleted = await em.execute<{ id: string }[]>(
    `delete from "mail" where "lead_id" = any(?::uuid[]) returning "mail_id"::text as "id"`,
    [arrayOf(leadIds)],
  );
  return deleted.map(({ id }) => id);
}

/** SQL that deletes the mails with links and reminders. */
const DELETE_REST = `delete from "mail" where "lead_id" is null and "batch_id" is null`;

/** SQL that holds the mails of a restored database that were not sent. */
export const HOLD_ALL = `update "mail" set "state" = 'held' where "state" = 'queued'; ${DELETE_REST}`;

/** SQL for the mails that wait; those that are sent later do not. */
export const WAITING_MAILS = `
  select 'mail' as "queue", null::timestamptz as "since" union all select 'newsletter', null
  union all select case when "batch_id" is null then 'mail' else 'newsletter' end, "firstDueAt"
    from "mail" where "state" = 'queued' and "firstDueAt" <= now()`;

/** Deletes the mails with links and reminders after a day, sent or not. */
export async function deleteExpiredMails(em: EntityManager): Promise<void> {
  await em.execute(`${DELETE_REST} and "firstDueAt" < now() - interval '1 day'`);
}
