import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from './chunk.ts';

/** Returns a loader that fails `failures` times, and counts its calls. */
function flaky(failures: number) {
  const load = async () => {
    load.calls += 1;
    if (load.calls <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: 'page' };
  };
  load.calls = 0;
  return load;
}

afterEach(() => {
  vi.useRealTimers();
});

test('a chunk that arrives is requested once', async () => {
  const load = flaky(0);
  expect(await loadChunk('portfolio', load, 0)).toEqual({ Component: 'page' });
  expect(load.calls).toBe(1);
});

test('a chunk that fails is requested again', async () => {
  const load = flaky(1);
  expect(await loadChunk('portfolio', load, 0)).toEqual({ Component: 'page' });
  expect(load.calls).toBe(2);
});

test('a chunk that fails twice ends in a ChunkError with its name', async () => {
  const load = flaky(2);
  const failure = loadChunk('portfolio', load, 0);
  await expect(failure).rejects.toBeInstanceOf(ChunkError);
  await expect(failure).rejects.toThrow('Loading chunk portfolio failed');
  expect(load.calls).toBe(2);
});

test('a chunk that does not arrive ends in a ChunkError after 120 seconds', async () => {
  vi.useFakeTimers();
  const onError = vi.fn<(error: unknown) => void>();
  const loading = loadChunk('portfolio', () => new Promise(() => undefined)).catch(onError);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(onError).toHaveBeenCalledWith(new ChunkError('portfolio', expect.anything()));
});
