import { cacheKey } from '../../../../content/cache-key.ts';
import { folderAt } from '../../../../rules/folders.ts';

// The server's rule (`isFile` in graphql-api/src/site/routes.ts), without the paths that an imported article
// may have had: a slug may end in '-2.0'.
const file = /\.(?!html$)[a-z0-9]{2,12}$/i;

/** Whether the worker ignores this URL: a file, a shared draft, or a folder without pages for visitors. */
export function isBypassed({ pathname, searchParams }: URL): boolean {
  const isForVisitors = (folderAt(pathname) ?? 'page') === 'page';
  return searchParams.has('draft') || !isForVisitors || file.test(pathname);
}

// The worker caches each of these as one page: the script reads the project or estimate from the URL.
const readByScript = /^(\/portfolio\/present(?=\/)|\/get-a-quote(?=\?)).*$/;

/** Returns the path and query of an imported article by its number on the other site, such as '/?p=12'. */
export function oldNumber({ pathname, searchParams }: URL): string | undefined {
  const number = pathname === '/' ? searchParams.get('p') : null;
  return number && /^\d{1,9}$/.test(number) ? `/?p=${Number(number)}` : undefined;
}

/** Returns a page's cached path and query: the server's cache key without the parts that scripts read. */
export function pageKey(url: string): string {
  const asked = new URL(url, location.origin);
  return oldNumber(asked) ?? cacheKey(asked).replace(readByScript, '$1');
}

/** Whether this URL's page may be cached under its key: it must not depend on the parts that scripts read. */
export function isCacheableUrl(url: string): boolean {
  return pageKey(url) === cacheKey(new URL(url, location.origin));
}
