import { ApolloClient } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { createCache } from './cache.ts';

/** A client for one render: it executes in this process, with no request in between. */
export function serverClient(schema: GraphQLSchema, contextValue: unknown): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: new SchemaLink({ schema, context: contextValue as SchemaLink.ResolverContext }),
    ssrMode: true,
  });
}
