import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { listedPages } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const show = (page: Page) => page.getByRole('button', { name: 'Show the interactive map' });

/** Answers requests for OpenStreetMap, and returns their URLs. */
async function answerMap(page: Page): Promise<URL[]> {
  const urls: URL[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    urls.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<p>Streets of Milton</p>' });
  });
  return urls;
}

const expectMap = (page: Page) =>
  expect(page.frameLocator('iframe[title="Interactive map"]').getByText('Streets of Milton')).toBeVisible();

test('the contact page shows the interactive map of the place when the visitor asks for it', async ({
  page,
}) => {
  const urls = await answerMap(page);
  await openHydrated(page, '/contact');
  await expect(show(page)).toBeVisible();
  expect(urls).toEqual([]);
  await show(page).click();
  await expectMap(page);
  await expect(page.locator(':focus')).toContainText('Open in OpenStreetMap');
  await expect(show(page)).toBeHidden();
  expect(urls.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    [
      '/export/embed.html',
      { bbox: '-79.9274,43.4883,-79.8274,43.5483', layer: 'mapnik', marker: '43.5183,-79.8774' },
    ],
  ]);
});

test('the interactive map also opens on a page that the visitor came to by a link @full', async ({
  page,
}) => {
  await answerMap(page);
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await show(page).click();
  await expectMap(page);
  await page.reload();
  await expectMap(page);
  // A browser may take the same address for a reload.
  await page.goto('/about');
  await page.goto('/contact');
  await expect(show(page)).toBeVisible();
});

test('without a connection the map stays a drawing @full', async ({ context, page }) => {
  await answerMap(page);
  await openHydrated(page, '/contact');
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'The interactive map needs a connection' })).toBeDisabled();
  await context.setOffline(false);
  await show(page).click();
  await expectMap(page);
});

test('only the contact page may show frames, and only those of OpenStreetMap', async ({ app: { url } }) => {
  for (const path of listedPages) {
    const { headers } = await fetch(url + path, { headers: { accept: 'text/html' } });
    const [, frames] = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect.soft(frames, path).toBe(path === '/contact' ? 'https://www.openstreetmap.org' : undefined);
  }
});
