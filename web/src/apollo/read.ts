import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContextProvider } from 'react-router-dom';
import { apolloContext } from './context.ts';
import type { PublicName } from './trusted-request.ts';

interface ReadOptions<Data, Variables extends OperationVariables> {
  name: PublicName;
  /** Called on the server only: the browser needs only the name. */
  document: () => Promise<TypedDocumentNode<Data, Variables>>;
  variables: Variables;
}

/**
 * For loaders of mostly static pages: runs a query without loading Apollo in the browser, and bypasses its
 * cache. Returns the data; throws if the server cannot answer.
 */
export async function read<Data, Variables extends OperationVariables>(
  { context }: { context: Readonly<RouterContextProvider> },
  { name, document, variables }: ReadOptions<Data, Variables>,
): Promise<Data> {
  const client = context.get(apolloContext);
  const { data } = client
    ? await client.query({ query: await document(), variables, fetchPolicy: 'no-cache' })
    : await ask<Data>(name, variables);
  if (!data) throw new Error('The answer has no data');
  return data;
}

async function ask<Data>(name: PublicName, variables: object): Promise<{ data?: Data | null }> {
  // Not needed for a page that the server has rendered.
  const { queryRequest, sendTrusted } = await import('./trusted-request.ts');
  return sendTrusted(queryRequest, name, variables);
}
