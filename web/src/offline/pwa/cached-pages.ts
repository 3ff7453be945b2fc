import { type FolderKind, folderKindAt } from '../../../../rules/entry/folders.ts';
import { pageCaches } from '../shared/cache-names.ts';

/** A page that is cached on this device. */
interface CachedPage {
  path: string;
  title: string;
}

/** The headings of the lists of entries, in their order; other pages are in the first list. */
const headings: Partial<Record<FolderKind, string>> = {
  project: 'Projects',
  article: 'Articles',
  location: 'Places',
};
const FIRST = 'Pages';

/** Cached pages of one kind, sorted by title. */
export interface CachedList {
  heading: string;
  pages: CachedPage[];
}

// Not useful in a list. The first page of the blog links to its other pages.
const hidden = /^\/(offline|thank-you)$|^\/blog\?/;

/** Returns the pages that open without a connection; no list is empty. */
export async function cachedPages(): Promise<CachedList[]> {
  if (!('caches' in globalThis)) return [];
  const shown = [...(await titles())].filter(([path]) => !hidden.test(path));
  const cached = shown.map(([path, title]) => ({ path, title, heading: headingOf(path) }));
  cached.sort((a, b) => a.title.localeCompare(b.title));
  return [FIRST, ...Object.values(headings)].flatMap((heading) => {
    const pages = cached.filter((it) => it.heading === heading);
    return pages.length > 0 ? [{ heading, pages }] : [];
  });
}

function headingOf(path: string): string {
  const kind = folderKindAt(path);
  return (kind && headings[kind]) ?? FIRST;
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
