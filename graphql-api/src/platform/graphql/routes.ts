import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../access/context.ts';
import { hasRight } from '../access/roles.ts';
import { declareRoutes } from '../access/routes.ts';
import type { CachedResponse, RenderedResponse } from '../cache/cache.ts';
import { sendResponse, sendToPost } from '../cache/send-response.ts';
import { AppError } from '../core/errors.ts';
import { MAX_EXPORT_BYTES } from '../core/resource-limits.ts';
import { sendGraphQLError } from '../http/errors.ts';
import { isMultipart, registerUploads, uploadOf } from '../http/multipart.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';
import { cacheKey } from './cacheable.ts';
import {
  checkNesting,
  declaredVariables,
  execute,
  freeFormRequest,
  type GraphQLParameters,
  parametersOfSearch,
  trustedRequest,
} from './execute.ts';
import { readOperation } from './multipart-operation.ts';
import { type FindDocument, persistedHash } from './trusted-documents.ts';

interface GraphQLRoutes {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  findDocument: FindDocument;
}

/** `/graphql`: free-form operations, trusted documents (POST and GET, some cached) and multipart uploads. */
export const graphqlRoutes =
  ({ apollo, schema, findDocument }: GraphQLRoutes): FastifyPluginAsync =>
  async (server) => {
    // Each operation has its own permission.
    declareRoutes(server, 'public');
    server.setErrorHandler(sendGraphQLError);
    server.addHook('onRequest', requirePreflight);
    registerUploads(server);
    server.addContentTypeParser('multipart/form-data', async () => undefined);
    server.addHook('preValidation', readUpload);
    const keyOf = cacheKey(schema);
    const onlyDeclared = declaredVariables();

    server.post('/graphql', async (request, reply) => {
      const { extensions, ...given } = (request.body ?? {}) as Record<string, unknown>;
      const trusted = await trustedParameters(given, extensions);
      // Omits `extensions`: Apollo would look the hash up again, and rejects the field if it is undefined.
      if (trusted) request.body = trusted;
      const operation = freeFormRequest(request);
      const response = trusted
        ? await cachedResponse(request, 'trusted', trusted, operation)
        : await cachedFreeForm(request, given, extensions, operation);
      return response ? sendToPost(reply, response) : sendFresh(request, reply, operation);
    });

    server.get('/graphql', { config: { query: MAX_LENGTHS } }, async (request, reply) => {
      const search = request.query as Record<string, unknown>;
      const { extensions } = search;
      const given = parametersOfSearch(search);
      const trusted = await trustedParameters(given, extensions);
      const operation = trusted ? trustedRequest(trusted) : freeFormRequest(request);
      if (!trusted && request.headers['content-type'] !== undefined)
        return sendFresh(request, reply, operation);
      const response = trusted
        ? await cachedResponse(request, 'trusted', trusted, operation)
        : await cachedFreeForm(request, given, extensions, operation);
      const vary = `${trusted ? '' : 'accept, '}accept-encoding, authorization`;
      return response ? sendResponse(request, reply, response, vary) : sendFresh(request, reply, operation);
    });

    /** Returns checked parameters with the trusted document that `extensions` name; undefined without one. */
    async function trustedParameters(given: GraphQLParameters, extensions: unknown) {
      checkNesting(given);
      const query = await findDocument(persistedHash(extensions));
      return query === undefined
        ? undefined
        : { ...given, query, variables: onlyDeclared(query, given.variables) };
    }

    /** Returns `cachedResponse`, for a hash alone with the text that another client registered (APQ). */
    async function cachedFreeForm(
      request: FastifyRequest,
      parameters: GraphQLParameters,
      extensions: unknown,
      operation: HTTPGraphQLRequest,
    ): Promise<CachedResponse | undefined> {
      if (extensions === undefined) return cachedResponse(request, 'freeForm', parameters, operation);
      const hash = persistedHash(extensions);
      const isRegistered = hash !== undefined && parameters.query === undefined;
      const query = isRegistered ? await apollo.cache.get(`apq:${hash}`) : undefined;
      return query === undefined
        ? undefined
        : cachedResponse(request, 'freeForm', { ...parameters, query }, operation);
    }

    /** Returns the cached or executed response to an anonymous query of content; undefined for others. */
    async function cachedResponse(
      request: FastifyRequest,
      partition: 'trusted' | 'freeForm',
      parameters: GraphQLParameters,
      operation: HTTPGraphQLRequest,
    ): Promise<CachedResponse | undefined> {
      if (request.headers.authorization !== undefined) return undefined;
      const key = keyOf(parameters, operation.headers.get('accept') ?? '');
      if (key === undefined) return undefined;
      const make = async (): Promise<RenderedResponse> => {
        const { status, headers, body } = await execute(apollo, request, operation);
        const isFailure = status !== 200 || body.includes('"errors":[');
        return { status, type: headers.get('content-type') ?? '', body, isFailure };
      };
      return server.responses.get(key, make, partition);
    }

    async function sendFresh(request: FastifyRequest, reply: FastifyReply, operation: HTTPGraphQLRequest) {
      const { status, headers, body } = await execute(apollo, request, operation);
      return reply.code(status).headers(Object.fromEntries(headers)).send(body);
    }
  };

/** Maximum lengths of the parameters of a query by GET; Node accepts 16 KB of headers. */
const MAX_LENGTHS = { query: 16_384, variables: 16_384, extensions: 1_000, operationName: 200 };

/** Requires a header that causes a preflight: without one, a form of another site could post multipart. */
async function requirePreflight(request: FastifyRequest): Promise<void> {
  if (isMultipart(request) && request.headers['apollo-require-preflight'] === undefined) {
    throw new AppError('BAD_USER_INPUT', "Uploads need the header 'apollo-require-preflight'.");
  }
}

/** Maximum size of the headers and the operation of an upload, in bytes. */
const OTHER_PARTS = 2 * 1024 * 1024;

/** Sets the body of a multipart request to the operation. The resolver checks the size of a file. */
async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isMultipart(request) || request.method !== 'POST') return;
  const isLarge = hasRight((await request.context()).account, 'largeRequests');
  if (isLarge) uploadOf(request).maxBytes = MAX_EXPORT_BYTES + OTHER_PARTS;
  request.body = await readOperation(request, reply, {
    file: isLarge ? MAX_EXPORT_BYTES : MAX_PHOTO_BYTES,
    field: request.routeOptions.bodyLimit,
  });
  // Apollo checks the content type too, and the body is parsed JSON.
  request.headers['content-type'] = 'application/json';
}
