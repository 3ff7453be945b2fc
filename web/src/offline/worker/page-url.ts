import { folderAt } from '../../../../rules/folders.ts';
import { cacheKey } from '../../lib/cache-key.ts';

// The same rule as the server's (`isFile` in graphql-api/src/site/routes.ts): a slug may end in '-2.0'.
const file = /\.[a-z0-9]{2,12}$/i;

/** Whether the worker ignores this URL: a file, a shared draft, or a folder without pages for visitors. */
export function isBypassed({ pathname, searchParams }: URL): boolean {
  const isForVisitors = (folderAt(pathname) ?? 'page') === 'page';
  return searchParams.has('draft') || !isForVisitors || file.test(pathname);
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
