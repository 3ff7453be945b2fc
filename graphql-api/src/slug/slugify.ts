import { storable } from '../../../rules/storable.ts';

/** The slug rule (docs/product.md): lower case, each run of white space one hyphen. Equal results are duplicates. */
export function slugOf(slug_url: string): string {
  return storable(slug_url).normalize('NFC').trim().toLowerCase().replace(/\s+/g, '-');
}
