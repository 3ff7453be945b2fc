/** Returns a text as PostgreSQL can store it: without NUL and unpaired surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns whether a time is in the years 1 to 9999. JavaScript and PostgreSQL format others differently. */
export function isStorableTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
