import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Maps each colour token to its light and dark value. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }],
  ),
);

/** Returns the relative luminance (WCAG 2.2) of '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const texts = ['ink', 'stone', 'clay', 'sage', 'numeral'];
const pairs = ['light', 'dark'].flatMap((scheme) =>
  ['paper', 'linen'].flatMap((ground) => [
    ...texts.map((colour) => ({ scheme, ground, colour, least: 4.5 })),
    { scheme, ground, colour: 'edge', least: 3 },
    { scheme, ground: 'action', colour: 'on-action', least: 4.5 },
    { scheme, ground: 'action-deep', colour: 'on-action', least: 4.5 },
  ]),
) as { scheme: 'light' | 'dark'; ground: string; colour: string; least: number }[];

test.each(pairs)('$colour on $ground, $scheme: at least $least to 1', ({ scheme, ground, colour, least }) => {
  const one = colours.get(colour)?.[scheme] ?? '';
  const other = colours.get(ground)?.[scheme] ?? '';
  expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
});
