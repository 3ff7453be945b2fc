import type { Page } from '@playwright/test';
import { holdProgram, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const groups = [
  { id: 'residential', rest: 8 },
  { id: 'commercial', rest: 1 },
  { id: 'global', rest: 1 },
];

for (const { id, rest } of groups) {
  test(`/portfolio#${id} shows four items, and the rest when its button is pressed${id === 'residential' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await openHydrated(page, `/portfolio#${id}`);
    const items = page.getByRole('tabpanel').getByRole('figure');
    await expect(items).toHaveCount(4);
    const more = page.getByRole('button', { name: `Show ${rest} more` });
    await more.click();
    await expect(items).toHaveCount(4 + rest);
    await expect(more).toHaveCount(0);
    await expect(items.nth(4).locator(':focus')).toBeAttached();

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(items).toHaveCount(4 + rest);
  });
}

test('a picture of the rest that the viewer has reached is shown when the viewer closes @full', async ({
  page,
}) => {
  await openHydrated(page, '/portfolio#commercial');
  const panel = page.getByRole('tabpanel');
  await panel
    .getByRole('link', { name: /in full size$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('figure')).toHaveCount(5);
  await expect(panel.getByRole('figure').last().locator(':focus')).toBeAttached();
});

test('an opened picture has the keys of the presentation @full', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  const dialog = page.getByRole('dialog');
  const divider = dialog.getByRole('slider');
  const openers = page.getByRole('tabpanel').getByRole('link', { name: /in full size$/ });
  await openers.nth(1).click();
  await expect(divider).toHaveValue('50');
  for (const [key, value] of Object.entries({ b: '100', a: '0', ArrowUp: '10' })) {
    await page.keyboard.press(key);
    await expect(divider).toHaveValue(value);
  }
  const caption = dialog.getByRole('paragraph');
  await expect(caption).toBeVisible();
  await page.keyboard.press('c');
  await expect(caption).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
  for (const [key, place] of Object.entries({
    Home: '1',
    Space: '2',
    End: '12',
    PageDown: '1',
    PageUp: '12',
  })) {
    await page.keyboard.press(key);
    await expect(dialog).toContainText(`${place} / 12`);
  }
  await page.keyboard.press('Escape');
  await expect(openers.last()).toBeFocused();
});

test('a picture pressed twice while the viewer loads opens once, so that Back closes it @full', async ({
  page,
}) => {
  await openHydrated(page, '/portfolio');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/viewer-dialog-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const opener = page.getByRole('link', { name: /in full size$/ }).first();
  await opener.dblclick();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/portfolio');
});

test('a picture opens by its link if the viewer cannot be loaded @full', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  await page.route(/\/viewer-dialog-[^/]+\.js$/, (route) => route.abort());
  const opener = page.getByRole('link', { name: /in full size$/ }).first();
  const picture = (await opener.getAttribute('href')) ?? '';
  await opener.click();
  await expect(page).toHaveURL(picture);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('/portfolio shows every item', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(page.getByRole('tabpanel').getByRole('figure')).toHaveCount(12);
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });

  test('/portfolio#commercial marks its tab', ({ page }) => expectCommercialMarked(page));
});

test('before hydration /portfolio#commercial marks its tab', async ({ page }) => {
  await holdProgram(page);
  await expectCommercialMarked(page);
});

async function expectCommercialMarked(page: Page): Promise<void> {
  await page.goto('/portfolio#commercial');
  const lineOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  const hidden = 'rgba(0, 0, 0, 0)';
  await expect.poll(() => lineOf('Residential Projects')).toBe(hidden);
  expect(await lineOf('Commercial Projects')).not.toBe(hidden);
}
