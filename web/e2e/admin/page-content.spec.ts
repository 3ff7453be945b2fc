import { expect } from '@playwright/test';
import {
  card,
  control,
  dialog,
  expectSound,
  hold,
  laptop,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
  sizes,
  when,
} from '../support/admin-page.ts';
import { test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

for (const size of sizes)
  test(`at ${size.width} px the owner changes a price and questions, and resets a field${when(size)} @full`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Prices');
    await control(page, 'vacantStaging.price').fill('3210');
    await expect(preview(page).getByText('$3,210').first()).toBeAttached();
    const release = await hold(page, (request) => Boolean(request.postData()?.includes('query Entries')));
    await publish(page, 'Prices');
    await expect(page.getByText(/^Changed .* by owner@example\.com/)).toBeVisible();
    release();
    for (const path of ['/', '/staging', '/contact'])
      expect(await htmlOf(app.url + path)).toContain('$3,210');

    await openEditor(page, 'Staging');
    await dialog(page).getByRole('button', { name: 'Add to Questions' }).click();
    await control(page, 'details.items[3].title').fill('Do you take pets?');
    await press(page, 'Publish');
    await expect(control(page, 'details.items[3].content')).toBeFocused();
    await control(page, 'details.items[3].content').fill('Yes, from {vacantStaging.price}.');
    await dialog(page).getByRole('button', { name: 'Move up Questions 4' }).click();
    await expectSound(page);
    await publish(page, 'Staging');
    const html = await htmlOf(`${app.url}/staging`);
    expect(html).toContain('Yes, from $3,210.');
    expect(html.indexOf('Do you take pets?')).toBeLessThan(html.indexOf('What if the house sells early?'));

    await openEditor(page, 'Staging');
    await dialog(page).getByRole('button', { name: 'Reset to the original Questions' }).click();
    await publish(page, 'Staging');
    expect(await htmlOf(`${app.url}/staging`)).not.toContain('Do you take pets?');
    await expect(card(page, 'Staging')).toContainText(/Changed .* by owner@example\.com/);
  });

for (const size of sizes)
  test(`at ${size.width} px each visit opens the details of the business, and closing them leaves their line${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin');
    const open = async () => {
      const settings = page.getByRole('button', { name: 'Settings' });
      if (await settings.isVisible()) await settings.click();
      await page.getByRole('link', { name: 'Business details', exact: true }).click();
    };
    const editor = page.getByRole('dialog', { name: 'Edit Business' });
    await open();
    await expect(editor).toBeVisible();
    await press(page, 'Close');
    await expect(editor).toBeHidden();
    await expect(page).toHaveURL('/admin/business');
    await card(page, 'Business').getByRole('button', { name: 'Edit' }).click();
    await expect(editor).toBeVisible();
    await page.goBack();
    await expect(editor).toBeHidden();
    await open();
    await expect(editor).toBeVisible();
    await page.goBack();
    await expect(editor).toBeHidden();
  });

for (const size of [phone, laptop])
  test(`at ${size.width} px a new item of a list has the focus in its first field${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    await press(page, 'Add to Heading');
    await expect(control(page, 'hero.heading[2]')).toBeFocused();
    await press(page, 'Close');
    await openEditor(page, 'Staging');
    await press(page, 'Add to Questions');
    await expect(control(page, 'details.items[3].title')).toBeFocused();
    await expect(control(page, 'details.items[3].title')).toBeInViewport();
    await page.keyboard.type('Do you take pets?');
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  });
