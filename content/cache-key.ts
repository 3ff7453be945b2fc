import { graphqlSearch } from '../rules/wire/graphql-url.ts';
import { blogPath, pageInUrl } from './common/blog-pages.ts';
import { choiceFromSearch, quotePath } from './pricing/estimate-link.ts';

/** Normalizes the query parameters of the paths that read some. */
const normalizedSearch = new Map<string, (asked: URLSearchParams) => string>([
  ['/graphql', (asked) => `?${graphqlSearch(asked)}`],
  ['/blog', (asked) => searchOf(blogPath(pageInUrl(asked)))],
  [
    '/get-a-quote',
    (asked) => {
      const choice = choiceFromSearch(asked);
      return choice ? searchOf(quotePath(choice)) : '';
    },
  ],
]);

/**
 * Returns the path and query under which the server and the service worker cache a response: the parameters
 * that pages read (listed above), in a fixed order and spelling. Omits others, such as those of campaigns.
 */
export function cacheKey({ pathname, searchParams }: URL): string {
  // For the router '/Blog/' and '/blog' are the same.
  const route = pathname.toLowerCase().replace(/^(.+)\/$/, '$1');
  return pathname + (normalizedSearch.get(route)?.(searchParams) ?? '');
}

function searchOf(path: string): string {
  const start = path.indexOf('?');
  return start < 0 ? '' : path.slice(start);
}
