import { isWebUrl } from '../../../rules/web-url.ts';
import type { Blog } from '../blog/kind.ts';
import type { LocationPageType } from '../location/type.ts';
import { escapeXml } from '../platform/text/escape.ts';

interface SitemapContent {
  /** Without a trailing slash. */
  siteUrl: string;
  /** The paths of the static pages. */
  paths: readonly string[];
  /** Returns the time of the owner's last change of the page at a path; undefined if there was none. */
  changedAt(path: string): Date | undefined;
  blogs: Blog[];
  locationPages: LocationPageType[];
  projects: { slug: string; updatedAt: Date }[];
}

/**
 * Returns the pages that search engines may list (sitemaps.org), with the time of the last change of their
 * content. Omits pages whose canonical link is another URL.
 */
export function sitemap({
  siteUrl,
  paths,
  changedAt,
  blogs,
  locationPages,
  projects,
}: SitemapContent): string {
  const newest = latest(blogs.map(({ updatedAt }) => updatedAt));
  const urls = [
    ...paths.map((path) => ({ path, lastmod: path === '/blog' ? newest : undefined })),
    ...blogs.map(({ slug, canonicalLink, updatedAt }) => ({
      path: `/artical/${encodeURIComponent(slug)}`,
      canonical: canonicalLink,
      lastmod: updatedAt,
    })),
    ...locationPages.map(({ slug, meta_link, updatedAt }) => ({
      path: `/location/${encodeURIComponent(slug)}`,
      canonical: meta_link,
      lastmod: updatedAt,
    })),
    ...projects.map(({ slug, updatedAt }) => ({
      path: `/portfolio/${encodeURIComponent(slug)}`,
      lastmod: updatedAt,
    })),
  ].filter((page) => isOwn(page, siteUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map(({ path, lastmod }) => urlEntry(siteUrl + path, later(lastmod, changedAt(path)))).join('\n')}
</urlset>
`;
}

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other && one > other ? one : (other ?? one);
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

/** Returns the latest time; undefined for an empty list. */
export function latest(times: Date[]): Date | undefined {
  return times.length > 0 ? new Date(Math.max(...times.map(Number))) : undefined;
}
