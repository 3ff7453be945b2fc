/** Applies the server's slug rule: lower case, each run of white space becomes a hyphen. */
function slugOf(slug_url: string): string {
  return slug_url.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Returns an article's path, by slug, or by id if it has no slug. */
export function articlePath({ slug_url, blog_id }: { slug_url: string; blog_id: number }): string {
  return `/artical/${encodeURIComponent(slugOf(slug_url) || String(blog_id))}`;
}

/** Returns a location page's path. */
export function locationPath(slug_url: string): string {
  return `/location/${encodeURIComponent(slugOf(slug_url))}`;
}

/** Returns whether the requested slug is a former slug of the page. */
export function hasMoved(asked: string, slug_url: string): boolean {
  return slugOf(asked) !== slugOf(slug_url);
}

/**
 * Returns whether a block's paragraph is HTML, sanitised by the server, rather than plain text
 * (docs/product.md).
 */
export function isHtml(paragraph: string): boolean {
  return /^<(?:p|h[234]|ul|ol|blockquote|hr|img)\b/i.test(paragraph);
}

/** Maximum length of a title on a card (docs/product.md). */
const titleLength = 50;

/** Returns a title cut at 50 characters, with an ellipsis. */
export function cardTitle(title: string): string {
  const letters = [...title];
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('').trimEnd()}…` : title;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the text of simple HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

// Search results show about 155 characters.
const descriptionLength = 155;

/** Returns a text cut between words for a meta description, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text
    .slice(0, descriptionLength)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
