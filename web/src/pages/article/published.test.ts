import { expect, test } from 'vitest';
import { dayOf } from './published.ts';

test.each([
  ['June 18, 2026', '2026-06-18'],
  ['18 June 2026', '2026-06-18'],
  ['2026-06-18', '2026-06-18'],
  ['last spring', undefined],
  ['', undefined],
])('%j is the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});
