import { pagesPrefix } from '../shared/cache-names.ts';

/** A page on this device, and its title. */
export interface CachedPage {
  path: string;
  title: string;
}

/** The pages on this device, each kind in the order of its titles. */
export interface CachedPages {
  pages: CachedPage[];
  articles: CachedPage[];
  places: CachedPage[];
}

// Of no use to choose from a list; the further pages of the blog are reached from its first.
const hidden = /^\/(offline|thank-you)$|^\/blog\?/;

/** What can be read on this device without a connection. */
export async function cachedPages(): Promise<CachedPages> {
  const found: CachedPages = { pages: [], articles: [], places: [] };
  if (!('caches' in globalThis)) return found;
  for (const [path, title] of await titles()) {
    if (hidden.test(path)) continue;
    const kind = path.startsWith('/artical/')
      ? 'articles'
      : path.startsWith('/location/')
        ? 'places'
        : 'pages';
    found[kind].push({ path, title });
  }
  for (const list of Object.values(found) as CachedPage[][])
    list.sort((a, b) => a.title.localeCompare(b.title));
  return found;
}

/** Path to title of every cached page, of whichever version of the worker. */
async function titles(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  for (const name of names) {
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
  // Only the title is parsed: the pages may be a hundred.
  const [element] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  if (!element) return undefined;
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  // The business's name is behind the last '|' of every title.
  return title.replace(/ \| [^|]*$/, '') || undefined;
}
