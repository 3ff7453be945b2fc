import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'puppeteer-core';
import { findBrowser, findFirefox, launchOptions } from '../../scripts/browser.ts';
import { test as base, expect } from '../../web/e2e/support/worker-site.ts';
import type { EngineOptions } from './engine.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Tab } from './tab.ts';
import { openWebKitTab } from './webkit-tab.ts';

interface Fixtures {
  /** Opens a browser, with the same profile each time within a test. */
  openTab: () => Promise<Tab>;
  /** The worker's browser; a separate one if the test sets a user agent. */
  tab: Tab;
}

interface WorkerFixtures extends EngineOptions {
  sharedTab: Tab;
}

/** Playwright's test runner with the shared site and the browsers that Playwright does not drive (tab.ts). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  // A browser takes seconds to start, so tests share one. Each test has its own origin (`line`) and storage.
  sharedTab: [
    async ({ engine }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'profile-'));
      const tab = await launch(engine, profile);
      await use(tab);
      await tab.close();
      await rm(profile, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openTab: async ({ engine, userAgent }, use, testInfo) => {
    const opened: Tab[] = [];
    await use(async () => {
      const tab = await launch(engine, testInfo.outputPath('profile'), userAgent);
      opened.push(tab);
      return tab;
    });
    for (const tab of opened) await tab.close().catch(() => {});
  },
  tab: async ({ userAgent, openTab, sharedTab }, use, testInfo) => {
    const tab = userAgent ? await openTab() : sharedTab;
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) await tab.screenshot(testInfo.outputPath('tab.png'));
    await tab.open('about:blank');
    await tab.resize(...wide);
    tab.takeErrors();
  },
});

export { expect };

/** The inner size of the window at the beginning of a test. */
const wide = [1280, 800] as const;

async function launch(
  engine: EngineOptions['engine'],
  profile: string,
  userAgent?: string | undefined,
): Promise<Tab> {
  const tab =
    engine === 'webkit'
      ? await openWebKitTab(profile, userAgent)
      : await openPuppeteerTab(programs[engine](userAgent), profile);
  await tab.resize(...wide);
  return tab;
}

const programs: Record<'chromium' | 'firefox', (userAgent: string | undefined) => LaunchOptions> = {
  chromium: (userAgent) => ({
    browser: 'chrome',
    executablePath: findBrowser() ?? '',
    args: [...(launchOptions(undefined).args ?? []), ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
  }),
  firefox: (userAgent) => ({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: {
      // A longer touch is not a tap. Down and up are separate commands, and on a busy machine more than the
      // default of 300 ms passes between them.
      'apz.max_tap_time': 60_000,
      ...(userAgent && { 'general.useragent.override': userAgent }),
    },
  }),
};
