import { ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { from, of, switchMap, tap } from 'rxjs';
import { createCache } from '../../apollo/cache.ts';
import { browserClient } from '../../apollo/client.ts';
import { trustedLink } from '../../apollo/trusted-link.ts';
import { forgetUser, storedUser } from '../../lib/user-session.ts';
import { askForCode, requiresCode } from './code-question.ts';
import { type Failure, failureOfChange, unknownChange } from './failure.ts';
import { adminKeyFields } from './key-fields.ts';

let client: ApolloClient | undefined;

/** Returns the admin's Apollo client. Its requests carry the token; the public pages have another cache. */
export function adminClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: createCache(null, adminKeyFields),
    link: ApolloLink.from([
      readAgain,
      endLostSession,
      confirmSession,
      trustedLink(() => storedUser()?.token),
    ]),
    // A refetch after a change must not reuse a request that began before it.
    queryDeduplication: false,
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network' },
      query: { fetchPolicy: 'network-only' },
    },
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}

/** Reads these queries again, if a page shows them; Apollo's `include` by name takes skipped ones too. */
export async function refetchShown(names: string[]): Promise<void> {
  const onQueryUpdated = ({ queryName = '' }) => names.includes(queryName);
  // A query that fails shows it in its list.
  await adminClient()
    .refetchQueries({ include: 'active', onQueryUpdated })
    .catch(() => undefined);
}

/** Deletes the cached data of the admin area from this device. */
export async function forgetAdminData(): Promise<void> {
  await client?.clearStore();
}

/** Changes the site, then clears the cache of the public pages in this window. Returns null on success. */
export async function applyChange(
  change: () => Promise<unknown>,
  unknown = unknownChange,
): Promise<Failure | null> {
  const wasOffline = !navigator.onLine;
  try {
    await change();
  } catch (error) {
    return failureOfChange(error, wasOffline, unknown);
  }
  void browserClient().clearStore();
  return null;
}

/** The number of requests of each query with its variables. */
const begun = new Map<string, number>();

/** Reads a query again if the same one was sent meanwhile: its response may be older than the cached one. */
const readAgain = new ApolloLink((operation, forward) => {
  if (isMutationOperation(operation.query)) return forward(operation);
  const key = JSON.stringify([operation.operationName, operation.variables]);
  const number = (begun.get(key) ?? 0) + 1;
  begun.set(key, number);
  return forward(operation).pipe(
    switchMap((result) => (begun.get(key) === number ? of(result) : forward(operation))),
  );
});

/** Ends the session on this device if the server has ended it; the pages then show the sign-in. */
const endLostSession = new ApolloLink((operation, forward) => {
  const token = storedUser()?.token;
  return forward(operation).pipe(
    tap(({ errors }) => {
      const isLost = errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      // The admin may have signed in again since the request.
      if (isLost && storedUser()?.token === token) forgetUser();
    }),
  );
});

/**
 * Asks for a code if an operation requires one, and sends it again. With `asksForCode: false` in its context
 * the operation fails at once, so that a page does not open with a question.
 */
const confirmSession = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    switchMap((result) => {
      if (!requiresCode(result.errors) || operation.getContext()['asksForCode'] === false) return of(result);
      return from(askForCode()).pipe(
        switchMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
      );
    }),
  ),
);
