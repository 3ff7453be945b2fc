import { test as base } from './fixtures.ts';

/**
 * Playwright's `test` with one site for all tests of a worker that change content. Each test uses unique
 * titles, slugs and email addresses, and finds its content by them.
 */
export const test = base.extend({ app: ({ editedSite }, use) => use(editedSite) });

export { expect } from '@playwright/test';
