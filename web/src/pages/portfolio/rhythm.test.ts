import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rhythm } from './rhythm.ts';

test('every item gets a place, and wide items get a whole row', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (wide) => {
      const placements = rhythm(wide);
      expect(placements).toHaveLength(wide.length);
      for (const [at, placement] of placements.entries()) {
        expect(placement.startsWith('feature')).toBe(wide[at]);
      }
    }),
  );
});

test('rows of pictures change sides, and so do rows of pairs', () => {
  expect(rhythm([false, true, false, false, true])).toEqual([
    'bandLeft',
    'featureRight',
    'smallLeft',
    'largeRight',
    'featureLeft',
  ]);
});

test('five pictures are two and three, none left alone', () => {
  expect(rhythm([false, false, false, false, false])).toEqual([
    'largeLeft',
    'smallRight',
    'third',
    'third',
    'third',
  ]);
});
