import { expect, test } from 'vitest';
import { choicesOn, dayOfChoice, followUpChoices, nextWorkday } from './follow-up-days.ts';

test.each([
  ['2026-11-27', ['2026-11-28', '2026-11-30', '2026-12-04']],
  ['2026-11-29', ['2026-11-30', '2026-11-30', '2026-12-06']],
  ['2026-11-30', ['2026-12-01', '2026-12-07', '2026-12-07']],
  ['2026-12-31', ['2027-01-01', '2027-01-04', '2027-01-07']],
])('from %s, tomorrow, Monday and in a week are %j', (on, days) => {
  expect(followUpChoices.map((choice) => dayOfChoice(choice, on))).toEqual(days);
});

test.each([
  ['2026-11-27', ['Tomorrow t', 'Monday m', 'In a week w']],
  ['2026-11-29', ['Tomorrow tm', 'In a week w']],
  ['2026-11-30', ['Tomorrow t', 'In a week mw']],
])('on %s no day is offered twice, and each key has its button: %j', (on, expected) => {
  expect(choicesOn(on).map(({ label, keys }) => `${label} ${keys}`)).toEqual(expected);
});

test.each([
  ['2026-11-29', '2026-11-30'],
  ['2026-12-03', '2026-12-04'],
  ['2026-12-04', '2026-12-07'],
  ['2026-12-05', '2026-12-07'],
])('the workday after %s is %s', (on, expected) => {
  expect(nextWorkday(on)).toBe(expected);
});
