import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { AppError } from '../core/errors.ts';

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

/** What `GET /graphql` is asked with a trusted document, without the variables that the document does not declare. */
export function trustedSearch(
  sha256Hash: string,
  document: string,
  { operationName, variables }: Record<string, unknown>,
): URLSearchParams {
  const search = new URLSearchParams({ extensions: JSON.stringify({ persistedQuery: { sha256Hash } }) });
  if (operationName !== undefined) search.set('operationName', String(operationName));
  if (variables !== undefined) search.set('variables', declaredVariables(document, String(variables)));
  return search;
}

/** Of variables in JSON those that the document declares; what is no object stays as it is, to be rejected later. */
function declaredVariables(document: string, variables: string): string {
  const given = parseJson(variables);
  if (typeof given !== 'object' || given === null) return variables;
  const declared = variableNames(document);
  return JSON.stringify(Object.fromEntries(Object.entries(given).filter(([name]) => declared.has(name))));
}

const namesOfDocument = new Map<string, ReadonlySet<string>>();

/** The names of the variables that a document of ours declares, read once. */
function variableNames(document: string): ReadonlySet<string> {
  let names = namesOfDocument.get(document);
  if (!names) {
    const operations = parse(document).definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
    const variables = operations.flatMap((it) => it.variableDefinitions ?? []);
    names = new Set(variables.map(({ variable }) => variable.name.value));
    namesOfDocument.set(document, names);
  }
  return names;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
