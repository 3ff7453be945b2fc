import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContextProvider } from 'react-router-dom';
import { browserClient } from './client.ts';
import { apolloContext } from './context.ts';

/**
 * For a route's loader: runs a query so that the page's hook finds its data in the cache. Gives the data; throws
 * where the server cannot answer.
 */
export async function load<Data, Variables extends OperationVariables>(
  { context }: { context: Readonly<RouterContextProvider> },
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const client = context.get(apolloContext) ?? browserClient();
  const { data } = await client.query({ query, variables });
  if (!data) throw new Error('The answer has no data');
  return data;
}
