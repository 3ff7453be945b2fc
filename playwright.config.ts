import './scripts/temp-dir.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, findHeadlessShell, launchOptions } from './scripts/browser.ts';
import type { EngineOptions } from './web/e2e/engines/engine.ts';

/** In the path of a file or the title of a test. */
const long = /\.full\.spec|@full/;
const specs = /e2e\/(?!engines).*\.spec\.ts$/;

export default defineConfig<EngineOptions>({
  testDir: 'web/e2e',
  globalSetup: './web/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Two cores run two browsers with their servers; a third browser saves no time.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: true,
  // Timeouts do not measure speed: a busy machine can pause for ten seconds or more.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // Tests for `npm run test:full` only have @full in their titles, or are in separate files.
  projects: [
    { name: 'site', testMatch: specs, grepInvert: long },
    { name: 'full', testMatch: specs, grep: long, timeout: 900_000, expect: { timeout: 60_000 } },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: '**/engines/*.spec.ts',
      // pages/first-press.full.spec.ts presses more of them in Chromium.
      testIgnore: engine === 'chromium' ? '**/each-press.spec.ts' : [],
      timeout: 300_000,
      expect: { timeout: 60_000 },
      // On a busy machine a driver sometimes loses a click or does not answer. Then the test runs in a new
      // browser, and the list shows it.
      retries: engine === 'chromium' ? 0 : 1,
      use: { engine },
    })),
  ],
  use: {
    // Fails and names an element that cannot be clicked, long before the test's timeout.
    actionTimeout: 60_000,
    // After a visit the worker fetches the whole site: tests enable it only if they need it.
    serviceWorkers: 'block',
    // Tests set another size if they need it.
    viewport: { width: 1440, height: 900 },
    // Traces cost a sixth of the total time; `npx playwright test --trace retain-on-failure` records
    // failures.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests that need a complete browser: see openProfile and visitorsBrowser in
    // web/e2e/support/offline-visit.ts.
    launchOptions: launchOptions(findHeadlessShell() ?? findBrowser()),
  },
});
