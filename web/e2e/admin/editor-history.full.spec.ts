import type { Page } from '@playwright/test';
import { card, dialog, openAdmin, press } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

/** Goes back once the open editor has its entry in the history. */
async function goBack(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('editor');
  await page.goBack();
}

test('Back closes an editor, also if the document before was another one, and closing leaves no entry behind', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin');
  // Loads another document.
  await page.goto('/admin/blogs#search=a');
  const open = page.getByRole('button', { name: 'Upload New Blog' });
  await open.click();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blogs#search=a');
  await expect(open).toBeFocused();
  for (let time = 0; time < 2; time++) {
    await open.click();
    await press(page, 'Close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // A reload closes the editor and keeps its entry, which the next one takes.
  await open.click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await open.click();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blogs#search=a');
  await page.goBack();
  await expect(page).toHaveURL('/admin');

  // The link to an editor, too.
  await page.goto('/admin/pages#edit=%2Fabout');
  await expect(page.getByRole('dialog', { name: 'Edit About' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/pages');
  await card(page, 'About').getByRole('button', { name: 'Edit' }).click();
  await press(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/pages');
});
