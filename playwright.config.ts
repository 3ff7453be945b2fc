import './scripts/temp-dir.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './nightly/engines/engine.ts';
import { findBrowser, findHeadlessShell, launchOptions } from './scripts/browser.ts';

/** Tests for `npm run test:full` and `npm run test:nightly`, by the file's name or the test's title. */
const full = /\.full\.spec|@full/;
const nightly = /\.nightly\.spec|@nightly/;

export default defineConfig<EngineOptions>({
  testMatch: '**/*.spec.ts',
  globalSetup: './web/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Two cores run two browsers with their servers; a third browser saves no time.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: true,
  // Timeouts do not measure speed: a busy machine can pause for ten seconds or more.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 300_000 } },
  forbidOnly: true,
  // The list of a run in CI ends with the names of the tests that passed at the second try.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'site', testDir: 'web/e2e', grepInvert: [full, nightly] },
    { name: 'full', testDir: 'web/e2e', grep: full, grepInvert: nightly },
    { name: 'nightly', testDir: 'web/e2e', grep: nightly },
    { name: 'markup', testDir: 'nightly/pages' },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'nightly/engines',
      // pages/first-press.nightly.spec.ts presses more of them in Chromium.
      testIgnore: engine === 'chromium' ? '**/each-press.spec.ts' : [],
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
