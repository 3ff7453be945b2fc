import { expectSound, openAdmin, picture } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('an uploaded picture is the first of the media library, also after a search', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/media');
  const search = page.getByLabel('Search texts and uses');
  const pictures = page.getByRole('main').getByRole('listitem');
  await search.fill('garden doors');
  await expect(pictures).toHaveCount(1);
  await pictures.getByRole('link', { name: 'Open living and dining' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit project' })).toBeVisible();
  await page.goto('/admin/media');
  await search.fill('garden doors');
  await page.getByLabel('File').setInputFiles(await picture('olive'));
  await expect(page.getByText('Picture uploaded.')).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(pictures.first()).toContainText(/Unused\. Will be deleted on \w+ \d+, \d{4}\./);
  await expectSound(page);
});
