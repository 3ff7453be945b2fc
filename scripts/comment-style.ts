import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run comments [folder]`: lists the comments, test titles and paragraphs of docs that are hard to read
// (CONTRIBUTING.md, "English"), and comments wider than MAX_WIDTH. Exits with 1 if one of the three kinds has
// more than MAX_PERCENT of the former, or for any of the latter.

const MAX_PERCENT = 2;
/** The width of the formatter (biome.json). */
const MAX_WIDTH = 110;

const patterns: Record<string, RegExp> = {
  'begins with a relative clause': /^(what(ever)?|who(ever|m|se)?|(of )?which|of what|as|than|to whom)\b/i,
  'not "gives": "returns"': /\bgives (what|the|a|whether|null|true|how)\b/i,
  'a passive without its actor':
    /\b(is|are|was|were) (said|told|asked|meant|known|looked (at|into)|let go)\b/,
  'not "nobody", "somebody", "everybody": name the actor': /\b(no|some|every)body\b/i,
  'a preposition with "which" or "whom"': /\b(of|by|from|in|to|with) (which|whom)\b/,
  'a figure of speech':
    /\b(meanwhile|as surely|for good|at last|by (itself|themselves)|of (its|their) own|once more|anew|no more)\b/,
  'a clause instead of a noun': /\b(what|who) (is|was|are|has|had|comes|came|goes|they|it|we|a|the)\b/i,
};

interface Text {
  kind: 'comments' | 'test titles' | 'paragraphs';
  file: string;
  line: number;
  text: string;
}

const comment = /\/\*\*?([\s\S]*?)\*\/|(?:^|\n)((?:[ \t]*\/\/[^\n]*\n?)+)/g;
const testTitle = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`\n]*\))?\(\s*('[^'\n]+'|"[^"\n]+"|`[^`]+`)/g;
/** A paragraph, a list item, a row of a table or a heading. */
const paragraph = /(?:^|\n)([^\n]*\S[^\n]*(?:\n(?!\s*[-|#>])[^\n]*\S[^\n]*)*)/g;
const directive = /^(biome|oxlint|@ts|v8)/;

function findTexts(file: string): Text[] {
  const source = readFileSync(file, 'utf8');
  const find = (kind: Text['kind'], expression: RegExp, within = source): Text[] =>
    [...within.matchAll(expression)].map((match) => ({
      kind,
      file,
      line: within.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
      text: plain(match[1] ?? match[2] ?? ''),
    }));
  if (file.endsWith('.md')) return find('paragraphs', paragraph, withoutCode(source));
  return [...find('comments', comment), ...find('test titles', testTitle)];
}

/** Removes the characters that mark a comment, a list item or a title, and joins the lines. */
const plain = (text: string) =>
  text
    .replace(/^\s*(\*|\/\/|-|#+|\|)\s?/gm, '')
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes code spans, and replaces code blocks by as many empty lines. */
const withoutCode = (source: string) =>
  source.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]+`/g, '');

const folder = process.argv[2] ?? '.';
const skipped = new Set(['node_modules', 'dist', 'generated', 'demo-content', 'test-results']);
const files = globSync('**/*.{ts,tsx,js,css,md}', { cwd: folder, exclude: (name) => skipped.has(name) });
const texts = files
  .flatMap((file) => findTexts(join(folder, file)))
  .filter(({ kind, text }) => text.length > 15 && !(kind === 'comments' && directive.test(text)));

for (const kind of ['comments', 'test titles', 'paragraphs'] as const) {
  const all = texts.filter((text) => text.kind === kind);
  let count = 0;
  for (const { file, line, text } of all) {
    const reason = Object.keys(patterns).find((name) => patterns[name]?.test(text));
    if (!reason) continue;
    count += 1;
    console.log(`${file}:${line}  ${text.slice(0, 140)}\n    ${reason}`);
  }
  const percent = (100 * count) / Math.max(1, all.length);
  console.log(`${count} of ${all.length} ${kind} (${percent.toFixed(1)} %) are hard to read.`);
  if (percent > MAX_PERCENT) process.exitCode = 1;
}

const isWide = (line: string) =>
  line.length > MAX_WIDTH && /^\s*(?:\/?\*|\/\/)/.test(line) && !/oxlint-disable|biome-ignore/.test(line);

for (const file of files.filter((name) => /\.tsx?$/.test(name)))
  for (const [index, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
    if (!isWide(line)) continue;
    console.log(`${file}:${index + 1}  is wider than ${MAX_WIDTH} characters`);
    process.exitCode = 1;
  }
