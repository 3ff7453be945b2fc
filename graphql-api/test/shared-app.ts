import { test } from 'vitest';
import { startApp } from './app.ts';

/**
 * One app for all files of a worker whose tests only read and add, and find what is theirs by addresses, slugs and submission
 * ids of their own: `shared.beforeAll(({ app }) => …)` is given it.
 */
export const shared = test.extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const app = await startApp();
  onCleanup(() => app.close());
  return app;
});
