import { isWebUrl } from '../../../rules/web-url.ts';
import type { IndexedBlog } from '../blog/service.ts';
import type { IndexedLocationPage } from '../location/service.ts';
import { escapeXml } from '../text/escape.ts';

interface SitemapContent {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The paths of the static pages. */
  paths: readonly string[];
  /** The times at which the owner changed static pages, by path. */
  changed: ReadonlyMap<string, Date>;
  blogs: IndexedBlog[];
  locationPages: IndexedLocationPage[];
}

/**
 * Returns the pages that search engines may list (sitemaps.org), with the time of the last change for content
 * from the database. Omits pages whose canonical link is another URL.
 */
export function sitemap({ siteUrl, paths, changed, blogs, locationPages }: SitemapContent): string {
  const newest = latest(blogs);
  const urls = [
    ...paths.map((path) => ({ path, lastmod: path === '/blog' ? newest : changed.get(path) })),
    ...blogs
      .map(({ slug, canonicalLink, updatedAt }) => ({
        path: `/artical/${encodeURIComponent(slug)}`,
        canonical: canonicalLink,
        lastmod: updatedAt,
      }))
      .filter((page) => isOwn(page, siteUrl)),
    ...locationPages
      .map(({ slug, meta_link, updatedAt }) => ({
        path: `/location/${encodeURIComponent(slug)}`,
        canonical: meta_link,
        lastmod: updatedAt,
      }))
      .filter((page) => isOwn(page, siteUrl)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map(({ path, lastmod }) => urlEntry(siteUrl + path, lastmod)).join('\n')}
</urlset>
`;
}

function urlEntry(url: string, lastmod: Date | undefined): string {
  const time = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeXml(url)}</loc>${time}</url>`;
}

function isOwn(
  { path, canonical }: { path: string; canonical?: string | null | undefined },
  siteUrl: string,
): boolean {
  return !canonical || !isWebUrl(canonical) || canonical.trim() === siteUrl + path;
}

/** Returns the time of the latest change; undefined for an empty list. */
export function latest(items: { updatedAt: Date }[]): Date | undefined {
  const times = items.map(({ updatedAt }) => updatedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
