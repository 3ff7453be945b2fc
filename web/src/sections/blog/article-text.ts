import { slugOf } from '../../../../rules/slug.ts';

/** Returns an article's path, by slug, or by id if it has no slug. */
export function articlePath({ slug_url, blog_id }: { slug_url: string; blog_id: number }): string {
  return `/artical/${encodeURIComponent(slugOf(slug_url) || String(blog_id))}`;
}

/** Returns a location page's path. */
export function locationPath(slug_url: string): string {
  return `/location/${encodeURIComponent(slugOf(slug_url))}`;
}

/** Maximum length of a title on a card (docs/product.md). */
const titleLength = 50;

/** Returns a title cut at 50 characters, with an ellipsis. */
export function cardTitle(title: string): string {
  const letters = [...title];
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('').trimEnd()}…` : title;
}
