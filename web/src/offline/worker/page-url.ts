import { cacheKey } from '../../lib/cache-key.ts';
import { isOwners } from '../../lib/owners-path.ts';

// Beside the admin pages, the worker ignores files, one-time links, the API and its playground.
const bypassed = [
  /^\/(playground|graphql|api|photos|newsletter|healthz|readyz)(\/|$)/,
  // The same rule as the server's (`isFile` in graphql-api/src/site/routes.ts): a slug may end in '-2.0'.
  /^\/assets\/|\.[a-z0-9]{2,12}$/i,
];

/** Whether the worker ignores this URL, which may be that of a shared draft. */
export function isBypassed({ pathname, searchParams }: URL): boolean {
  return (
    searchParams.has('draft') || isOwners(pathname) || bypassed.some((pattern) => pattern.test(pathname))
  );
}

// The worker caches each of these as one page: the script reads the project or estimate from the URL.
const readByScript = /^(\/portfolio\/present(?=\/)|\/get-a-quote(?=\?)).*$/;

/** Returns a page's cached path and query: the server's cache key without the parts that scripts read. */
export function pageKey(url: string): string {
  return cacheKey(new URL(url, location.origin)).replace(readByScript, '$1');
}

/** Whether this URL's page may be cached under its key: it must not depend on the parts that scripts read. */
export function isCacheableUrl(url: string): boolean {
  return pageKey(url) === cacheKey(new URL(url, location.origin));
}
