import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { type GraphQLSchema, getOperationAST } from 'graphql';
import { createCache } from './cache.ts';
import type { LoaderClient } from './context.ts';
import { type PublicName, queryUrl } from './trusted-request.ts';

/** A client for one render, and the URLs of its queries in the browser. */
interface ServerClient<Client> {
  apollo: Client;
  queries: readonly string[];
}

/** Creates a client for one render. It executes queries in this process. */
export function serverClient(schema: GraphQLSchema, contextValue: unknown): ServerClient<ApolloClient> {
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

/** Creates a client that rejects every query, to list the queries of loaders without executing them. */
export function rejectingClient(): ServerClient<LoaderClient> {
  const queries: string[] = [];
  const apollo: LoaderClient = {
    query: async ({ query, variables }: ApolloClient.QueryOptions): Promise<never> => {
      const name = getOperationAST(query)?.name?.value;
      queries.push(queryUrl(name as PublicName, variables ?? {}));
      throw new Error('This client does not execute queries');
    },
  };
  return { apollo, queries };
}
