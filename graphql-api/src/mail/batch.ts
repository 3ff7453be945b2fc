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

/** Deletes the mails of a batch that were not tried yet. Returns whether none is left. */
export async function withdrawBatch(em: EntityManager, batch_id: string): Promise<boolean> {
  await em.execute(
    `delete from "mail" where "batch_id" = ? and "state" in ('queued', 'held') and "tries" = 0`,
    [batch_id],
  );
  const left = await em.execute<object[]>(`select 1 from "mail" where "batch_id" = ? limit 1`, [batch_id]);
  return left.length === 0;
}

/** Deletes the mails of batches to a recipient, in the transaction of `em`. */
export async function forgetRecipient(em: EntityManager, recipient: string): Promise<void> {
  await em.execute(`delete from "mail" where "batch_id" is not null and "recipient" = ?`, [recipient]);
}

/** SQL for the mails of a batch: an expression for its id. */
export const mailsOfBatch = (id: string) =>
  `(select "recipient", "state", "lastError" from "mail" where "batch_id" = ${id})`;
