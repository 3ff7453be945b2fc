import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { type OperationName, postRequest, queryRequest, sendTrusted } from './trusted-request.ts';

// Apollo's HttpLink would do, but its addresses are its own secret: here the worker and the pages build the same ones.

/**
 * The browser's way to `/graphql`: every operation by its hash. Without `token` queries go by GET, to be cached; a client
 * that signs its requests sends all of them by POST, so that its queries are in no address and no cache.
 */
export function trustedLink(token?: () => string | undefined): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { query, operationName, variables } = operation;
        const build = token || isMutationOperation(query) ? postRequest : queryRequest;
        const sending = { token: token?.(), signal: abort.signal };
        sendTrusted<ApolloLink.Result>(build, operationName as OperationName, variables, sending).then(
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
