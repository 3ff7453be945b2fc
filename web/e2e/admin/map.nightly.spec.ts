import {
  addSection,
  control,
  dialog,
  expectSound,
  openAdmin,
  openEditor,
  press,
  publish,
  sizes,
  when,
} from '../support/admin-page.ts';
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

for (const size of sizes)
  test(`at ${size.width} px the owner adds a map, and chooses the background of a section${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Interior design');
    const added = (name: string) => dialog(page).locator(`[name^="b"][name$=".${name}"]`);
    await addSection(page, 'Map');
    await added('heading').fill('Where we work');
    await added('paragraph').fill('Milton and the towns around it.');
    await added('alt').fill('A drawn map of Milton.');
    await added('link.label').fill('Open in OpenStreetMap');
    await added('link.to').selectOption({ label: 'Another site, an email address or a phone number' });
    await added('link.to').fill('https://www.openstreetmap.org/');
    await added('place').fill('43.5183, -79.8774');
    await added('button').fill('Show the interactive map');
    await expectSound(page);
    await publish(page, 'Interior design');

    await openEditor(page, 'Interior design');
    await addSection(page, 'Steps');
    const steps = dialog(page).locator('fieldset[data-section^="b"]:has([name$=".steps[0].title"])');
    await steps.getByLabel('Background').selectOption('Darker');
    await steps.getByLabel('Layout').selectOption('Stairs');
    await steps.locator('[name$=".heading"]').fill('Three visits');
    await steps.locator('[name$=".paragraph"]').fill('One after another.');
    await steps.locator('[name$=".steps[0].title"]').fill('The first');
    await steps.locator('[name$=".steps[0].text"]').fill('We look.');
    await publish(page, 'Interior design');

    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/design');
    await expectSound(page);
    const map = page.getByRole('region', { name: 'Where we work' });
    await map.getByRole('button', { name: 'Show the interactive map' }).click();
    await expect(map.locator('iframe')).toHaveAttribute('src', /marker=43\.5183%2C-79\.8774$/);
    await expect(page.getByRole('region', { name: 'Three visits' })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });
