import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { Turns } from '../../../../rules/turns.ts';
import type { Context } from '../access/context.ts';
import { checkAccess } from '../access/operations.ts';
import { hasRight } from '../access/roles.ts';
import { badRequest } from '../core/errors.ts';
import { checkVariables } from '../validation/check-variables.ts';
import { limitCost, MAX_ADMIN_COST, MAX_COST } from './cost.ts';

/** Checks an operation before it runs: access, variables, cost. Documents are validated one at a time. */
export function checkOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
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
        checkAccess({ schema, operation, document, context: contextValue });
        checkVariables(operation, variables);
        const maxCost = hasRight(contextValue.account, 'largeRequests') ? MAX_ADMIN_COST : MAX_COST;
        limitCost(schema, { document, operation, variables }, maxCost);
      },
    }),
  };
}
