import { expect, test } from 'vitest';
import { sentence, shortTime } from './time-in-words.ts';

const now = new Date(2026, 10, 25, 14, 30);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
  [0, 'just now'],
  [5, '5 mins ago'],
  [3 * 60, '3 hrs ago'],
  [24 * 60, 'Nov. 24'],
  [365 * 24 * 60, 'Nov. 25, 2025'],
])('a time %i minutes ago is relative today, and a date before', (minutes, text) => {
  expect(shortTime(before(minutes), now).replaceAll('.', '').replaceAll('\u00a0', ' ')).toBe(
    text.replaceAll('.', ''),
  );
});

test('a sentence that ends with a time has one full stop', () => {
  expect(sentence('On since 8:21 p.m.')).toBe('On since 8:21 p.m.');
  expect(sentence('On since 20:21')).toBe('On since 20:21.');
});
