import {
  answer,
  card,
  control,
  expectSound,
  openAdmin,
  popup,
  press,
  sizes,
  statusOf,
} from './admin-desk.ts';
import { expect, test } from './fixtures.ts';

// Whole journeys, on a machine that may be busy.
test.describe.configure({ timeout: 120_000 });

for (const { name, viewport } of sizes) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport });

    test('a location page is written, changed, deleted and brought back', async ({ app, page }) => {
      await openAdmin(page, app, '/admin/location-pages');
      await page.getByRole('button', { name: 'Add New Location Page' }).click();
      await press(page, 'Save');
      await expect(control(page, 'slug_url')).toBeFocused();
      await control(page, 'slug_url').fill('Staging Acton');
      await control(page, 'main_heading').fill('Staging in Acton');
      await control(page, 'heading_4').fill('Last part');
      await control(page, 'paragraph_4').fill('Its words.');
      const preview = popup(page).getByRole('complementary', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: 'Last part' })).toBeVisible();
      await press(page, 'Save');
      await expect(page.getByRole('status').filter({ hasText: 'created' })).toBeVisible();
      await expect(card(page, 'Staging in Acton')).toContainText('Staging Acton');
      await expectSound(page);
      expect(await (await fetch(`${app.url}/location/staging-acton`)).text()).toContain('Its words.');

      await card(page, 'Staging in Acton').getByRole('button', { name: 'Edit Location' }).click();
      await control(page, 'main_heading').fill('Staging around Acton');
      await press(page, 'Save');
      const remove = async () => {
        await card(page, 'Staging around Acton').getByRole('button', { name: 'Delete Location' }).click();
        await answer(page, 'Delete');
        await expect(card(page, 'Staging around Acton')).toBeHidden();
        expect(await statusOf(app, '/location/staging-acton')).toBe(404);
      };
      await remove();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, 'Staging around Acton')).toBeVisible();
      expect(await statusOf(app, '/location/staging-acton')).toBe(200);

      await remove();
      await page.reload();
      await page.getByText('Deleted in the last thirty days (1)').click();
      await page.getByRole('button', { name: 'Restore Location' }).click();
      await expect(
        card(page, 'Staging around Acton').getByRole('button', { name: 'Edit Location' }),
      ).toBeVisible();
      expect(await statusOf(app, '/location/staging-acton')).toBe(200);
    });
  });
}
