/** The server's slug rule: lower case, each run of white space one hyphen. */
function slugOf(slug_url: string): string {
  return slug_url.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Where an article is read: by its slug, without one by its number. */
export function articlePath({ slug_url, blog_id }: { slug_url: string; blog_id: number }): string {
  return `/artical/${encodeURIComponent(slugOf(slug_url) || String(blog_id))}`;
}

/** Where a location page is read; the same rule. */
export function locationPath(slug_url: string): string {
  return `/location/${encodeURIComponent(slugOf(slug_url))}`;
}

/** Whether a slug in an address is not the one that the page has now, but one that it had before. */
export function hasMoved(asked: string, slug_url: string): boolean {
  return slugOf(asked) !== slugOf(slug_url);
}

/** Whether the paragraph of a block is HTML, sanitised by the server, and no plain text (docs/product.md). */
export function isHtml(paragraph: string): boolean {
  return /^<(?:p|h[234]|ul|ol|blockquote|hr|img)\b/i.test(paragraph);
}

/** A card has room for this many characters of a title (docs/product.md). */
const titleLength = 50;

/** A title as a card shows it: cut at 50 characters, with an ellipsis. */
export function cardTitle(title: string): string {
  const letters = [...title];
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('').trimEnd()}…` : title;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of simple HTML, for where only text can be. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

// A result page shows some 155 characters.
const descriptionLength = 155;

/** A text as a description for search engines: cut between words, with an ellipsis. */
export function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}
