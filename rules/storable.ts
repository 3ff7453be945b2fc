/** Returns a text as PostgreSQL can store it: without NUL and unpaired surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Spaces without width, soft hyphens and controls of the direction, which come along with pasted texts. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** Returns a text without invisible characters; the joiners within emoji and words remain. */
export const visible = (text: string) => text.replace(unseen, '');

/** Returns a storable text on one line. */
export function oneLine(text: string): string {
  return visible(storable(text)).replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

/** Returns a storable text whose lines end with a line feed, as those of a text area do. */
export function lines(text: string): string {
  return storable(text).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
}

/** Returns whether a time is in the years 1 to 9999. JavaScript and PostgreSQL format others differently. */
export function isStorableTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
