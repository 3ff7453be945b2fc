import { storable } from './storable.ts';

const MAX_PROPOSED = 100;

/** Returns a slug: lower case, white space as hyphens (docs/product.md). Equal results are duplicates. */
export function slugOf(slug_url: string): string {
  return storable(slug_url).normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Characters that end a path, and endings that the server would take for a file or a parent folder. */
const unfit = /[/\\?#%\p{Cc}]|\.[a-z0-9]{2,12}$|^\.{1,2}$/u;

/** Returns whether a slug can be a segment of a path. */
export function isFitSlug(slug: string): boolean {
  return slug !== '' && !unfit.test(slug);
}

/** Returns whether `/artical/{slug}` would be the address of an article by its number. */
export function isNumeric(slug: string): boolean {
  return /^\d+$/.test(slug);
}

/** Returns a valid slug for an article's title: letters and digits with hyphens; '' if it has none. */
export function proposedSlug(title: string): string {
  const words = slugOf(title)
    .replace(/['’\uFFFD]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const slug = [...words].slice(0, MAX_PROPOSED).join('').replace(/^-|-$/g, '');
  return isNumeric(slug) ? `article-${slug}` : slug;
}
