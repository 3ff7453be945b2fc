import { pagesPrefix } from './cache-names.ts';

// Of no use to choose from a list.
const hidden = new Set(['/offline', '/thank-you']);

/** The pages on this device with their titles, in the order of their addresses. */
export async function keptPages(): Promise<{ path: string; title: string }[]> {
  if (!('caches' in globalThis)) return [];
  const pages = new Map<string, string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(pagesPrefix)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      if (!hidden.has(pathname)) pages.set(path, (await titleOf(await cache.match(request))) ?? path);
    }
  }
  return [...pages]
    .map(([path, title]) => ({ path, title }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

async function titleOf(page: Response | undefined): Promise<string | undefined> {
  if (!page) return undefined;
  const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
  // The business's name is behind the last '|' of every title.
  return title.replace(/ \| [^|]*$/, '') || undefined;
}
