import { createHash } from 'node:crypto';
import { type GraphQLSchema, getOperationAST, parse, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isFromContent, rootFields } from '../access/operations.ts';
import type { Canonical } from '../cache/cache.ts';
import { MAX_TOKENS } from './document-limits.ts';
import type { GraphQLParameters } from './execute.ts';

/** Maximum length of a cached operation in characters; our client's documents have up to 3,000. */
const MAX_LENGTH = 16 * 1024;
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** A query that reads only content, with all that its response depends on. */
export interface ContentQuery extends GraphQLParameters {
  accept: string;
  /** The hash of the others; spellings of one query share it. */
  key: Canonical;
}

/**
 * Returns a function that returns the query with these parameters. It returns undefined if the response
 * depends on the caller, or if Apollo rejects the request.
 */
export function contentQueries(
  schema: GraphQLSchema,
): (parameters: GraphQLParameters, accept: string) => ContentQuery | undefined {
  const textOf = cachedTexts(schema);
  return ({ query, operationName, variables }, accept) => {
    if (typeof query !== 'string' || query.length > MAX_LENGTH) return undefined;
    if (!isNameOrNone(operationName) || !isObjectOrNone(variables)) return undefined;
    const text = textOf(query, operationName ?? undefined);
    if (text === undefined) return undefined;
    const sorted = Object.entries(variables ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const description = JSON.stringify([operationName, sorted, accept, text]);
    if (description.length > 2 * MAX_LENGTH) return undefined;
    const key = createHash('sha256').update(description).digest('base64url') as Canonical;
    return { query, operationName, variables, accept, key };
  };
}

type TextOf = (query: string, operationName: string | undefined) => string | undefined;

/** Returns a cached `contentQuery`. The cache has no variables, which may be personal data. */
function cachedTexts(schema: GraphQLSchema): TextOf {
  const texts = new LRUCache<string, { text: string | undefined }>({
    maxSize: MAX_TEXT_BYTES,
    sizeCalculation: ({ text = '' }, key) => key.length + text.length + 200,
    memoMethod: (key) => {
      const [operationName, query] = JSON.parse(key) as [string | undefined, string];
      return { text: contentQuery(schema, query, operationName ?? undefined) };
    },
  });
  return (query, operationName) => texts.memo(JSON.stringify([operationName, query])).text;
}

/** Returns the printed document; undefined unless its operation is a query that reads only content. */
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
