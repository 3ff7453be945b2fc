import type { Page } from '@playwright/test';
import { publicPaths } from '../../../rules/pages.ts';
import { hydrate } from '../support/hydration.ts';
import { openProfile, visitorsBrowser } from '../support/offline-visit.ts';
import { article } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

// Uses a profile on disk: browsers do not offer to install a site in a private window.

/**
 * The maximum size of a page's scripts as transferred, in kilobytes; the build checks their parts
 * (web/budgets.ts).
 */
const most = { untouched: 25, usedStatic: 140, usedData: 188 };

test('a page loads few scripts until its first use, also where the browser offers to install it @full', async ({
  app,
}, testInfo) => {
  // Responses of a worker would be counted uncompressed.
  const profile = await openProfile(testInfo.outputPath('profile'), app.url, {
    ...visitorsBrowser.launchOptions,
    serviceWorkers: 'block',
  });
  await profile.addInitScript(() => {
    window.addEventListener('beforeinstallprompt', () => Object.assign(window, { offered: true }));
  });
  const page = await profile.newPage();
  for (const path of [...publicPaths, article.path]) {
    const isLast = page.waitForResponse(/\/assets\/register-[^/]+\.js$/);
    await page.goto(path);
    await (await isLast).finished();
    if (path === '/') await page.waitForFunction(() => 'offered' in window);
    await expect(page.locator('#root[data-hydrated]')).toHaveCount(0);
    const weight = await scriptsWeigh(page);
    expect.soft(weight, `${path}: ${weight} KB`).toBeLessThan(most.untouched);
  }
  for (const [path, budget] of [
    ['/', most.usedStatic],
    ['/get-a-quote', most.usedStatic],
    ['/blog', most.usedData],
    ['/portfolio', most.usedData],
  ] as const) {
    await page.goto(path);
    await hydrate(page);
    const weight = await scriptsWeigh(page);
    expect.soft(weight, `${path}, used: ${weight} KB`).toBeLessThan(budget);
  }
  await profile.close();
});

async function scriptsWeigh(page: Page): Promise<number> {
  const bytes = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.reduce((sum, script) => sum + (script as PerformanceResourceTiming).encodedBodySize, 0);
  });
  return bytes / 1000;
}
