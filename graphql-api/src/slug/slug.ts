/** The slug rule (spec section 2): lower case, each run of white space one hyphen. Equal results are duplicates. */
export function slugOf(slug_url: string): string {
  return slug_url.normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');
}
