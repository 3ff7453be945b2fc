import { expect, test } from 'vitest';
import { dayOf, fromControl, toControl } from './business-time.ts';

test.each([
  ['2026-11-22T14:41:00.000Z', '2026-11-22T09:41'],
  ['2026-07-01T03:30:00.000Z', '2026-06-30T23:30'],
  // The hours around the changes of the clocks: on March 8 and on November 1, 2026, at 2 a.m.
  ['2026-03-08T06:59:00.000Z', '2026-03-08T01:59'],
  ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ['2026-11-01T04:59:00.000Z', '2026-11-01T00:59'],
  ['2026-11-01T07:00:00.000Z', '2026-11-01T02:00'],
])('%s is %s in Milton, and back', (iso, control) => {
  expect(toControl(iso)).toBe(control);
  expect(fromControl(control)).toBe(iso);
});

test('a time that the clocks skip is an hour earlier, and of a repeated one the first counts', () => {
  expect(toControl(fromControl('2026-03-08T02:30'))).toBe('2026-03-08T01:30');
  expect(toControl('2026-11-01T06:30:00.000Z')).toBe('2026-11-01T01:30');
  expect(fromControl('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
});

test('days are those of the business', () => {
  expect(dayOf('2026-11-23T03:00:00.000Z')).toBe('November 22, 2026');
});
