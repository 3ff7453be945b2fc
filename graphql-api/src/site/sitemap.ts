import { isWebUrl } from '../../../rules/web-url.ts';
import type { IndexedBlog } from '../blog/service.ts';
import type { IndexedLocationPage } from '../location/service.ts';
import { escapeXml } from '../text/escape.ts';

interface SitemapContent {
  /** Without a slash at its end. */
  siteUrl: string;
  /** The pages of the web's own texts. */
  paths: readonly string[];
  blogs: IndexedBlog[];
  locationPages: IndexedLocationPage[];
}

/**
 * Every page that a search engine may list (sitemaps.org). A time of change is listed where it is known: of what is in
 * the database. What names another address as its canonical one is left out.
 */
export function sitemap({ siteUrl, paths, blogs, locationPages }: SitemapContent): string {
  const newest = latest(blogs);
  const urls = [
    ...paths.map((path) => ({ path, lastmod: path === '/blog' ? newest : undefined })),
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
${urls.map(({ path, lastmod }) => url(siteUrl + path, lastmod)).join('\n')}
</urlset>
`;
}

function url(address: string, lastmod: Date | undefined): string {
  const time = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapeXml(address)}</loc>${time}</url>`;
}

function isOwn({ path, canonical }: { path: string; canonical: string }, siteUrl: string): boolean {
  return !isWebUrl(canonical) || canonical.trim() === siteUrl + path;
}

/** When the last of these was changed; undefined where there are none. */
export function latest(items: { updatedAt: Date }[]): Date | undefined {
  const times = items.map(({ updatedAt }) => updatedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
