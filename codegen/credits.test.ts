import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import badges from '../content/common/badges.json' with { type: 'json' };
import pictures from '../content/common/pictures.json' with { type: 'json' };
import page from '../content/pages/credits.json' with { type: 'json' };

const folders = ['web/src/media', 'graphql-api/demo-media'];
const creditsOf = (folder: string) => readFileSync(`${folder}/CREDITS.md`, 'utf8');

test.each(folders)('CREDITS.md of %s names each file of the folder', (folder) => {
  const named = creditsOf(folder).match(/(?<=^(?:### |- ))[\w-]+\.\w+$/gm);
  const files = readdirSync(folder).filter((name) => name !== 'CREDITS.md');
  expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
});

test('each picture and badge of a page has an alternative text', () => {
  const named = [...Object.keys(pictures), ...Object.keys(badges)];
  const files = readdirSync('web/src/media').filter((name) => /\.(?:jpg|svg)$/.test(name));
  expect(named.toSorted()).toEqual(files.map((name) => name.replace(/\.\w+$/, '')).toSorted());
});

test('the page of credits has the credits of both folders', () => {
  const sections = folders.flatMap((folder) => creditsOf(folder).split('\n### ').slice(1));
  const owed = sections.flatMap((section) => {
    const [file, ...lines] = section.split('\n');
    return lines.filter((line) => line.startsWith('- "')).map((line) => `${file}: ${line.slice(2)}`);
  });
  const { attribution, publicDomain } = page.blocks;
  const shown = [...attribution.items, ...publicDomain.items].flatMap(({ file, credits }) =>
    credits.map(({ title, author, licence }) => `${file}: ${title} by ${author}, ${licence}`),
  );
  expect(shown.toSorted()).toEqual([...new Set(owed)].toSorted());
});
