import { readFileSync } from 'node:fs';
import { AppError } from '../core/errors.ts';
import { parseJson } from '../text/json.ts';

/** SHA-256 in hex to the text of an operation of our own client. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** The text of the document with this hash, or undefined where no release has it. */
export type FindDocument = (hash: string | undefined) => Promise<string | undefined>;

/** Reads the manifest that codegen writes; `file` is JSON, hash to document. */
export function readTrustedDocuments(file: URL): TrustedDocuments {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/**
 * The hash that a request in Apollo's persisted-query format names; undefined when it names none. Throws BAD_USER_INPUT for
 * one that is no text, which Apollo would take as it is.
 */
export function persistedHash(extensions: unknown): string | undefined {
  const parsed = typeof extensions === 'string' ? parseJson(extensions) : extensions;
  const query = (parsed as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  const hash = query?.sha256Hash;
  if (typeof hash === 'string') return hash;
  if (query) throw new AppError('BAD_USER_INPUT', "A persisted query is named by its 'sha256Hash', a text.");
  return undefined;
}
