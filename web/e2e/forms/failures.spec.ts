import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { control } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const CHUNK = /\/assets\/portfolio-[^/]+\.js$/;

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
const gallery = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rooms, finished' });

/** Lets the first `count` requests for the portfolio's chunk fail. */
async function failChunk(page: Page, count: number): Promise<void> {
  let asked = 0;
  await page.route(CHUNK, async (route) => {
    asked += 1;
    await (asked <= count ? route.abort('connectionreset') : route.continue());
  });
}

const openPortfolio = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();

test('a chunk that fails to load is requested once more @full', async ({ page }) => {
  await openHydrated(page, '/get-a-quote');
  await failChunk(page, 1);
  await openPortfolio(page);
  await expect(gallery(page)).toBeVisible();
});

test('where it fails again the page says so, and its reload loses nothing typed @full', async ({ page }) => {
  await openHydrated(page, '/get-a-quote');
  await control(page, 'firstName').fill('Ann');
  await failChunk(page, Infinity);
  await openPortfolio(page);
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('Loading chunk portfolio failed')).toBeVisible();
  await page.unroute(CHUNK);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(gallery(page)).toBeVisible();
  await page.goto('/get-a-quote');
  await expect(control(page, 'firstName')).toHaveValue('Ann');
});

test('a page whose data cannot be had says what is wrong, and can be tried again', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route('**/graphql?**', (route) => route.fulfill({ status: 500, json: {} }));
  await openPortfolio(page);
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('The answer has no data')).toBeVisible();
  await page.unroute('**/graphql?**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(gallery(page)).toBeVisible();
});
