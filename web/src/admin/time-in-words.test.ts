import { expect, test } from 'vitest';
import { nearTime, sentence, shortTime, timeInWords } from './time-in-words.ts';

// 11:30 p.m. in Milton.
const now = new Date('2026-11-26T04:30:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
  [0, 'just now'],
  [5, '5 mins ago'],
  [3 * 60, '3 hrs ago'],
  [23 * 60, '23 hrs ago'],
  [24 * 60, 'Nov.\u00a024'],
  [365 * 24 * 60, 'Nov.\u00a025, 2025'],
])('a time %i minutes ago is relative today, and a date before', (minutes, text) => {
  expect(shortTime(before(minutes), now).replaceAll('.', '')).toBe(text.replaceAll('.', ''));
});

test('a time to come today is a time of day', () => {
  expect(shortTime('2026-11-25T22:00:00Z', new Date('2026-11-25T14:00:00Z'))).toBe('5:00\u00a0p.m.');
});

test('a time is that of the business, which a device in another zone names', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = zone === 'America/Toronto' ? '' : ' Eastern Time';
  expect(timeInWords('2026-11-22T14:41:00.000Z')).toBe(
    `November\u00a022, 2026 at\u00a09:41\u00a0a.m.${named}`,
  );
});

test('a time in the next days has its weekday', () => {
  expect(nearTime('2026-11-23T14:00:00.000Z').replaceAll('.', '')).toBe('Mon, Nov\u00a023, 9:00\u00a0am');
});

test('a sentence that ends with a time has one full stop', () => {
  expect(sentence('On since 8:21 p.m.')).toBe('On since 8:21 p.m.');
  expect(sentence('On since 20:21')).toBe('On since 20:21.');
});
