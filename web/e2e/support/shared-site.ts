import { test as base } from './fixtures.ts';

/**
 * Playwright's `test` with one site for all such tests of a worker, which saves a server start for each. For
 * tests that read, sign in, or send leads as `email` and find them by it. Tests that change content, stop the
 * server or count all content use `test` of fixtures.ts.
 */
export const test = base.extend({ app: ({ sharedSite }, use) => use(sharedSite) });

export { expect } from '@playwright/test';
