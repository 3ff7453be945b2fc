import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { mutationRequest, type OperationName, queryRequest } from './trusted-request.ts';

// Apollo's HttpLink would do, but its addresses are its own secret: here the worker and the pages build the same ones.

/** The browser's way to `/graphql`: every operation by its hash. */
export function trustedLink(): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        send(operation, abort.signal).then(
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

async function send({ query, operationName, variables }: ApolloLink.Operation, signal: AbortSignal) {
  const request = isMutationOperation(query) ? mutationRequest : queryRequest;
  const response = await fetch(request(operationName as OperationName, variables), { signal });
  // Errors of GraphQL come as JSON, with 200 or 400; whatever else is not from our server.
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText}`.trim());
  }
  return (await response.json()) as ApolloLink.Result;
}
