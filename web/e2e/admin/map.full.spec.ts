import { control, openAdmin, openEditor, press, publish } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('the owner sets the place of the interactive map', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Contact');
  for (const place of ['Milton', '43.5183', '143.5, -79.8', '43.5183° N, 79.8774° W']) {
    await control(page, 'hero.map.place').fill(place);
    await press(page, 'Publish');
    await expect(control(page, 'hero.map.place')).toBeFocused();
    await expect(control(page, 'hero.map.place')).toHaveAccessibleDescription(
      /is a latitude and a longitude, such as 43\.5183, -79\.8774\./,
    );
  }
  await control(page, 'hero.map.place').fill('43.3255, -79.7990');
  await publish(page, 'Contact');

  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Show the interactive map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /marker=43\.3255%2C-79\.799$/);
});
