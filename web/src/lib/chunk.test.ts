import { expect, test } from 'vitest';
import { ChunkError, loadChunk } from './chunk.ts';

/** Fails so many times, then gives the module; counts the tries. */
function flaky(failures: number) {
  const load = async () => {
    load.tries += 1;
    if (load.tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: 'page' };
  };
  load.tries = 0;
  return load;
}

test('a chunk that arrives is asked for once', async () => {
  const load = flaky(0);
  expect(await loadChunk('portfolio', load, 0)).toEqual({ Component: 'page' });
  expect(load.tries).toBe(1);
});

test('a chunk that fails is retried once', async () => {
  const load = flaky(1);
  expect(await loadChunk('portfolio', load, 0)).toEqual({ Component: 'page' });
  expect(load.tries).toBe(2);
});

test('a chunk that fails twice says which', async () => {
  const load = flaky(2);
  const failure = loadChunk('portfolio', load, 0);
  await expect(failure).rejects.toBeInstanceOf(ChunkError);
  await expect(failure).rejects.toThrow('Loading chunk portfolio failed');
  expect(load.tries).toBe(2);
});
