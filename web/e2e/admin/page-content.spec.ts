import { expect } from '@playwright/test';
import { control, dialog, expectSound, openAdmin, phone, press } from '../support/admin-page.ts';
import { test } from '../support/fixtures.ts';

const htmlOf = async (url: string) => (await fetch(url)).text();

test('the owner changes a price and questions, and resets a field', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await page.getByRole('button', { name: 'Edit Prices' }).click();
  await control(page, 'vacantStaging.price').fill('3210');
  await expect(dialog(page).getByText('$3,210').first()).toBeVisible();
  await press(page, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: 'Prices published.' })).toBeVisible();
  for (const path of ['/', '/staging', '/contact']) expect(await htmlOf(app.url + path)).toContain('$3,210');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Edit Staging', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Add to Questions' }).click();
  await control(page, 'details.items.3.title').fill('Do you take pets?');
  await press(page, 'Publish');
  await expect(control(page, 'details.items.3.content')).toBeFocused();
  await control(page, 'details.items.3.content').fill('Yes, from {vacantStaging.price}.');
  await dialog(page).getByRole('button', { name: 'Move up Questions 4' }).click();
  await expectSound(page);
  await press(page, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: 'Staging published.' })).toBeVisible();
  const html = await htmlOf(`${app.url}/staging`);
  expect(html).toContain('Yes, from $3,210.');
  expect(html.indexOf('Do you take pets?')).toBeLessThan(html.indexOf('What if the house sells early?'));

  await page.getByRole('button', { name: 'Edit Staging', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Reset to the original Questions' }).click();
  await press(page, 'Publish');
  await expect.poll(() => htmlOf(`${app.url}/staging`)).not.toContain('Do you take pets?');
});
