import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { createCache } from './cache.ts';
import { type OperationName, queryAddress } from './trusted-request.ts';

/** A client for one render, and the addresses at which a browser would have asked what it was asked. */
export interface ServerClient {
  apollo: ApolloClient;
  queries: readonly string[];
}

/** A client for one render: it executes in this process, with no request in between. */
export function serverClient(schema: GraphQLSchema, contextValue: unknown): ServerClient {
  const queries: string[] = [];
  const note = new ApolloLink((operation, forward) => {
    queries.push(queryAddress(operation.operationName as OperationName, operation.variables));
    return forward(operation);
  });
  const execute = new SchemaLink({ schema, context: contextValue as SchemaLink.ResolverContext });
  const apollo = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([note, execute]),
    ssrMode: true,
  });
  return { apollo, queries };
}
