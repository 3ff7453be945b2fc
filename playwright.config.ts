import './scripts/temp-dir.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, findHeadlessShell, launchOptions } from './scripts/browser.ts';
import type { EngineOptions } from './web/e2e/engines/engine.ts';

/** In the path of a file, or in the title of a test. */
const long = /\.full\.spec|@full/;
const specs = /e2e\/(?!engines).*\.spec\.ts$/;

export default defineConfig<EngineOptions>({
  testDir: 'web/e2e',
  globalSetup: './web/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // Two cores carry two browsers with their servers; a third made the whole no quicker.
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: true,
  // When a test is given up. Nothing is said by these of how fast anything is: a machine that others work on as well
  // stands still for ten seconds and more at a time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // What belongs to `npm run test:full` alone is tagged @full, or in a file of its own.
  projects: [
    { name: 'site', testMatch: specs, grepInvert: long },
    { name: 'full', testMatch: specs, grep: long, timeout: 900_000, expect: { timeout: 60_000 } },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: '**/engines/*.spec.ts',
      timeout: 300_000,
      expect: { timeout: 60_000 },
      // On a busy machine a driver now and then loses a click, or answers no more; another browser is asked then, and the list
      // says so.
      retries: engine === 'chromium' ? 0 : 1,
      use: { engine },
    })),
  ],
  use: {
    // What cannot be clicked is given up and named, long before the whole test is.
    actionTimeout: 60_000,
    // After a visit the worker fetches the whole site: only tests that are about it let it.
    serviceWorkers: 'block',
    // Tests that need another size say so.
    viewport: { width: 1440, height: 900 },
    // It would cost a sixth of the whole time; `npm run test:e2e -- --trace retain-on-failure` records what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Tests of what only a whole browser does take that: see openProfile and visitorsBrowser in web/e2e/support/offline-visit.ts.
    launchOptions: launchOptions(findHeadlessShell() ?? findBrowser()),
  },
});
