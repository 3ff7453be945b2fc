import { expect, test } from 'vitest';
import { filterInput } from './input-filter.ts';

test.each([
  ['(905) 555-0100', '9055550100'],
  ['+1 905', '1905'],
  // Full-width digits of a Japanese keyboard.
  ['９０５', '905'],
  ['٩٠٥ ۵۵۵', '905555'],
  ['abc', ''],
  ['', ''],
])('a phone number keeps the digits of %j', (typed, filtered) => {
  expect(filterInput(typed, 'digits')).toBe(filtered);
});

test.each([
  ['Anne-Marie 2', 'AnneMarie '],
  ['Zoë Müller', 'Zoë Müller'],
  ['李 小龙', '李 小龙'],
  ['a1b2', 'ab'],
  ['Ann\tLee', 'Ann Lee'],
  ['Ann\u00A0Lee\nSmith', 'Ann Lee Smith'],
])('a name keeps the letters and spaces of %j', (typed, filtered) => {
  expect(filterInput(typed, 'letters')).toBe(filtered);
});
