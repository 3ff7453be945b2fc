import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContextProvider } from 'react-router-dom';
import type * as documents from '../generated/documents.ts';
import { apolloContext } from './context.ts';
import type { PublicName } from './trusted-request.ts';

type Query<Name extends PublicName> =
  (typeof documents)[`${Name}Document`] extends TypedDocumentNode<infer Data, infer Variables>
    ? { data: Data; variables: Variables & OperationVariables }
    : never;

/**
 * For loaders of mostly static pages: runs a query without loading Apollo in the browser, and bypasses its
 * cache. Returns the data; throws if the server cannot answer.
 */
export async function read<Name extends PublicName>(
  { context }: { context: Readonly<RouterContextProvider> },
  name: Name,
  variables: Query<Name>['variables'],
): Promise<Query<Name>['data']> {
  const client = context.get(apolloContext);
  if (client && import.meta.env.SSR) {
    const all = await import('../generated/documents.ts');
    const query = all[`${name}Document`] as TypedDocumentNode<Query<Name>['data']>;
    return (await client.query({ query, variables, fetchPolicy: 'no-cache' })).data;
  }
  // Not needed for a page that the server has rendered.
  const { queryRequest, sendTrusted } = await import('./trusted-request.ts');
  const { data } = await sendTrusted<Query<Name>['data']>(queryRequest, name, variables);
  if (!data) throw new Error('The answer has no data');
  return data;
}
