import { blogPath, pageOfAddress } from '../content/blog-pages.ts';
import { choiceFromSearch, quotePath } from '../content/pricing/estimate-link.ts';
import { graphqlSearch } from './graphql-address.ts';

/** The search of the addresses that read one: what they know of it, in its one spelling. */
const knownSearch = new Map<string, (asked: URLSearchParams) => string>([
  ['/graphql', (asked) => `?${graphqlSearch(asked)}`],
  ['/blog', (asked) => searchOf(blogPath(pageOfAddress(asked)))],
  [
    '/get-a-quote',
    (asked) => {
      const choice = choiceFromSearch(asked);
      return choice ? searchOf(quotePath(choice)) : '';
    },
  ],
]);

/**
 * The path and query under which an answer is cached, by the server and by the service worker: the parameters that change
 * the answer, in one order and spelling. Campaign parameters, and whatever else is unknown, are left out. A page that reads
 * a parameter on the server, or draws by it in the browser, names it here.
 */
export function cacheKey({ pathname, searchParams }: URL): string {
  // The router does not tell '/Blog/' from '/blog'.
  const route = pathname.toLowerCase().replace(/^(.+)\/$/, '$1');
  return pathname + (knownSearch.get(route)?.(searchParams) ?? '');
}

function searchOf(path: string): string {
  const start = path.indexOf('?');
  return start < 0 ? '' : path.slice(start);
}
