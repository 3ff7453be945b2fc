import { asciiDigits } from '../../../../rules/digits.ts';

/** Returns the pattern of SQL's LIKE for texts that begin with this one. */
export const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the pattern of SQL's LIKE for texts that contain this one. */
export const containing = (text: string) => `%${beginning(text)}`;

/** The country code of a phone number, which people leave out in forms; 'a1234b567c8901' has none. */
const countryCode =
  /(?<![\p{L}\p{N}])\+?1[\s.(-]{0,3}(?=\d{3}[^\p{L}\p{N}]{0,3}\d{3}[^\p{L}\p{N}]{0,3}\d{4}(?![\p{L}\p{N}]))/gu;

/** Returns the words of a search. */
export const searchWords = (search: string) =>
  asciiDigits(search).replace(countryCode, '').split(/\s+/).filter(Boolean);

/** Returns the pattern for a word. A hyphen matches any character: 'Jean-Luc' finds 'Jean Luc' too. */
export const wordPattern = (word: string) => containing(word).replace(/\p{Pd}/gu, '_');

/** Returns a pattern for each word of a search. */
export const wordPatterns = (search: string) => searchWords(search).map(wordPattern);
