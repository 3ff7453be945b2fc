import type { Page } from '@playwright/test';
import { violationsOn } from './accessibility.ts';
import { comesAlive } from './alive.ts';
import { listedPages, missingPages, unlistedPages } from './page-list.ts';
import { expect, test } from './shared-site.ts';

const everyPage = [...listedPages, ...unlistedPages, ...Object.keys(missingPages)];

/** So many pages a test, that no test takes longer than the patience of one. */
const share = 10;
const shares = Array.from({ length: Math.ceil(everyPage.length / share) }, (_, index) =>
  everyPage.slice(index * share, (index + 1) * share),
);

/** Notes whatever goes wrong on a page without being seen. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const address = message.location().url;
    // The browser's own line about the 404 that was asked for, and the test runner's about the worker.
    const expected = Object.keys(missingPages).some((path) => address.endsWith(path));
    const ours = !expected && !message.text().endsWith('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && ours) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => {
    // A video or a picture that is let go of on the way to the next page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const missing = pathname + search in missingPages;
    if (response.status() >= 400 && !missing) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** Shows the whole page, so that all of its pictures are asked for. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await settled();
    }
    scrollTo(0, 0);
    await settled();
  });
}

for (const [index, paths] of shares.entries()) {
  for (const width of [1440, 390]) {
    test(`${width} pixels wide, nothing is amiss on pages ${index * share + 1} and on`, async ({
      app,
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const foreign = new Set<string>();
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== app.url) foreign.add(request.url());
      });
      const troubles = watch(page);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'load' });
          await scrollThrough(page);
          await comesAlive(page);
          await expect(page.locator('h1')).toHaveCount(1);
          expect.soft(await violationsOn(page), path).toEqual([]);
          expect.soft(troubles.splice(0), path).toEqual([]);
        });
      }
      expect([...foreign]).toEqual([]);
    });
  }
}

test('320 pixels wide, no page scrolls sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of everyPage) {
    await page.goto(path, { waitUntil: 'load' });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, path).toBeLessThanOrEqual(0);
  }
});
