import { expect, test } from 'vitest';
import { dayOf } from './published.ts';

test.each([
  ['June 18, 2026', '2026-06-18'],
  ['18 June 2026', '2026-06-18'],
  ['2026-06-18', '2026-06-18'],
  ['Posted on Sept. 4, 2026', '2026-09-04'],
  ['last spring', undefined],
  ['Spring 2026', undefined],
  ['Nov 26', undefined],
  ['Issue 7', undefined],
  ['05/04/2026', undefined],
  ['', undefined],
])('%j is the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});
