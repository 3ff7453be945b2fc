/** Returns a text as PostgreSQL can store it: without NUL and unpaired surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns a storable text on one line. */
export function oneLine(text: string): string {
  return storable(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
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
