import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { createCache } from './cache.ts';
import { type PublicName, queryUrl } from './trusted-request.ts';

/** A client for one render, and the URLs of its queries in the browser. */
interface ServerClient {
  apollo: ApolloClient;
  queries: readonly string[];
}

/** Creates a client for one render. It executes queries in this process. */
export function serverClient(schema: GraphQLSchema, contextValue: unknown): ServerClient {
  const queries: string[] = [];
  const note = new ApolloLink((operation, forward) => {
    queries.push(queryUrl(operation.operationName as PublicName, operation.variables));
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
