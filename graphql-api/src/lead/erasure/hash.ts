import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { App } from '../../platform/access/context.ts';

/** Hashes data that identifies a person. Only this installation can compute the same hashes. */
export type ErasureHasher = ReturnType<typeof erasureHasher>;

/**
 * Returns this installation's hasher. Its key is derived from a secret that exists since the first lead, so
 * that every backup with leads contains it.
 */
export function erasureHasher({ secrets }: App) {
  const secret = secrets.get('photoLink');
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'erasure', 32)));
  return {
    /** Short name of the key, which distinguishes hashes of another installation. */
    keyId: createHash('sha256').update(key.export()).digest('hex').slice(0, 8),
    hash: (text: string) => createHmac('sha256', key).update(text.toLowerCase()).digest('base64url'),
  };
}

/** SQL condition: a submission with the hash in this expression was erased. */
export const isErasedSql = (hash: string) =>
  `exists (select 1 from "erasure" where "submissionHashes" @> array[${hash}]::text[])`;
