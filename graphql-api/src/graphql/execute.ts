import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../access/context.ts';

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

/** Answers a request as Apollo does. Of its address only the query counts: its host may be anything. */
export async function executeFreeForm(
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await execute(apollo, request, {
    method: request.method,
    headers: headersOf(request),
    search: new URL(`http://site${request.url}`).search,
    body: request.body,
  });
  return reply.code(status).headers(Object.fromEntries(headers)).send(body);
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
