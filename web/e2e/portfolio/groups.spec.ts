import { openHydrated } from '../support/hydration.ts';
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

test('a picture of the rest that the lightbox has reached is shown when the lightbox closes @full', async ({
  page,
}) => {
  await openHydrated(page, '/portfolio#commercial');
  const panel = page.getByRole('tabpanel');
  await panel
    .getByRole('link', { name: /in full size$/ })
    .first()
    .click();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('figure')).toHaveCount(5);
  await expect(panel.getByRole('figure').last().locator(':focus')).toBeAttached();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('/portfolio shows every item', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(page.getByRole('tabpanel').getByRole('figure')).toHaveCount(12);
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });

  test('/portfolio#commercial marks its tab', async ({ page }) => {
    await page.goto('/portfolio#commercial');
    const lineOf = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    const hidden = 'rgba(0, 0, 0, 0)';
    await expect.poll(() => lineOf('Residential Projects')).toBe(hidden);
    expect(await lineOf('Commercial Projects')).not.toBe(hidden);
  });
});
