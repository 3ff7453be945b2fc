import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('the delay doubles from one second to two minutes', () => {
  expect([1, 2, 3, 4, 20, 5_000].map((attempts) => backOff(attempts, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 120_000, 120_000,
  ]);
});

test('the random part is at most a quarter', () => {
  expect(backOff(3, 0.999)).toBeGreaterThanOrEqual(3_000);
  expect(backOff(3, 0.999)).toBeLessThan(4_000);
});
