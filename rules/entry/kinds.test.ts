import { expect, test } from 'vitest';
import { factsOf } from '../field/field.ts';
import { entryKinds } from './kinds.ts';

test('no list of entries has a column of items, which the server does not send for lists', () => {
  const columns = entryKinds.flatMap(({ columns: names = [], fields }) => names.map((name) => fields[name]));
  expect(columns.filter((field) => field && factsOf(field).kind === 'inputs')).toEqual([]);
});
