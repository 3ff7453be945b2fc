import { expect, test } from 'vitest';
import { figuresIn, replaceFigures } from './figures.ts';

test.each([
  ['$495', [495]],
  ['from $2,995 or $2995, $ 2,995.00.', [2995, 2995, 2995]],
  ['<p>$1,990</p><a href="/pay?sum=$1,990">$\u00a01,990</a>', [1990, 1990]],
  ['$495k, $495.50, $4950, $495,000, $49,5 and 495', [4950, 495_000]],
  ['$95/hour, $95–$125, ($95)', [95, 95, 125, 95]],
])('%s spells %j', (text, amounts) => {
  expect(figuresIn(text).map(({ amount }) => amount)).toEqual(amounts);
});

test('amounts are replaced in texts, not in tags', () => {
  const text = '<p>$495 <a href="/?$495">$4950, $495.00</a></p>';
  expect(replaceFigures(text, ({ amount }) => (amount === 495 ? '{x.price}' : undefined))).toBe(
    '<p>{x.price} <a href="/?$495">$4950, {x.price}</a></p>',
  );
});
