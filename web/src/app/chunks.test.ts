import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../vite.config.ts';

/** Returns the alternatives of a pattern, without groups other than lookaheads. */
function alternatives(pattern: string): string[] {
  const group = /\((?!\?!)(?:\?:)?/.exec(pattern);
  const bars: number[] = [];
  let depth = 0;
  let end = pattern.length;
  for (const [at, character] of [...pattern].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) bars.push(at);
    if (group && at > group.index && depth === 0 && end === pattern.length) end = at;
  }
  if (bars.length > 0)
    return [-1, ...bars].flatMap((bar, index) => alternatives(pattern.slice(bar + 1, bars[index])));
  if (!group) return [pattern];
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(end + 1)];
  const inside = alternatives(pattern.slice(group.index + group[0].length, end));
  return inside.flatMap((one) => alternatives(before + one + after));
}

test('each pattern of a chunk matches a file', () => {
  const patterns = ['{content,rules}/**/*', 'web/src/**/*', 'node_modules/{*,@*/*}/package.json'];
  const files = globSync(patterns, { cwd: resolve(import.meta.dirname, '../../..') });
  const unmatched = chunkGroups.flatMap((group) =>
    alternatives(group.test.source).filter((one) => !files.some((file) => new RegExp(one).test(`/${file}`))),
  );
  expect(unmatched).toEqual([]);
});
