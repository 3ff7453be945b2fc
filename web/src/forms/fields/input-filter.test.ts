import { expect, test } from 'vitest';
import { filterInput } from './input-filter.ts';

test.each([
  ['(905) 555-0100', '9055550100'],
  ['+1 905', '1905'],
  // Full-width digits of a Japanese keyboard.
  ['９０５', '905'],
  ['abc', ''],
  ['', ''],
])('a phone keeps of %j the digits', (typed, kept) => {
  expect(filterInput(typed, 'digits')).toBe(kept);
});

test.each([
  ['Anne-Marie 2', 'AnneMarie '],
  ['Zoë Müller', 'Zoë Müller'],
  ['李 小龙', '李 小龙'],
  ['a1b2', 'ab'],
])('a name keeps of %j letters and spaces', (typed, kept) => {
  expect(filterInput(typed, 'letters')).toBe(kept);
});
