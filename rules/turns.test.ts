import { setImmediate as iteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('each caller has its turn in a separate iteration, the newest first', async () => {
  const turns = new Turns();
  const given: string[] = [];
  for (const name of ['first', 'second', 'third']) void turns.next().then(() => given.push(name));
  await iteration();
  expect(given).toEqual(['third']);
  void turns.next().then(() => given.push('late'));
  await iteration();
  expect(given).toEqual(['third', 'late']);
  await iteration();
  await iteration();
  expect(given).toEqual(['third', 'late', 'second', 'first']);
});
