import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../access/context.ts';
import { AppError } from '../core/errors.ts';
import { isNestedDeeper, parseJson } from '../text/json.ts';

/** Executes an operation by Apollo's HTTP entry point, with all of its checks. Returns the whole response. */
export async function execute(
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  operation: HTTPGraphQLRequest,
) {
  // If it fails, Apollo would answer 500 whatever the reason is.
  const context = await request.context();
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: operation,
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('Apollo returned an incremental response.');
  return { status, headers, body: body.string };
}

/** Returns a request for Apollo. The URL's host is a placeholder: Apollo reads only its query. */
export function freeFormRequest(request: FastifyRequest): HTTPGraphQLRequest {
  return {
    method: request.method,
    headers: headersOf(request),
    search: new URL(`http://site${request.url}`).search,
    body: request.body,
  };
}

/** Returns the GET request of a trusted document, without headers: the response is always JSON. */
export function trustedRequest(parameters: GraphQLParameters): HTTPGraphQLRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'GET', headers: new HeaderMap(), search: `?${search}`, body: undefined };
}

const headersOf = ({ headers }: FastifyRequest) =>
  new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The unchecked parameters of a GraphQL request. */
export interface GraphQLParameters {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** Returns the parameters of `GET /graphql`. Variables that are no JSON stay strings: Apollo rejects them. */
export function parametersOfSearch({
  query,
  operationName,
  variables,
}: Record<string, unknown>): GraphQLParameters {
  return {
    query,
    operationName,
    variables: typeof variables === 'string' ? (parseJson(variables) ?? variables) : variables,
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
