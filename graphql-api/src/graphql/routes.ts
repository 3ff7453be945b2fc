import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../access/context.ts';
import { declareRoutes } from '../access/routes.ts';
import { AppError } from '../core/errors.ts';
import { MAX_VIDEO_BYTES } from '../core/resource-limits.ts';
import { sendGraphQLError } from '../http/errors.ts';
import { acceptUploads, isMultipart } from '../http/uploads.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';
import type { ResponseCache } from '../response-cache/cache.ts';
import { sendResponse } from '../response-cache/send-response.ts';
import { Multipart } from '../upload/multipart.ts';
import { type Executed, execute, executeFreeForm } from './execute.ts';
import { operationOf } from './multipart-operation.ts';
import { type FindDocument, persistedHash, trustedSearch } from './trusted-documents.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A trusted document, and the address with its variables. */
interface TrustedQuery {
  document: string;
  address: string;
}

export interface GraphQLRoutes {
  apollo: ApolloServer<Context>;
  findDocument: FindDocument;
  responses: ResponseCache;
  /** The path and query under which an answer is cached. */
  cacheKey: (url: URL) => string;
}

/** `/graphql`: free-form by POST and GET, trusted documents by GET from the cache, uploads as multipart. */
export const graphqlRoutes =
  ({ apollo, findDocument, responses, cacheKey }: GraphQLRoutes): FastifyPluginAsync =>
  async (server) => {
    // Each operation has its own permission.
    declareRoutes(server, 'public');
    server.setErrorHandler(sendGraphQLError);
    server.addHook('onRequest', requirePreflight);
    acceptUploads(server, ({ account }) => ({
      fileBytes: account?.isAdmin ? MAX_VIDEO_BYTES : MAX_PHOTO_BYTES,
      fieldBytes: server.initialConfig.bodyLimit ?? 0,
    }));
    server.addHook('preValidation', takeOperation);

    server.post('/graphql', async (request, reply) => {
      const { extensions, ...body } = (request.body ?? {}) as Record<string, unknown>;
      const document = await findDocument(persistedHash(extensions));
      // Without `extensions`: Apollo would look the hash up again, and rejects the field when it is undefined.
      if (document !== undefined) request.body = { ...body, query: document };
      return executeFreeForm(apollo, request, reply);
    });

    server.get('/graphql', async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const hash = persistedHash(query['extensions']) ?? '';
      const document = await findDocument(hash);
      if (document === undefined) return executeFreeForm(apollo, request, reply);
      // In its one spelling: what is executed is what it is cached under.
      const url = new URL(`http://site/graphql?${trustedSearch(hash, document, query)}`);
      const trusted = { document, address: cacheKey(url) };
      if (request.headers.authorization !== undefined) return sendFresh(request, reply, trusted);
      return sendCached(request, reply, trusted);
    });

    async function sendCached(request: FastifyRequest, reply: FastifyReply, query: TrustedQuery) {
      const response = await responses.get(query.address, async () => {
        const { status, body } = await executeTrusted(request, query);
        return { status, body, isFailure: status !== 200 || body.includes('"errors":[') };
      });
      return sendResponse(request, reply, response, {
        type: JSON_TYPE,
        vary: 'accept-encoding, authorization',
      });
    }

    async function sendFresh(request: FastifyRequest, reply: FastifyReply, query: TrustedQuery) {
      const { status, body } = await executeTrusted(request, query);
      return reply.code(status).type(JSON_TYPE).send(body);
    }

    function executeTrusted(request: FastifyRequest, { document, address }: TrustedQuery): Promise<Executed> {
      const search = new URL(address, 'http://site').searchParams;
      search.delete('extensions');
      search.set('query', document);
      const get = { method: 'GET', headers: new HeaderMap(), search: `?${search}`, body: undefined };
      return execute(apollo, request, get);
    }
  };

/** Another site's form can post multipart without asking; a header of its own makes the browser ask first. */
async function requirePreflight(request: FastifyRequest): Promise<void> {
  if (isMultipart(request) && request.headers['apollo-require-preflight'] === undefined) {
    throw new AppError('BAD_USER_INPUT', "Uploads need the header 'apollo-require-preflight'.");
  }
}

/** Puts the operation that a multipart request carries in the place of its body. */
async function takeOperation(request: FastifyRequest): Promise<void> {
  if (!(request.body instanceof Multipart)) return;
  request.body = operationOf(request.body);
  // Apollo looks at the type once more; what it gets is parsed JSON.
  request.headers['content-type'] = 'application/json';
}
