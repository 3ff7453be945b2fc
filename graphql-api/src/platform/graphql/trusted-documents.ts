import { readFileSync } from 'node:fs';
import { AppError } from '../core/errors.ts';

/** The operations of the site's client, by SHA-256 in hex. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** Reads codegen's manifest; `file` is JSON: hash to document. */
export function readTrustedDocuments(file: URL): TrustedDocuments {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/**
 * Returns the hash of a request in Apollo's persisted-query format; undefined if there is none. Throws
 * BAD_USER_INPUT for a hash that is not a string, which Apollo would accept.
 */
export function persistedHash(extensions: unknown): string | undefined {
  const query = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)
    ?.persistedQuery;
  const hash = query?.sha256Hash;
  if (typeof hash === 'string') return hash;
  if (query) throw new AppError('BAD_USER_INPUT', "A persisted query is named by its 'sha256Hash', a text.");
  return undefined;
}
