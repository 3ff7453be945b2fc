import { type ApolloServer, HeaderMap } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { processRequest } from 'graphql-upload-minimal';
import type { AnswerCache } from '../answer/answer-cache.ts';
import { sendAnswer } from '../answer/send-answer.ts';
import type { Context } from '../context.ts';
import { MAX_PHOTO_BYTES } from '../photo/photo.image.ts';
import { MAX_VIDEO_BYTES } from '../picture/picture.upload.service.ts';
import { declareRoutes } from '../rest/access.ts';
import { persistedHash, type TrustedDocuments } from './trusted-documents.ts';

/** busboy calls a file of exactly its limit truncated; one byte more, and the limit itself still passes. */
const maxFileSizeFor = ({ account }: Context) => 1 + (account?.isAdmin ? MAX_VIDEO_BYTES : MAX_PHOTO_BYTES);
/** More than a quote may have: six photos must reach the resolver to be told so in the form's own words. */
const MAX_FILES = 20;

const JSON_TYPE = 'application/json; charset=utf-8';

export interface GraphQLRoutes {
  apollo: ApolloServer<Context>;
  documents: TrustedDocuments;
  answers: AnswerCache;
}

/** `/graphql`: free-form by POST and GET, trusted documents by GET from the cache, uploads as multipart. */
export const graphqlRoutes =
  ({ apollo, documents, answers }: GraphQLRoutes): FastifyPluginAsync =>
  async (server) => {
    // Each operation has its own permission.
    declareRoutes(server, 'public');
    const handle = fastifyApolloHandler(apollo, { context: (request) => request.context() });

    server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    server.addHook('preValidation', parseUploads);
    server.addHook('onResponse', async ({ raw }) => {
      // Files of an operation that never reached its resolver are still arriving: let them pass.
      raw.unpipe();
      raw.resume();
    });

    server.post('/graphql', async (request, reply) => {
      const { extensions, ...body } = (request.body ?? {}) as Record<string, unknown>;
      const document = documents.get(persistedHash(extensions) ?? '');
      // Without `extensions`: Apollo would look the hash up again, and refuses the field when it is undefined.
      if (document !== undefined) request.body = { ...body, query: document };
      return handle.call(server, request, reply);
    });

    server.get('/graphql', async (request, reply) => {
      const query = request.query as Record<string, string | undefined>;
      const document = documents.get(persistedHash(query['extensions']) ?? '');
      if (document === undefined) return handle.call(server, request, reply);
      if (request.headers.authorization !== undefined) return executeTrusted(request, reply, document);
      return sendCached(request, reply, document);
    });

    async function sendCached(request: FastifyRequest, reply: FastifyReply, document: string) {
      const answer = await answers.get(request.url, async () => {
        const { status, body } = await execute(request, document);
        return { status, body, isFailure: status !== 200 || body.includes('"errors":[') };
      });
      return sendAnswer(request, reply, answer, { type: JSON_TYPE, vary: 'accept-encoding, authorization' });
    }

    async function executeTrusted(request: FastifyRequest, reply: FastifyReply, document: string) {
      const { status, body } = await execute(request, document);
      return reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body);
    }

    /** Runs a trusted document through Apollo's own door, so that all of its checks hold. */
    async function execute(
      request: FastifyRequest,
      document: string,
    ): Promise<{ status: number; body: string }> {
      const { variables, operationName } = request.query as Record<string, string | undefined>;
      const search = new URLSearchParams({ query: document });
      if (variables !== undefined) search.set('variables', variables);
      if (operationName !== undefined) search.set('operationName', operationName);
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: 'GET',
          headers: new HeaderMap(),
          search: `?${search}`,
          body: undefined,
        },
        context: () => request.context(),
      });
      if (answer.body.kind !== 'complete') throw new Error('A trusted document is answered in one piece.');
      return { status: answer.status ?? 200, body: answer.body.string };
    }
  };

/** Turns a multipart request into the operation it carries, its files as `Upload` values. */
async function parseUploads(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
  // Another site's form can post multipart without asking; a header of its own makes the browser ask first.
  if (request.headers['apollo-require-preflight'] === undefined) {
    reply.code(400).send({ errors: [{ message: "Uploads need the header 'apollo-require-preflight'." }] });
    return;
  }
  const options = { maxFileSize: maxFileSizeFor(await request.context()), maxFiles: MAX_FILES };
  request.body = await processRequest(request.raw, reply.raw, options);
  // Apollo looks at the type once more; what it gets is parsed JSON.
  request.headers['content-type'] = 'application/json';
}
