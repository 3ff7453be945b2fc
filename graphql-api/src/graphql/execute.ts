import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../access/context.ts';
import type { Question } from './question.ts';

/** An answer of Apollo's, in one piece: nothing here is streamed. */
export interface Executed {
  status: number;
  headers: HeaderMap;
  body: string;
}

/** Executes a request through Apollo's own entry point, so that all of its checks run, with the context of the request. */
export async function execute(
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  question: HTTPGraphQLRequest,
): Promise<Executed> {
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: question,
    context: () => request.context(),
  });
  if (body.kind !== 'complete') throw new Error('An operation is answered in one piece.');
  return { status, headers, body: body.string };
}

/** A request as Apollo reads it. Of its address only the query counts: its host may be anything. */
export function freeFormRequest(request: FastifyRequest): HTTPGraphQLRequest {
  return {
    method: request.method,
    headers: headersOf(request),
    search: new URL(`http://site${request.url}`).search,
    body: request.body,
  };
}

/** A question of our own client by GET: whatever headers it came with, it is answered in JSON. */
export function trustedRequest(question: Question): HTTPGraphQLRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) {
    if (value !== undefined) search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'GET', headers: new HeaderMap(), search: `?${search}`, body: undefined };
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
