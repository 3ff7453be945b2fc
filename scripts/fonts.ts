import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// `node scripts/fonts.ts` makes the font files of web/src/design/fonts and their style sheet from Fontsource's Latin
// files. Run it after a change of Fontsource's version or of the weights in use.
const source = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../web/src/design/fonts/', import.meta.url);

/** Ranges of code points, as `unicode-range` writes them. */
type Ranges = string;

// English, French and their punctuation: the characters of the site's texts and of most texts of an owner.
const core: Ranges =
  'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B2,U+B7,U+BB-BD,U+C0,U+C2,U+C7-CB,U+CE,U+CF,U+D4,U+D7,U+D9,U+DB,U+E0,U+E2,U+E7-EB,U+EE,U+EF,U+F4,U+F9,U+FB,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20AC,U+2122,U+2212';

const families = [
  // One weight, and the optical sizes from a card's title to the largest headline.
  {
    name: 'fraunces',
    file: 'opsz',
    weight: '380',
    axes: { wght: 380, opsz: { min: 16, max: 72 } },
  },
  { name: 'figtree', file: 'wght', weight: '400 600', axes: { wght: { min: 400, max: 600 } } },
];

// OpenType features that the style sheets use, and those that position accents.
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark'];

function characters(ranges: Ranges): string {
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...points);
}

/** Writes the font file for the ranges of `part` and returns its `@font-face` rule. */
async function make({ name, file, weight, axes }: (typeof families)[number], part: Part): Promise<string> {
  const font = readFileSync(new URL(`${name}/files/${name}-${part.source}-${file}-normal.woff2`, source));
  // `keepFeatures` is newer than the package's types.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const;
  const subset = await subsetFont(font, characters(part.ranges), options);
  const fileName = `${name}-${part.name}.woff2`;
  writeFileSync(new URL(fileName, target), subset);
  console.log(`${fileName}: ${subset.length} bytes`);
  return `@font-face {
  font-family: "${name.replace(/^./, (letter) => letter.toUpperCase())}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${fileName}") format("woff2");
  unicode-range: ${part.ranges.replaceAll(',', ', ')};
}
`;
}

interface Part {
  name: string;
  /** Returns the file of Fontsource that contains the character. */
  source: string;
  ranges: Ranges;
}

mkdirSync(target, { recursive: true });
const rules: string[] = [];
for (const family of families) {
  const ranges = JSON.parse(readFileSync(new URL(`${family.name}/unicode.json`, source), 'utf8')) as {
    latin: Ranges;
    'latin-ext': Ranges;
  };
  // If several rules have a character, browsers take the last one: the core is in one file.
  const parts: Part[] = [
    { name: 'latin-ext', source: 'latin-ext', ranges: ranges['latin-ext'] },
    { name: 'latin', source: 'latin', ranges: ranges.latin },
    { name: 'core', source: 'latin', ranges: core },
  ];
  for (const part of parts) rules.push(await make(family, part));
  copyFileSync(new URL(`${family.name}/LICENSE`, source), new URL(`${family.name}.LICENSE.txt`, target));
}
writeFileSync(
  new URL('faces.css', target),
  `/* Made by scripts/fonts.ts. Characters outside of the core are in files of their own, loaded where a text has them. */\n${rules.join('\n')}`,
);
