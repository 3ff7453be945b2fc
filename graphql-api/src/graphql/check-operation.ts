import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../access/context.ts';
import { checkAccess } from '../access/operations.ts';
import { badRequest } from '../core/errors.ts';
import { checkVariables } from '../validation/check-variables.ts';
import { costLimit } from './cost.ts';
import { limitVariables } from './limit-variables.ts';

/**
 * What an operation passes before it runs, one after the other: whether the caller may call it at all, how much was
 * sent, whether that is valid, and what the answer can weigh.
 */
export function checkOperation(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const limitCost = costLimit(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, document, request, contextValue }) => {
        // Apollo goes on to say that there is no such operation.
        if (!operation) return;
        // graphql-js notices it only when it executes, and as an error of the server.
        if (!schema.getRootType(operation.operation)) {
          throw badRequest(`This schema has no ${operation.operation}s.`);
        }
        const { variables } = request;
        checkAccess({ schema, operation, document, context: contextValue });
        limitVariables(variables);
        checkVariables(operation, variables);
        limitCost({ document, operationName: operation.name?.value, variables });
      },
    }),
  };
}
