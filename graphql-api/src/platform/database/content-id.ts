import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { uuidMessage } from '../../../../rules/field/text.ts';
import { BadInput } from '../core/errors.ts';

/** The id that a client made for a content, and those of earlier contents that it replaces. */
export interface ContentIds {
  id: string;
  replaces?: string[] | null | undefined;
}

interface Claim extends ContentIds {
  /** The name of the id's argument or field. */
  name: string;
  content: unknown;
  /** Withdraws a stored content that is replaced. Throws BadInput if it has left already. */
  withdraw: (id: string) => Promise<void>;
}

/**
 * Claims an id for a content in the transaction of `em`, and withdraws the contents that it replaces, also
 * those that arrive later. Returns false if the same content has the id already: its answer was lost. Throws
 * BadInput if another content has the id, or if the content was withdrawn or replaced.
 */
export async function claimContentId(
  em: EntityManager,
  { id, replaces, name, content, withdraw }: Claim,
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  // The update makes a request wait for another one with the same id.
  const [row] = await em.execute<{ hash: string | null; isWithdrawn: boolean; isNew: boolean }[]>(
    `insert into "content_id" ("id", "hash", "isWithdrawn") values (?, ?, false)
     on conflict ("id") do update set "id" = excluded."id" returning "hash", "isWithdrawn", xmax = 0 as "isNew"`,
    [id, hash],
  );
  if (row?.isWithdrawn) throw new BadInput({ [name]: 'This was withdrawn, or replaced by a newer one.' });
  if (!row?.isNew && row?.hash !== hash) throw new BadInput({ [name]: 'Another content has this id.' });
  if (!row.isNew) return false;
  for (const earlier of replaces ?? [])
    if (earlier !== id && (await withdrawContentId(em, earlier))) await withdraw(earlier);
  return true;
}

/** Marks a content as withdrawn, also one that arrives later. Returns whether it was stored until now. */
export async function withdrawContentId(em: EntityManager, id: string): Promise<boolean> {
  if (!formatPatterns.uuid.test(id)) throw new BadInput({ replaces: uuidMessage('A replaced id') });
  const sql = `insert into "content_id" ("id", "isWithdrawn") values (?, true) on conflict do nothing`;
  await em.execute(sql, [id]);
  const stored = await em.execute<object[]>(
    `update "content_id" set "isWithdrawn" = true where "id" = ? and not "isWithdrawn" returning 1`,
    [id],
  );
  return stored.length > 0;
}

/** Deletes the ids that have expired. */
export async function deleteOldContentIds(em: EntityManager): Promise<void> {
  await em.execute('delete from "content_id" where "expiresAt" < now()');
}
