import { test } from 'vitest';
import { startApp } from './app.ts';

/**
 * An app that all files of a worker share, for tests that only read and add, and find their data by unique
 * email addresses, slugs and submission ids: `shared.beforeAll(({ app }) => …)`.
 */
export const shared = test.extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const app = await startApp();
  onCleanup(() => app.close());
  return app;
});
