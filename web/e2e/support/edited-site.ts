import { test as base } from './fixtures.ts';

/**
 * Playwright's test where `app` is one site for all such tests of a worker, whose content they change: each with titles,
 * slugs and addresses of its own, by which it finds what is its own among what the others have left.
 */
export const test = base.extend({ app: ({ editedSite }, use) => use(editedSite) });

export { expect } from '@playwright/test';
