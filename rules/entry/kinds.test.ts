import { expect, test } from 'vitest';
import { factsOf } from '../field/field.ts';
import { entryFolders } from './folders.ts';
import { entryKinds } from './kinds.ts';

test('no list of entries has a column of items, which the server does not send for lists', () => {
  const columns = entryKinds.flatMap(({ columns: names = [], fields }) => names.map((name) => fields[name]));
  expect(columns.filter((field) => field && factsOf(field).kind === 'inputs')).toEqual([]);
});

test('a kind with pages has them in its folder, and has the field of the slug', () => {
  const withPages = entryKinds.filter(({ address }) => address !== undefined);
  const inFolders = withPages.filter(({ address }) => address !== '/{slug}');
  expect(inFolders.map(({ kind, address }) => [kind, address]).toSorted()).toEqual(
    Object.entries(entryFolders)
      .map(([kind, folder]) => [kind, `/${folder}/{slug}`])
      .toSorted(),
  );
  for (const { kind, slugField = 'slug_url', fields } of withPages)
    expect([kind, Object.keys(fields)]).toEqual([kind, expect.arrayContaining([slugField])]);
});

test('each kind has a name of its own for several entries, which names its file in an export', () => {
  const names = entryKinds.map(({ label }) => label[1]);
  expect(new Set(names).size).toBe(names.length);
});
