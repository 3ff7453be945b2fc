import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { Turns } from '../../../../rules/turns.ts';
import type { Context } from '../access/context.ts';
import { checkAccess } from '../access/operations.ts';
import { hasRight } from '../access/roles.ts';
import { AppError, badRequest, temporarilyUnavailable } from '../core/errors.ts';
import { isUnavailable, RETRY_AFTER } from '../core/unavailable.ts';
import { checkVariables } from '../validation/check-variables.ts';
import { limitCost, MAX_ADMIN_COST, MAX_COST } from './cost.ts';
import { documentLimits, MAX_ERRORS, MAX_TOKENS } from './document-limits.ts';
import { requestErrorCodes } from './error-codes.ts';

/**
 * Maximum size of the parsed documents (as JSON), and of the persisted texts. Anonymous clients can send any
 * number of documents, and a parsed one takes four times its length: Apollo's default of 30 MB took 120 MB.
 */
const MAX_CACHED_BYTES = 2 * 1024 * 1024;

/** Creates the Apollo Server of the schema, with limits for the documents of anonymous clients. */
export function createApollo(schema: GraphQLSchema, log: FastifyBaseLogger): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    logger: withoutQuotes(log),
    // `shutdown.ts` stops Apollo after the last response.
    stopOnTerminationSignals: false,
    // Sign-ins use no cookie, so other sites gain nothing by a query; `requirePreflight` checks uploads.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentLimits,
    validationOptions: { maxErrors: MAX_ERRORS },
    documentStore: new InMemoryLRUCache({ maxSize: MAX_CACHED_BYTES }),
    cache: new InMemoryLRUCache({ maxSize: MAX_CACHED_BYTES }),
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      checkOperation(schema),
      reportResults,
    ],
  });
}

const exposedCodes = new Set(['BAD_USER_INPUT', ...Object.keys(requestErrorCodes)]);

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (unwrapResolverError(error) instanceof AppError) return formatted;
  if (exposedCodes.has(String(formatted.extensions?.['code']))) return formatted;
  if (isBadRequest(error))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
  if (isUnavailable(error)) {
    const { message, extensions } = temporarilyUnavailable();
    const { http: _http, ...visible } = extensions;
    return { message, ...(formatted.path && { path: formatted.path }), extensions: visible };
  }
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Returns whether an error of Apollo without a code is the client's fault (400). */
function isBadRequest(error: unknown): boolean {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null && Reflect.get(http, 'status') === 400;
}

/** Apollo's messages quote the request; `logUnexpected` logs the same error without data of the client. */
function withoutQuotes(log: FastifyBaseLogger): NonNullable<ApolloServerOptions<Context>['logger']> {
  const report = (level: 'debug' | 'info' | 'warn' | 'error') => () =>
    log[level]('Apollo Server has a message');
  return { debug: report('debug'), info: report('info'), warn: report('warn'), error: report('error') };
}

/** Logs and counts errors, and sets the headers that depend on the result. */
const reportResults: ApolloServerPlugin<Context> = {
  unexpectedErrorProcessingRequest: async ({ requestContext: { contextValue }, error }) =>
    contextValue.log.error(error, 'a GraphQL request failed'),
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        const cause = unwrapResolverError(error);
        if (cause !== error && !(cause instanceof AppError))
          contextValue.log.error(cause, 'a resolver failed');
      }
    },
    willSendResponse: async ({ contextValue, errors, response: { body, http } }) => {
      const sent = (body.kind === 'single' && body.singleResult.errors) || [];
      for (const { extensions } of sent)
        contextValue.app.metrics.rejections.inc({ reason: String(extensions?.['code']) });
      // Deletes the admin's responses from HTTP and back-forward caches; "storage" would delete the outbox.
      if (contextValue.signedOut) http.headers.set('clear-site-data', '"cache"');
      // So that proxies and service workers can react to it.
      if (!errors?.some((error) => isUnavailable(error))) return;
      http.status = 503;
      http.headers.set('retry-after', String(RETRY_AFTER));
    },
  }),
};

/** Checks an operation before it runs: access, variables, cost. Documents are validated one at a time. */
function checkOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const turns = new Turns();
  return {
    requestDidStart: async () => ({
      validationDidStart: async () => turns.next(),
      didResolveOperation: async ({ operation, document, request, contextValue }) => {
        // Apollo reports the missing operation.
        if (!operation) return;
        // graphql-js would report it only during execution, as an error of the server.
        if (!schema.getRootType(operation.operation)) {
          throw badRequest(`This schema has no ${operation.operation}s.`);
        }
        const { variables } = request;
        checkAccess({ schema, operation, document, variables, context: contextValue });
        checkVariables(operation, variables);
        const maxCost = hasRight(contextValue.account, 'adminArea') ? MAX_ADMIN_COST : MAX_COST;
        limitCost(schema, { document, operation, variables }, maxCost);
      },
    }),
  };
}
