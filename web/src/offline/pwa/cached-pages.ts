import { pageCaches } from '../shared/cache-names.ts';

/** A page that is cached on this device. */
export interface CachedPage {
  path: string;
  title: string;
}

/** The cached pages, each list sorted by title. */
export interface CachedPages {
  pages: CachedPage[];
  articles: CachedPage[];
  places: CachedPage[];
}

// Not useful in a list. The first page of the blog links to its other pages.
const hidden = /^\/(offline|thank-you)$|^\/blog\?/;

/** Returns the pages that open without a connection. */
export async function cachedPages(): Promise<CachedPages> {
  const lists: CachedPages = { pages: [], articles: [], places: [] };
  if (!('caches' in globalThis)) return lists;
  for (const [path, title] of await titles()) {
    if (hidden.test(path)) continue;
    const kind = path.startsWith('/artical/')
      ? 'articles'
      : path.startsWith('/location/')
        ? 'places'
        : 'pages';
    lists[kind].push({ path, title });
  }
  for (const list of Object.values(lists) as CachedPage[][])
    list.sort((a, b) => a.title.localeCompare(b.title));
  return lists;
}

/** Returns the titles of the cached pages of all versions, by path. */
async function titles(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const name of await pageCaches()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      pages.set(pathname + search, titleIn(html) ?? pathname);
    }
  }
  return pages;
}

function titleIn(html: string): string | undefined {
  // Parses the title only: there may be hundreds of pages.
  const [element] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  if (!element) return undefined;
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  // Every title ends with '| ' and the name of the business.
  return title.replace(/ \| [^|]*$/, '') || undefined;
}
