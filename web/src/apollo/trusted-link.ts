import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { mutationRequest, type OperationName, queryRequest } from './trusted-request.ts';

// Apollo's HttpLink would do, but its addresses are its own secret: here the worker and the pages build the same ones.

/** The browser's way to `/graphql`: every operation by its hash, with a bearer token where `token` gives one. */
export function trustedLink(token: () => string | undefined = () => undefined): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        send(operation, token(), abort.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}

async function send(
  { query, operationName, variables }: ApolloLink.Operation,
  token: string | undefined,
  signal: AbortSignal,
) {
  const build = isMutationOperation(query) ? mutationRequest : queryRequest;
  const request = build(operationName as OperationName, variables);
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(request, { signal });
  // Errors of GraphQL come as JSON, with 200 or 400; whatever else is not from our server.
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText}`.trim());
  }
  return (await response.json()) as ApolloLink.Result;
}
