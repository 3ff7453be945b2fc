import type { Page } from '@playwright/test';
import { overhang, violationsOn } from '../support/accessibility.ts';
import { hydrate, openHydrated } from '../support/hydration.ts';
import { brokenPictures } from '../support/offline-visit.ts';
import { article, listedPages, missingPages, unlistedPages } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const everyPage = [...listedPages, ...unlistedPages, ...Object.keys(missingPages)];

/** The number of pages for each test, so that both workers get some. */
const share = 10;
const shares = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / share) }, (_, index) =>
    paths.slice(index * share, (index + 1) * share),
  );

/** Collects errors that are not visible on a page. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const url = message.location().url;
    // The browser's message for the requested 404, and the test runner's for the blocked worker.
    const expected = Object.keys(missingPages).some((path) => url.endsWith(path));
    const ours = !expected && !message.text().endsWith('blocked by Playwright');
    // Chrome warns of a preload that is not used within seconds, which happens on a busy machine.
    const late = message.text().includes('was preloaded using link preload but not used within');
    if (['error', 'warning'].includes(message.type()) && ours && !late) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => {
    // A video or picture whose request the browser cancels on navigation.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const missing = pathname + search in missingPages;
    if (response.status() >= 400 && !missing) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

const narrowest = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** One page of most layouts; markup.full.spec.ts runs axe on all others in both schemes. */
const layouts = [
  '/',
  '/staging',
  '/staging-home-owner',
  '/design',
  '/portfolio',
  '/blog',
  article.path,
  '/location/home-staging-milton',
  '/contact',
  '/get-a-quote',
  '/no-such-page',
];

test('axe finds nothing on a page of each layout, and no size scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const troubles = watch(page);
  for (const path of layouts) {
    await test.step(path, async () => {
      await page.setViewportSize(narrowest);
      await openHydrated(page, path);
      expect.soft(await overhang(page), path).toBe(0);
      await page.setViewportSize(desktop);
      expect.soft(await overhang(page), path).toBe(0);
      expect.soft(await violationsOn(page), path).toEqual([]);
      expect.soft(troubles.splice(0), path).toEqual([]);
    });
  }
});

for (const [index, paths] of shares(everyPage).entries()) {
  test(`no errors at any size on pages ${index * share + 1} and on @full`, async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== app.url) foreign.add(request.url());
    });
    const troubles = watch(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(narrowest);
        await page.goto(path, { waitUntil: 'load' });
        await hydrate(page);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const size of [narrowest, phone, desktop]) {
          await page.setViewportSize(size);
          expect.soft(await overhang(page), `${path}, ${size.width} pixels wide`).toBe(0);
        }
        expect.soft(await brokenPictures(page), path).toEqual([]);
        if (path in missingPages) expect.soft(await violationsOn(page), path).toEqual([]);
        expect.soft(troubles.splice(0), path).toEqual([]);
      });
    }
    expect([...foreign]).toEqual([]);
  });
}

test('axe finds nothing on a phone with the menu open @full', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOn(page)).toEqual([]);
});
