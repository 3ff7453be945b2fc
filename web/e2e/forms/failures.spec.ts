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

test('a chunk that fails to load is requested again @full', async ({ page }) => {
  await openHydrated(page, '/get-a-quote');
  await failChunk(page, 1);
  await openPortfolio(page);
  await expect(gallery(page)).toBeVisible();
});

test('after a second failure the page says so, and its reload keeps the draft @full', async ({ page }) => {
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

const dataPages = [
  { path: '/portfolio', failure: 'We couldn’t load the pictures.', loaded: 'Open living and dining' },
  { path: '/blog', failure: 'We couldn’t load the articles.', loaded: 'MOST POPULAR BLOG' },
  { path: '/artical/3', failure: 'We couldn’t load the article.', loaded: 'Follow us', hero: true },
  {
    path: '/location/home-staging-milton',
    failure: 'We couldn’t load this page.',
    loaded: 'Other places',
  },
  { path: '/portfolio/present', failure: 'We couldn’t load the pictures.', bare: true },
];

for (const { path, failure, loaded, hero, bare } of dataPages) {
  test(`${path}: a failed fetch shows the page's own message, and a button that fetches again${path === '/artical/3' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openHydrated(page, '/');
    const message = 'connect ECONNREFUSED 10.0.0.7';
    const json = { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    await page.route('**/graphql?**', (route) => route.fulfill({ status: 500, json }));
    await navigate(page, path);
    await expect(page.getByRole('alert').filter({ hasText: failure }).first()).toBeVisible();
    if (hero)
      await expect(page.getByRole('heading', { level: 1, name: 'Notes from the studio' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(bare ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(bare ? 0 : 1);
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await again.click();
    await expect(page.getByRole('alert').filter({ hasText: failure }).first()).toBeVisible();
    await page.unroute('**/graphql?**');
    await again.click();
    await expect(again).toHaveCount(0);
    if (loaded) await expect(page.getByText(loaded).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

/** Goes to a path in the same document, as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
