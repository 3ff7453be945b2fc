import { expect, test } from 'vitest';
import { formatAmount } from '../../../../rules/amount.ts';
import { formatDay, formatNearDay, formatPhone, formatTime, isoTime } from './format.ts';

test.each([
  ['9055550199', '905-555-0199'],
  ['19055550199', '1-905-555-0199'],
  ['5550199', '5550199'],
  ['4420794601234', '4420794601234'],
])('the phone number %s is formatted as %s', (digits, written) => {
  expect(formatPhone(digits)).toBe(written);
});

test.each([
  [1_150_000, '$1,150,000'],
  ['1150000', '$1,150,000'],
  ['899000.5', '$899,000.50'],
  ['.5', '$0.50'],
  [0, '$0'],
  ['9'.repeat(20), '$99,999,999,999,999,999,999'],
  ['1e21', '1e21'],
  ['', ''],
])('the price %s is written %s', (amount, written) => {
  expect(formatAmount(amount)).toBe(written);
});

test('dates and times are formatted as in Ontario', () => {
  expect(formatDay('2026-11-22')).toBe('November 22, 2026');
  expect(formatDay('soon')).toBe('soon');
  expect(formatTime(new Date('2026-11-23T02:41:00Z'))).toBe('November 22, 2026 at 9:41 p.m.');
  const midnight = new Date('2026-12-06T04:59:00Z');
  expect(formatNearDay(midnight, new Date('2026-11-23T02:41:00Z'))).toBe('December 5');
  expect(formatNearDay(midnight, new Date('2026-01-01T04:59:00Z'))).toBe('December 5, 2026');
  expect(isoTime(new Date('2026-11-23T02:41:00Z'))).toBe('2026-11-22 21:41');
});
