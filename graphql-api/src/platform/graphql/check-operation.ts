import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';
import type { Context } from '../access/context.ts';
import { checkAccess } from '../access/operations.ts';
import { hasRight } from '../access/roles.ts';
import { badRequest } from '../core/errors.ts';
import { checkVariables } from '../validation/check-variables.ts';
import { limitCost, MAX_ADMIN_COST, MAX_COST } from './cost.ts';

/** Checks an operation before it runs: access, variables, cost. */
export function checkOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, document, request, contextValue }) => {
        // Apollo reports the missing operation.
        if (!operation) return;
        // graphql-js would report it only during execution, as an error of the server.
        if (!schema.getRootType(operation.operation)) {
          throw badRequest(`This schema has no ${operation.operation}s.`);
        }
        const { variables } = request;
        checkAccess({ schema, operation, document, context: contextValue });
        checkVariables(operation, variables);
        const maxCost = hasRight(contextValue.account, 'largeRequests') ? MAX_ADMIN_COST : MAX_COST;
        limitCost(schema, { document, operation, variables }, maxCost);
      },
    }),
  };
}

const MAX_ALIAS_LENGTH = 64;

/** Rejects long aliases, which lists repeat for each item, and any in introspection, which no tool uses. */
export const limitAliases: ValidationRule = (context) => ({
  Field(node) {
    if (!node.alias) return;
    const parent = context.getParentType()?.name ?? '';
    const isIntrospection = parent.startsWith('__') || ['__schema', '__type'].includes(node.name.value);
    if (isIntrospection)
      context.reportError(new GraphQLError('Introspection takes no aliases.', { nodes: node }));
    else if (node.alias.value.length > MAX_ALIAS_LENGTH)
      context.reportError(
        new GraphQLError(`An alias has at most ${MAX_ALIAS_LENGTH} characters.`, { nodes: node }),
      );
  },
});
