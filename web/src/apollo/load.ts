import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContextProvider } from 'react-router-dom';
import { isConnectionError } from '../lib/connection-error.ts';
import { browserClient } from './client.ts';
import { apolloContext } from './context.ts';

/**
 * For a route's loader: runs a query so that the page's hook finds the data in the cache. In the browser
 * returns null if the server answers with an error: the page's hook queries again, and the page shows the
 * failure. Throws if no server answers, and on the server.
 */
export async function load<Data, Variables extends OperationVariables>(
  { context }: { context: Readonly<RouterContextProvider> },
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  const client = context.get(apolloContext) ?? browserClient();
  try {
    const { data } = await client.query({ query, variables });
    if (!data) throw new Error('The response has no data');
    return data;
  } catch (error) {
    if (import.meta.env.SSR || isConnectionError(error)) throw error;
    return null;
  }
}
