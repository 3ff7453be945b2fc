import { ApolloClient } from '@apollo/client';
import { hydration } from '../lib/hydration/hydration.ts';
import { createCache } from './cache.ts';
import { trustedLink } from './trusted-link.ts';

let client: ApolloClient | undefined;

/** Returns the browser's client, initialized with the server's cache. */
export function browserClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: createCache(hydration().apollo),
    link: trustedLink(),
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}
