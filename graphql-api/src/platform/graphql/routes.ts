import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type App, type Context, systemContext } from '../access/context.ts';
import { hasRight } from '../access/roles.ts';
import { declareRoutes } from '../access/routes.ts';
import type { CachedResponse } from '../cache/cache.ts';
import { sendResponse, sendToPost } from '../cache/send-response.ts';
import { AppError } from '../core/errors.ts';
import { MAX_EXPORT_BYTES } from '../core/resource-limits.ts';
import { isMultipart } from '../http/content-type.ts';
import { sendGraphQLError } from '../http/errors.ts';
import { acceptFiles } from '../http/multipart.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';
import { type ContentQuery, contentQueries } from './cacheable.ts';
import {
  checkNesting,
  declaredVariables,
  execute,
  type GraphQLParameters,
  getOf,
  headersOf,
  parametersOfSearch,
  postOf,
} from './execute.ts';
import { readOperation } from './multipart-operation.ts';
import { persistedHash, type TrustedDocuments } from './trusted-documents.ts';

interface GraphQLRoutes {
  app: App;
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  documents: TrustedDocuments;
}

/** `/graphql`: free-form operations, trusted documents (POST and GET, some cached) and multipart uploads. */
export const graphqlRoutes =
  ({ app, apollo, schema, documents }: GraphQLRoutes): FastifyPluginAsync =>
  async (server) => {
    // Each operation has its own permission.
    declareRoutes(server, 'public');
    server.setErrorHandler(sendGraphQLError);
    server.addHook('onRequest', requirePreflight);
    acceptFiles(server);
    server.addHook('preValidation', readUpload);
    const contentQuery = contentQueries(schema);
    const onlyDeclared = declaredVariables();
    const responsesIn = (partition: 'trusted' | 'freeForm') =>
      server.responses.add<ContentQuery>({
        partition,
        render: async ({ accept, key: _key, ...parameters }) => {
          const operation = getOf(parameters, new HeaderMap([['accept', accept]]));
          const { status, headers, body } = await execute(apollo, systemContext(app), operation);
          const isFailure = status !== 200 || body.includes('"errors":[');
          return { status, type: headers.get('content-type') ?? '', body, isFailure };
        },
      });
    const trustedResponses = responsesIn('trusted');
    const freeFormResponses = responsesIn('freeForm');

    server.post('/graphql', async (request, reply) => {
      const given = (request.body ?? {}) as GraphQLParameters;
      const trusted = trustedParameters(given);
      const { accept = '' } = request.headers;
      const response = await cachedResponse(request, given, trusted, accept);
      if (response) return sendToPost(reply, response);
      return sendFresh(request, reply, postOf(trusted ?? request.body, headersOf(request)));
    });

    server.get('/graphql', { config: { query: MAX_LENGTHS } }, async (request, reply) => {
      const given = parametersOfSearch(request);
      const trusted = trustedParameters(given);
      // A trusted document is always answered in JSON.
      const headers = trusted ? new HeaderMap() : headersOf(request);
      const isRejected = headers.has('content-type');
      const accept = headers.get('accept') ?? '';
      const response = isRejected ? undefined : await cachedResponse(request, given, trusted, accept);
      const vary = `${trusted ? '' : 'accept, '}accept-encoding, authorization`;
      if (response) return sendResponse(request, reply, response, vary);
      return sendFresh(request, reply, getOf(trusted ?? given, headers));
    });

    /**
     * Returns checked parameters with the trusted document that `extensions` name; undefined without one.
     * Omits `extensions`: Apollo would look the hash up again.
     */
    function trustedParameters(given: GraphQLParameters): GraphQLParameters | undefined {
      checkNesting(given);
      const query = documents.get(persistedHash(given.extensions) ?? '');
      if (query === undefined) return undefined;
      const { extensions: _extensions, ...others } = given;
      return { ...others, query, variables: onlyDeclared(query, given.variables ?? {}) };
    }

    /** Returns the cached or executed response to an anonymous query of content; undefined for others. */
    async function cachedResponse(
      request: FastifyRequest,
      given: GraphQLParameters,
      trusted: GraphQLParameters | undefined,
      accept: string,
    ): Promise<CachedResponse | undefined> {
      if (request.headers.authorization !== undefined) return undefined;
      const query = contentQuery(trusted ?? (await withRegisteredText(given)), accept);
      return query && (trusted ? trustedResponses : freeFormResponses).get(query);
    }

    /** Replaces a hash alone by the text that another client registered (APQ). */
    async function withRegisteredText({ extensions, ...parameters }: GraphQLParameters) {
      if (extensions === undefined) return parameters;
      const hash = parameters.query === undefined ? persistedHash(extensions) : undefined;
      return { ...parameters, query: hash && (await apollo.cache.get(`apq:${hash}`)) };
    }

    async function sendFresh(request: FastifyRequest, reply: FastifyReply, operation: HTTPGraphQLRequest) {
      // If it fails, Apollo would answer 500 whatever the reason is.
      const context = await request.context();
      const { status, headers, body } = await execute(apollo, context, operation);
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
  const isLarge = hasRight((await request.context()).account, 'adminArea');
  request.body = await readOperation(request, reply, {
    ...(isLarge && { body: MAX_EXPORT_BYTES + OTHER_PARTS }),
    file: isLarge ? MAX_EXPORT_BYTES : MAX_PHOTO_BYTES,
    field: request.routeOptions.bodyLimit,
  });
  // Apollo checks the content type too, and the body is parsed JSON.
  request.headers['content-type'] = 'application/json';
}
