// Excerpts of found texts: the server cuts them, and the browser marks the words.

/** The number of characters of an excerpt before the first word, and from it. */
const [BEFORE, FROM] = [40, 100];

/** A part of a text, and whether it begins with a word of the search. */
export interface Part {
  text: string;
  isFound: boolean;
}

/** Returns the words around the first found one in the line with most of them; null if there is none. */
export function excerptOf(text: string, search: string): string | null {
  const pattern = patternOf(search);
  if (!pattern) return null;
  const [best] = text
    .split('\n')
    .map((line) => ({ line, found: [...folded(line).matchAll(pattern)] }))
    .toSorted((one, other) => countOf(other.found) - countOf(one.found));
  const at = best?.found[0]?.index;
  if (!best || at === undefined) return null;
  const { line } = best;
  const start = at > BEFORE ? line.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = line.length > at + FROM ? line.lastIndexOf(' ', at + FROM) : line.length;
  return `${start > 0 ? '…' : ''}${line.slice(start, end > at ? end : at + FROM)}${end < line.length ? '…' : ''}`;
}

const countOf = (found: RegExpExecArray[]) => new Set(found.map(([word]) => word)).size;

/** Returns the parts of a text, divided at the words of a search; ignores case and accents. */
export function partsFound(text: string, search: string): Part[] {
  const pattern = patternOf(search);
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of pattern ? folded(text).matchAll(pattern) : []) {
    parts.push({ text: text.slice(end, index), isFound: false });
    end = index + word.length;
    parts.push({ text: text.slice(index, end), isFound: true });
  }
  return [...parts, { text: text.slice(end), isFound: false }].filter((part) => part.text !== '');
}

/** Returns the pattern of the words of a search at the beginning of words; undefined without words. */
function patternOf(search: string): RegExp | undefined {
  const words = folded(search).match(/[\p{L}\p{N}]+/gu);
  // The longest of several alternatives first.
  const longest = words?.toSorted((one, other) => other.length - one.length);
  return longest && new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})`, 'gu');
}

/** Letters that NFD does not divide, as the database spells them. */
const spelt: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Returns a text in lower case and without accents, each character in its place. */
function folded(text: string): string {
  return text.replace(/[A-Z]|[^ -~]/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? (spelt[plain] ?? plain) : letter;
  });
}
