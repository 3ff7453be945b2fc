import { ApolloLink, Observable } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { type OperationName, postRequest, queryRequest, sendTrusted } from './trusted-request.ts';

// Not Apollo's HttpLink: service worker and pages must build the same URLs.

/**
 * Sends every operation by its hash. Without `token` queries use GET, to be cached; with a token all
 * operations use POST, so that no URL and no cache contains them.
 */
export function trustedLink(token?: () => string | undefined): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { query, operationName, variables } = operation;
        const build = token || isMutationOperation(query) ? postRequest : queryRequest;
        const sending = { token: token?.(), signal: abort.signal };
        sendTrusted(build, operationName as OperationName, variables, sending).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}
