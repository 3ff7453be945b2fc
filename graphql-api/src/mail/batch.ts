import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from './kind.ts';

// A batch is one content for many recipients. A separate worker sends batches, so that no other mail waits.

/** Queues a mail to each recipient, in the transaction of `em`. */
export async function enqueueBatch(
  em: EntityManager,
  { name }: Pick<MailKind, 'name'>,
  batch_id: string,
  recipients: string[],
): Promise<void> {
  await em.execute(
    `insert into "mail" ("kind", "batch_id", "recipient") select ?, ?::uuid, jsonb_array_elements_text(?::jsonb)`,
    [name, batch_id, JSON.stringify(recipients)],
  );
}

/** Returns the recipient of a mail of a batch; undefined if there is no such mail. */
export async function recipientIn(
  em: EntityManager,
  batch_id: string,
  mail_id: string,
): Promise<string | undefined> {
  const [mail] = await em.execute<{ recipient: string }[]>(
    `select "recipient" from "mail" where "batch_id" = ? and "mail_id" = ?`,
    [batch_id, mail_id],
  );
  return mail?.recipient;
}

/** Deletes the mails of batches to a recipient, in the transaction of `em`. */
export async function forgetRecipient(em: EntityManager, recipient: string): Promise<void> {
  await em.execute(`delete from "mail" where "batch_id" is not null and "recipient" = ?`, [recipient]);
}

/** SQL for the mails of a batch: an expression for its id. */
export const mailsOfBatch = (id: string) =>
  `(select "recipient", "state", "lastError" from "mail" where "batch_id" = ${id})`;

/** SQL for the ids of the batches with queued or held mails. */
export const openBatches = `(select "batch_id" from "mail" where "state" in ('queued', 'held'))`;
