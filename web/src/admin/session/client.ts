import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { tap } from 'rxjs';
import { createCache } from '../../apollo/cache.ts';
import { browserClient } from '../../apollo/client.ts';
import { trustedLink } from '../../apollo/trusted-link.ts';
import { forgetUser, storedUser } from '../../lib/user-session.ts';
import { UploadError } from '../editor/upload.ts';

let client: ApolloClient | undefined;

/** The admin's own client: its requests carry the token, and what it reads never mixes with the visitors' pages. */
export function adminClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([endLostSession, trustedLink(() => storedUser()?.token)]),
    // A list that is asked for after a change is not the one that is still on its way from before it.
    queryDeduplication: false,
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network' },
      query: { fetchPolicy: 'network-only' },
    },
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}

/** Forgets everything that was read with the token. */
export async function forgetAdminData(): Promise<void> {
  await client?.clearStore();
}

/** Changes the site, after which the visitors' pages in this window ask again; null is success. */
export async function publish(change: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await change();
  } catch (error) {
    return failureOf(error);
  }
  void browserClient().clearStore();
  return null;
}

/** A session that the server no longer knows ends here too; the pages then lead to the sign-in. */
const endLostSession = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) forgetUser();
    }),
  ),
);

/** Why an operation failed: words for a person, and what is wrong with which field. */
export interface Failure {
  message: string;
  fields: Record<string, string>;
  /** Somebody has saved since the editor was opened. */
  conflict?: Conflict;
}

/** Who saved the present version, empty where that is not known, and when. */
export interface Conflict {
  savedBy: string;
  savedAt: string;
}

/** Reads a failure from whatever an operation threw. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UploadError) return { message: error.message, fields: error.fields };
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { fields = {}, conflict } = (first?.extensions ?? {}) as Partial<Failure>;
    return { message: first?.message ?? error.message, fields, ...(conflict && { conflict }) };
  }
  const offline = error instanceof TypeError || !navigator.onLine;
  const message = offline ? 'No connection: nothing was changed. Try again.' : 'It did not work. Try again.';
  return { message, fields: {} };
}
