/** A text as PostgreSQL stores it: without NUL and halves of surrogate pairs, which no person types. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Whether a moment lies in the years 1 to 9999: beyond them JavaScript and PostgreSQL write dates in different ways. */
export function isStorableTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
