import { test as alone } from './fixtures.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { test as shared } from './shared-site.ts';

interface Fixtures {
  storesSite: boolean;
  line: Proxy;
}

const fixtures: Parameters<typeof shared.extend<Fixtures>>[0] = {
  serviceWorkers: 'allow',
  storesSite: [false, { option: true }],
  // A proxy between the browser and the server; tests can cut it.
  line: async ({ app, storesSite }, use) => {
    const line = await startProxy(app.url, storesSite ? [] : ['/offline-manifest.json']);
    await use(line);
    await line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
};

/**
 * Playwright's `test` with the service worker, on the shared site behind a proxy of the test. The worker
 * caches visited pages. It stores the whole site, about 300 files, only with `test.use({ storesSite: true
 * })`.
 */
export const test = shared.extend<Fixtures>(fixtures);

/** The same on a separate site, for tests that change stored content. */
export const testAlone = alone.extend<Fixtures>(fixtures);

export { expect } from '@playwright/test';
