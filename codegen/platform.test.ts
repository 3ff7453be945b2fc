import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { tablesBelow } from '../scripts/sql-tables.ts';

const source = 'graphql-api/src';
const platform = `${source}/platform`;

/** Its own folder, and words of HTTP and JavaScript, too: a header, and the entries of an object. */
const others = ['platform', 'location', 'entry'];

/** Words of features that files of the platform have, and why. */
const allowed: Record<string, string[]> = {
  // A context has what the web's build brings.
  'access/context.ts': ['picture'],
  // One schema reads the environment, so that one error names the first wrong variable.
  'core/config.ts': ['business', 'lead', 'mail'],
  'core/environment.ts': ['business', 'lead'],
  // Tests replace limits in one object.
  'core/resource-limits.ts': ['mail'],
  // A URL leads to a database.
  'database/connect.ts': ['lead'],
  // Messages about images.
  'image/images.ts': ['picture'],
  'image/photo.ts': ['picture'],
};

/** Returns the words in the names and texts of a file, in lower case. */
function wordsIn(file: string): Set<string> {
  const code = readFileSync(file, 'utf8').replace(/(?<=^|\s)\/\/ .*$|\/\*[\s\S]*?\*\//gm, '');
  return new Set(code.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()));
}

test('the platform names no feature', () => {
  const tables = tablesBelow(source);
  const features = globSync(`${source}/*/feature.ts`)
    .map((file) => relative(source, dirname(file)))
    .filter((feature) => tables[feature] !== 'platform' && !others.includes(feature));
  expect(features).toContain('newsletter');
  const named = globSync(`${platform}/**/*.ts`, { exclude: ['**/*.test.ts', '**/*.migration.ts'] }).map(
    (file) => {
      const words = wordsIn(file);
      const isNamed = (feature: string) =>
        [feature, `${feature}s`, feature.replace(/y$/, 'ies')].some((word) => words.has(word));
      return [relative(platform, file), features.filter(isNamed).toSorted()] as const;
    },
  );
  expect(Object.fromEntries(named.filter(([, words]) => words.length > 0))).toEqual(allowed);
});
