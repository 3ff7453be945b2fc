import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../access/context.ts';
import { AppError } from '../core/errors.ts';
import { isNestedDeeper, parseJson } from '../text/json.ts';

/**
 * The parameters of a GraphQL request, unchecked. The request is parsed only once: the cache's key and the
 * execution have the same parameters.
 */
export interface GraphQLParameters {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** Executes an operation by Apollo's HTTP entry point, with all of its checks. Returns the whole response. */
export async function execute(
  apollo: ApolloServer<Context>,
  context: Context,
  httpGraphQLRequest: HTTPGraphQLRequest,
) {
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
  if (body.kind !== 'complete') throw new Error('Apollo returned an incremental response.');
  return { status, headers, body: body.string };
}

/** Returns Apollo's request for a POST. */
export function postOf(body: unknown, headers: HeaderMap): HTTPGraphQLRequest {
  return { method: 'POST', headers, search: '', body };
}

/** Returns Apollo's request for a GET, which executes no mutations. */
export function getOf(parameters: GraphQLParameters, headers: HeaderMap): HTTPGraphQLRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'GET', headers, search: `?${search}`, body: undefined };
}

/** Returns the headers of a request for Apollo. */
export const headersOf = ({ headers }: FastifyRequest): HeaderMap =>
  new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/**
 * Returns the parameters of `GET /graphql`; an empty one counts as missing. Throws BAD_USER_INPUT for a
 * repeated one, and for variables and extensions that are no JSON objects.
 */
export function parametersOfSearch({ url }: FastifyRequest): GraphQLParameters {
  const { searchParams } = new URL(`http://site${url}`);
  const textOf = (name: string): string | undefined => {
    const values = searchParams.getAll(name);
    if (values.length > 1) throw new AppError('BAD_USER_INPUT', `The parameter '${name}' is there twice.`);
    return values[0] || undefined;
  };
  const objectOf = (name: string): object | undefined => {
    const value = parseJson(textOf(name) ?? 'null');
    if (typeof value !== 'object' || Array.isArray(value))
      throw new AppError('BAD_USER_INPUT', `The parameter '${name}' is a JSON object.`);
    return value ?? undefined;
  };
  return {
    query: textOf('query'),
    operationName: textOf('operationName'),
    variables: objectOf('variables'),
    extensions: objectOf('extensions'),
  };
}

/** Maximum nesting of variables: GraphQL and `JSON.stringify` recurse, which may overflow the stack. */
const MAX_LEVELS = 64;

/** Throws BAD_USER_INPUT if the variables are nested too deeply. */
export function checkNesting({ variables }: GraphQLParameters): void {
  if (isNestedDeeper(variables, MAX_LEVELS)) {
    throw new AppError('BAD_USER_INPUT', `Variables have at most ${MAX_LEVELS} levels.`);
  }
}

/** Returns a function that leaves out the variables that a trusted document does not declare. */
export function declaredVariables(): (document: string, variables: unknown) => unknown {
  const names = new LRUCache<string, ReadonlySet<string>>({ max: 1_000, memoMethod: variableNames });
  return (document, variables) => {
    if (typeof variables !== 'object' || variables === null) return variables;
    const declared = names.memo(document);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)));
  };
}

function variableNames(document: string): ReadonlySet<string> {
  const operations = parse(document).definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const variables = operations.flatMap((it) => it.variableDefinitions ?? []);
  return new Set(variables.map(({ variable }) => variable.name.value));
}
