import type { LaunchOptions } from 'puppeteer-core';
import { findBrowser, findFirefox, launchOptions } from '../../../scripts/browser.ts';
import { test as base, expect } from '../support/worker-site.ts';
import type { EngineOptions } from './engine.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Tab } from './tab.ts';
import { openWebKitTab } from './webkit-tab.ts';

interface Fixtures extends EngineOptions {
  /** A browser that begins with the same profile each time that it is opened within a test. */
  openTab: () => Promise<Tab>;
  tab: Tab;
}

/** Playwright's runner and the site of the other tests, with the browsers that Playwright does not drive: see tab.ts. */
export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],
  openTab: async ({ engine, userAgent }, use, testInfo) => {
    const opened: Tab[] = [];
    await use(async () => {
      const tab = await launch(engine, testInfo.outputPath('profile'), userAgent);
      opened.push(tab);
      return tab;
    });
    for (const tab of opened) await tab.close().catch(() => {});
  },
  tab: async ({ openTab }, use, testInfo) => {
    const tab = await openTab();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) await tab.screenshot(testInfo.outputPath('tab.png'));
  },
});

export { expect };

function launch(
  engine: EngineOptions['engine'],
  profile: string,
  userAgent: string | undefined,
): Promise<Tab> {
  if (engine === 'webkit') return openWebKitTab(profile, userAgent);
  return openPuppeteerTab(programs[engine](userAgent), profile);
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
    ...(userAgent && { extraPrefsFirefox: { 'general.useragent.override': userAgent } }),
  }),
};
