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
  // The longest journey takes a quarter of this on a quiet machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    // After a visit the worker fetches the whole site: only tests that are about it let it.
    serviceWorkers: 'block',
    // Tests that need another size say so.
    viewport: { width: 1440, height: 900 },
    // Without the film of every test, which costs more than it tells: each step's page is in the trace.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
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
