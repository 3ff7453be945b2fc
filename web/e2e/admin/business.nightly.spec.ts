import type { Page } from '@playwright/test';
import { dialog, expectSound, openAdmin, openEditor, press, preview } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

/** A field of the editor: the preview has a control with the same name. */
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Edit Business' }).getByRole('textbox', { name: `${label} *`, exact: true });

async function save(page: Page): Promise<void> {
  await press(page, 'Save');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Business saved.' })).toBeVisible();
}

test('the owner changes the details of the business on every page, and resets one', async ({ app, page }) => {
  const original = await htmlOf(`${app.url}/contact`);
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Business');
  await expectSound(page);
  await expect(dialog(page).getByRole('button', { name: 'Insert a price or fact' })).toHaveCount(0);
  await field(page, 'Name').fill('Maple and Main Staging');
  await expect(
    dialog(page).getByText('Used in place of the one from the site’s installation.'),
  ).toBeVisible();
  await field(page, 'Phone number').fill('+1 905 555 0199');
  await expect(preview(page).getByText('+1 905 555 0199').first()).toBeVisible();
  await save(page);

  const contact = await htmlOf(`${app.url}/contact`);
  expect(contact).toContain('href="tel:+19055550199"');
  expect(contact).toContain('© 2024 Maple and Main Staging');
  expect(contact).toContain('"telephone":"+1 905 555 0199"');
  for (const path of ['/feed.xml', '/manifest.webmanifest'])
    expect(await htmlOf(app.url + path)).toContain('Maple and Main Staging');

  await openEditor(page, 'Business');
  await dialog(page).getByRole('button', { name: 'Reset to the original Phone number' }).click();
  await save(page);
  const [phone = ''] = /href="tel:[^"]+"/.exec(original) ?? [];
  const reset = await htmlOf(`${app.url}/contact`);
  expect(reset).toContain(phone);
  expect(reset).toContain('Maple and Main Staging');
});
