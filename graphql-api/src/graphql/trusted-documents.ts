import { readFileSync } from 'node:fs';

/** SHA-256 in hex to the text of an operation of our own client. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** Reads the manifest that codegen writes; `file` is JSON, hash to document. */
export function readTrustedDocuments(file: URL): TrustedDocuments {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** The hash that a request in Apollo's persisted-query format names; undefined when it names none. */
export function persistedHash(extensions: unknown): string | undefined {
  const parsed = typeof extensions === 'string' ? parseJson(extensions) : extensions;
  const query = (parsed as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  return typeof query?.sha256Hash === 'string' ? query.sha256Hash : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
