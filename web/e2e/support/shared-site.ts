import { test as base } from './fixtures.ts';

/**
 * Playwright's test where `app` is one site for all such tests of a worker, which spares each of them a server's start.
 * For tests that read, sign in, or send leads as `email` and look for those; whoever changes content, stops the server or
 * counts everything that is there takes `test` of fixtures.ts.
 */
export const test = base.extend({ app: ({ sharedSite }, use) => use(sharedSite) });

export { expect } from '@playwright/test';
