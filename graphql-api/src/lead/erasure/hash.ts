import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../../access/context.ts';

/** Turns what identified a person into what only this installation can compare. */
export interface ErasureHasher {
  /** Short name of the key, which distinguishes hashes of another installation. */
  keyId: string;
  hash(text: string): string;
}

/**
 * The hasher of this installation. Its key is derived from the secret that came with the first lead, so that every backup
 * with leads in it has the key that their erasure was recorded with. Ask for it outside of transactions.
 */
export async function erasureHasher(app: App): Promise<ErasureHasher> {
  const secret = await app.secrets.get('photoLink');
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'erasure', 32)));
  return {
    keyId: createHash('sha256').update(key.export()).digest('hex').slice(0, 8),
    hash: (text) => createHmac('sha256', key).update(text.toLowerCase()).digest('base64url'),
  };
}

/** SQL: whether a submission with the hash in this expression was erased. */
export const isErasedSql = (hash: string) =>
  `exists (select 1 from "erasure" where "submissionHashes" @> array[${hash}]::text[])`;

/** Whether a submission with this hash was erased. */
export async function isErased(em: EntityManager, submissionHash: string): Promise<boolean> {
  const sql = `select ${isErasedSql('?')} as "erased"`;
  const [row] = await em.execute<{ erased: boolean }[]>(sql, [submissionHash]);
  return row?.erased === true;
}
