import { type Dovecot, hasDovecot, startDovecot } from '../../../graphql-api/test/dovecot.ts';
import { test as siteTest } from './fixtures.ts';

/** Playwright's `test` with a site that reads a mailbox of its own. */
export const test = siteTest.extend<{ dovecot: Dovecot }>({
  dovecot: async ({}, use) => {
    test.skip(!hasDovecot, 'Dovecot is not installed.');
    const dovecot = await startDovecot();
    await use(dovecot);
    await dovecot.remove();
  },
  environment: ({ dovecot }, use) => use({ IMAP_URL: dovecot.url }),
});

export { expect } from './fixtures.ts';
