import { test } from 'vitest';
import { startApp } from './app.ts';

/**
 * An app for all test files of a worker: `shared.beforeAll(({ app }) => …)`. Such tests only add data and use
 * unique email addresses, slugs and submission ids.
 */
export const shared = test.extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const app = await startApp();
  onCleanup(() => app.close());
  return app;
});
