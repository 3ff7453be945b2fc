import type { Page } from '@playwright/test';
import { desktop, openAdmin, phone } from '../support/admin-page.ts';
import { openHydrated } from '../support/hydration.ts';
import { isServed } from '../support/offline-visit.ts';
import { expect, test } from '../support/worker-site.ts';

/** Reports, as the worker does, that the device is low on space; returns the question about it. */
async function ask(page: Page) {
  await isServed(page);
  const question = page.getByText('This device is low on space.').locator('..');
  await expect(async () => {
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'storage' } })),
    );
    await expect(question).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return question;
}

test('a question of the site covers no bar at the lower edge of a phone', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/portfolio');
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  const question = await ask(page);
  for (const bar of [
    page.getByRole('region', { name: 'Choose rooms to share' }),
    page.getByRole('navigation', { name: 'Admin' }),
  ]) {
    if ((await bar.count()) === 0) {
      await openAdmin(page, app, '/admin');
      await ask(page);
    }
    const [lower, upper] = [await bar.boundingBox(), await question.boundingBox()];
    expect((upper?.y ?? Infinity) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  }
});

test('a question of the site covers no button of a selection on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/portfolio');
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  await ask(page);
  await page.getByLabel('Choose Kitchen with island').check();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your details' })).toBeVisible();
});
