import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLFormattedError, GraphQLSchema, ValidationRule } from 'graphql';
import type { Context } from '../context.ts';
import { checkAccess } from './access.ts';
import { checkVariables } from './check-variables.ts';
import { AppError } from './errors.ts';

/** The deepest query of our own client has 6 levels; an introspection is counted apart. */
const MAX_DEPTH = 12;
/** Our own largest query, the portfolio, costs about a tenth of it. */
const MAX_COST = 20_000;
const MAX_ALIASES = 30;
/** Past this many tokens a document is not even parsed to its end. */
const MAX_TOKENS = 5_000;

/** Apollo Server over our schema, with the limits for documents that anybody may send. */
export function createApollo(schema: GraphQLSchema): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    // Nothing here is signed in by a cookie, so a foreign page gains nothing by sending a query; uploads, which cost,
    // are refused without a preflight where they are parsed.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [
      maxDepthRule({ n: MAX_DEPTH, exposeLimits: true }),
      maxAliasesRule({ n: MAX_ALIASES, exposeLimits: true }),
      costLimitRule({ maxCost: MAX_COST, exposeLimits: true }),
    ] as unknown as ValidationRule[],
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      checkAccess,
      checkVariables,
      logUnexpected,
    ],
  });
}

/** Codes of Apollo's own that tell a client what to mend; every other error says nothing of its cause. */
const spoken = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (unwrapResolverError(error) instanceof AppError) return formatted;
  if (spoken.has(String(formatted.extensions?.['code']))) return formatted;
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

const logUnexpected: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        const cause = unwrapResolverError(error);
        if (cause !== error && !(cause instanceof AppError))
          contextValue.log.error(cause, 'a resolver failed');
      }
    },
  }),
};
