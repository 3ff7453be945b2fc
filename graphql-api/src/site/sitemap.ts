import { isWebUrl } from '../../../rules/web-url.ts';
import type { PublicEntry } from '../entry/public.ts';
import { escapeXml } from '../platform/text/escape.ts';

interface SitemapContent {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The paths of the static pages. */
  paths: readonly string[];
  /** Returns the time of the owner's last change of the page at a path; undefined if there was none. */
  changedAt(path: string): Date | undefined;
  entries: PublicEntry[];
}

/**
 * Returns the pages that search engines may list (sitemaps.org), with the time of the last change of their
 * content; the page that lists entries changes with them. Omits pages whose canonical link is another URL.
 */
export function sitemap({ siteUrl, paths, changedAt, entries }: SitemapContent): string {
  const changes = (path: string) => [
    ...[changedAt(path) ?? []].flat(),
    ...entries.flatMap(({ kind, updatedAt }) => (kind.list === path ? [updatedAt] : [])),
  ];
  const urls = [
    ...paths.map((path) => urlEntry(siteUrl + path, latest(changes(path)))),
    ...entries
      .filter((entry) => entry.isListed && isOwn(entry, siteUrl))
      .map(({ path, updatedAt }) => urlEntry(siteUrl + path, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function urlEntry(url: string, lastmod: Date | undefined): string {
  const time = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeXml(url)}</loc>${time}</url>`;
}

const isOwn = ({ path, canonical }: PublicEntry, siteUrl: string): boolean =>
  !canonical || !isWebUrl(canonical) || canonical.trim() === siteUrl + path;

/** Returns the latest time; undefined for an empty list. */
export function latest(times: Date[]): Date | undefined {
  return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
}
