import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../access/context.ts';
import { declareRoutes } from '../access/routes.ts';
import { AppError } from '../core/errors.ts';
import { MAX_VIDEO_BYTES } from '../core/resource-limits.ts';
import { sendGraphQLError } from '../http/errors.ts';
import { isMultipart, registerUploads } from '../http/uploads.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';
import type { CachedResponse, RenderedResponse, ResponseCache } from '../response-cache/cache.ts';
import { sendResponse, sendToPost } from '../response-cache/send-response.ts';
import { cacheAddress } from './cacheable.ts';
import { execute, freeFormRequest, trustedRequest } from './execute.ts';
import { readOperation } from './multipart-operation.ts';
import { declaredVariables, type Question, questionOfSearch, trustedQuestion } from './question.ts';
import { type FindDocument, persistedHash } from './trusted-documents.ts';

export interface GraphQLRoutes {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  findDocument: FindDocument;
  responses: ResponseCache;
}

/**
 * `/graphql` by POST and GET: free-form operations and trusted documents, cached if possible, and multipart
 * uploads.
 */
export const graphqlRoutes =
  ({ apollo, schema, findDocument, responses }: GraphQLRoutes): FastifyPluginAsync =>
  async (server) => {
    // Each operation has its own permission.
    declareRoutes(server, 'public');
    server.setErrorHandler(sendGraphQLError);
    server.addHook('onRequest', requirePreflight);
    registerUploads(server);
    server.addContentTypeParser('multipart/form-data', async () => undefined);
    server.addHook('preValidation', readUpload);
    const addressOf = cacheAddress(schema);

    server.post('/graphql', async (request, reply) => {
      const { extensions, ...body } = (request.body ?? {}) as Record<string, unknown>;
      const document = await findDocument(persistedHash(extensions));
      // Without `extensions`: Apollo would look the hash up again, and rejects the field when it is undefined.
      if (document !== undefined) {
        request.body = {
          ...body,
          query: document,
          variables: declaredVariables(document, body['variables']),
        };
      }
      const question = freeFormRequest(request);
      const asked = (request.body ?? {}) as Question;
      const text = document ?? (await registeredText(extensions, asked));
      const isPlain = text !== undefined || extensions === undefined;
      const partition = document ? 'trusted' : 'freeForm';
      const response =
        isPlain &&
        (await cachedAnswer(
          request,
          partition,
          text === undefined ? asked : { ...asked, query: text },
          question,
        ));
      if (response) return sendToPost(reply, response);
      return sendFresh(request, reply, question);
    });

    server.get('/graphql', async (request, reply) => {
      const search = request.query as Record<string, unknown>;
      const document = await findDocument(persistedHash(search['extensions']));
      return document === undefined
        ? answerFreeForm(request, reply, search)
        : answerTrusted(request, reply, trustedQuestion(document, search));
    });

    async function answerTrusted(request: FastifyRequest, reply: FastifyReply, question: Question) {
      const asked = trustedRequest(question);
      const response = await cachedAnswer(request, 'trusted', question, asked);
      if (response) return sendResponse(request, reply, response, 'accept-encoding, authorization');
      return sendFresh(request, reply, asked);
    }

    async function answerFreeForm(
      request: FastifyRequest,
      reply: FastifyReply,
      search: Record<string, unknown>,
    ) {
      const asked = freeFormRequest(request);
      const text = await registeredText(search['extensions'], search);
      const isPlain = text !== undefined || search['extensions'] === undefined;
      const question = questionOfSearch(text === undefined ? search : { ...search, query: text });
      const response =
        isPlain &&
        request.headers['content-type'] === undefined &&
        (await cachedAnswer(request, 'freeForm', question, asked));
      if (response) return sendResponse(request, reply, response, 'accept, accept-encoding, authorization');
      return sendFresh(request, reply, asked);
    }

    /** The answer to an anonymous question about content, from the cache or executed; undefined to any other. */
    async function cachedAnswer(
      request: FastifyRequest,
      partition: 'trusted' | 'freeForm',
      question: Question,
      asked: HTTPGraphQLRequest,
    ): Promise<CachedResponse | undefined> {
      if (request.headers.authorization !== undefined) return undefined;
      const address = addressOf(question, asked.headers.get('accept') ?? '');
      if (address === undefined) return undefined;
      const make = async (): Promise<RenderedResponse> => {
        const { status, headers, body } = await execute(apollo, request, asked);
        const isFailure = status !== 200 || body.includes('"errors":[');
        return { status, type: headers.get('content-type') ?? '', body, isFailure };
      };
      return responses.get(address, make, partition);
    }

    /** Returns the text that another client has registered (APQ), for a request with its hash alone. */
    async function registeredText(extensions: unknown, { query }: Question): Promise<string | undefined> {
      const hash = persistedHash(extensions);
      return hash === undefined || query !== undefined ? undefined : apollo.cache.get(`apq:${hash}`);
    }

    async function sendFresh(request: FastifyRequest, reply: FastifyReply, asked: HTTPGraphQLRequest) {
      const { status, headers, body } = await execute(apollo, request, asked);
      return reply.code(status).headers(Object.fromEntries(headers)).send(body);
    }
  };

/** A form on another site can post multipart without a preflight request; a custom header requires one. */
async function requirePreflight(request: FastifyRequest): Promise<void> {
  if (isMultipart(request) && request.headers['apollo-require-preflight'] === undefined) {
    throw new AppError('BAD_USER_INPUT', "Uploads need the header 'apollo-require-preflight'.");
  }
}

/** Sets the body of a multipart request to the operation. */
async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isMultipart(request) || request.method !== 'POST') return;
  const { account } = await request.context();
  request.body = await readOperation(request, reply, {
    file: account?.isAdmin ? MAX_VIDEO_BYTES : MAX_PHOTO_BYTES,
    field: request.routeOptions.bodyLimit,
  });
  // Apollo checks the type again; the body is parsed JSON.
  request.headers['content-type'] = 'application/json';
}
