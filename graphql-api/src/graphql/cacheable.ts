import { createHash } from 'node:crypto';
import { type GraphQLSchema, getOperationAST, parse, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isFromContent, rootFields } from '../access/operations.ts';
import type { Question } from './question.ts';
import { MAX_TOKENS } from './server.ts';

/** Maximum characters of a cacheable request; the longest document of our own client has 3,000. */
const MAX_LENGTH = 16 * 1024;
const MAX_KNOWN_BYTES = 2 * 1024 * 1024;

/**
 * Returns the cache key of an operation, equal for equal operations however they are written. Returns
 * undefined if the response depends on the caller, or if Apollo must handle the request.
 */
export function cacheAddress(
  schema: GraphQLSchema,
): (question: Question, accept: string) => string | undefined {
  const textOf = knownTexts(schema);
  return ({ query, operationName, variables }, accept) => {
    if (typeof query !== 'string' || query.length > MAX_LENGTH) return undefined;
    if (!isNameOrNone(operationName) || !isObjectOrNone(variables)) return undefined;
    const text = textOf(query, operationName ?? undefined);
    if (text === undefined) return undefined;
    const asked = Object.entries(variables ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const key = JSON.stringify([operationName, asked, accept, text]);
    if (key.length > 2 * MAX_LENGTH) return undefined;
    return `graphql ${createHash('sha256').update(key).digest('base64url')}`;
  };
}

type TextOf = (query: string, operationName: string | undefined) => string | undefined;

/** `contentQuery`, which most documents pass more than once. Without variables: those may be a person's data. */
function knownTexts(schema: GraphQLSchema): TextOf {
  const known = new LRUCache<string, { text: string | undefined }>({
    maxSize: MAX_KNOWN_BYTES,
    sizeCalculation: ({ text = '' }, key) => key.length + text.length + 200,
  });
  return (query, operationName) => {
    const key = JSON.stringify([operationName, query]);
    let entry = known.get(key);
    if (!entry) {
      entry = { text: contentQuery(schema, query, operationName) };
      known.set(key, entry);
    }
    return entry.text;
  };
}

/** The text of a document in its one spelling; undefined unless its operation is a query that reads content and nothing else. */
function contentQuery(
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
): string | undefined {
  const document = parsed(query);
  const operation = document && getOperationAST(document, operationName);
  if (!operation || operation.operation !== 'query') return undefined;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const isOfContent = rootFields({ operation, document }).every((name) => isFromContent(fields[name]));
  return isOfContent ? print(document) : undefined;
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

const isNameOrNone = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

const isObjectOrNone = (value: unknown): value is object | null | undefined =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value));
