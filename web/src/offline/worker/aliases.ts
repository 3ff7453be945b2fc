import { redirects } from '../../../../rules/pages.ts';
import { slugOf } from '../../../../rules/slug.ts';
import { storedVersionCache } from '../shared/cache-names.ts';
import type { ListedPage } from './offline-manifest.ts';
import { oldNumber } from './page-url.ts';

// A key of the cache, which no server answers.
const aliasesKey = '/offline-aliases';

/** Stores the other paths of these pages, so that they lead there without a connection. */
export async function noteAliases(pages: readonly ListedPage[]): Promise<void> {
  const pairs = pages.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path]));
  const notes = await caches.open(storedVersionCache);
  await notes.put(aliasesKey, Response.json(Object.fromEntries(pairs)));
}

/**
 * Returns the path and query that the server would answer or redirect to: another spelling, number or former
 * path.
 */
export async function pathBehind(url: URL): Promise<string> {
  const number = oldNumber(url);
  const path = number ?? usualSpelling(url.pathname);
  const noted = await caches.match(aliasesKey, { cacheName: storedVersionCache });
  const aliases = ((await noted?.json()) ?? {}) as Record<string, string>;
  if (number) return aliases[number] ?? '/';
  return (aliases[path] ?? redirects.find(([from]) => from === path)?.[1] ?? path) + url.search;
}

/** Returns the spelling of a path as pages link to it. */
function usualSpelling(pathname: string): string {
  try {
    const slugs = pathname
      .split(/\/+/)
      .map((segment) => encodeURIComponent(slugOf(decodeURIComponent(segment))));
    return slugs.join('/').replace(/(.)\/$/, '$1');
  } catch {
    // A percent sign that encodes nothing.
    return pathname;
  }
}
