import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'web/e2e',
  globalSetup: './web/e2e/global-setup.ts',
  outputDir: 'test-results',
  // Most tests start a server of their own; two cores carry two of them.
  workers: 2,
  fullyParallel: true,
  // When a test is given up. Nothing is said by these of how fast anything is: a machine that others work on as well
  // stands still for ten seconds and more at a time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    // After a visit the worker fetches the whole site: only tests that are about it let it.
    serviceWorkers: 'block',
    // Tests that need another size say so.
    viewport: { width: 1440, height: 900 },
    // It would cost a sixth of the whole time; `npm run test:e2e -- --trace retain-on-failure` records what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
