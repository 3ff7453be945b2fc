import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

const stored = async (sql: string, parameter: unknown) => {
  const [row] = await app.app.database.em.fork().execute<{ value: unknown }[]>(sql, [parameter]);
  return row?.value;
};

test('texts and JSON reach the database without NUL and unpaired surrogates', async () => {
  expect(await stored('select ?::text as "value"', 'a\0b\uD800')).toBe('ab\uFFFD');
  const value = { 'k\0': ['a\0b', '\uDC00', '\\u0000 🏠', 'C:\\ud800'] };
  const clean = { k: ['ab', '\uFFFD', '\\u0000 🏠', 'C:\\ud800'] };
  expect(await stored('select ?::jsonb as "value"', JSON.stringify(value))).toEqual(clean);
  const { rows } = await app.app.database.pool.query('select $1::jsonb as "json", $2::text[] as "list"', [
    value,
    ['a\0', 'b'],
  ]);
  expect(rows).toEqual([{ json: clean, list: ['a', 'b'] }]);
  expect(await stored('select ?::text as "value"', 'a \\u0000 that was typed')).toBe(
    'a \\u0000 that was typed',
  );
});
