import { readFileSync } from 'node:fs';
import { keptValue } from '../support/device-storage.ts';
import { hydrate, openHydrated } from '../support/hydration.ts';
import { control, photoFiles, uploadPhotos } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

for (const [path, when] of [
  ['/about', ' @nightly'],
  ['/contact', ' @nightly'],
  ['/get-a-quote', ''],
  ['/project-management', ' @nightly'],
  ['/partnership-opportunities', ' @nightly'],
] as const) {
  test(`${path}: each label is visible above its field${when}`, async ({ page }) => {
    await page.goto(path);
    const fields = page.getByRole('main').locator('form label[for]:not([hidden])');
    await expect(fields.filter({ hasText: 'Email address' })).toBeVisible();
    const misplaced = await fields.evaluateAll((labels) =>
      (labels as HTMLLabelElement[])
        .filter(
          ({ control: field }) =>
            field?.matches('input:not([type=file]), select, textarea') && field.tabIndex >= 0,
        )
        .filter((label) => {
          const field = label.control?.getBoundingClientRect();
          const { bottom, height } = label.getBoundingClientRect();
          return !field || height === 0 || bottom > field.top;
        })
        .map(({ textContent }) => textContent),
    );
    expect(misplaced).toEqual([]);
  });
}

test('the staging date is today on a page that is not used yet', async ({ page }) => {
  await page.goto('/get-a-quote');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await expect(control(page, 'date')).toHaveValue(today);
});

test('a photo that the browser cannot show has an empty tile, and any other its thumbnail @full', async ({
  context,
  page,
}) => {
  await openHydrated(page, '/get-a-quote');
  // Offline, the photos stay in the form.
  await context.setOffline(true);
  const unknown = { name: 'kitchen.heic', mimeType: 'image/heic', buffer: Buffer.from('not decodable') };
  const good = { name: 'lounge.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photoFiles(1)[0] ?? '') };
  await control(page, 'propertyPhotos').setInputFiles([unknown, good]);
  const photo = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(photo('lounge.jpg').getByRole('img')).toBeVisible();
  await expect(photo('kitchen.heic')).toBeVisible();
  await expect(photo('kitchen.heic').getByRole('img')).toHaveCount(0);
  // The tile has the size of a thumbnail.
  const width = (name: string) =>
    photo(name)
      .locator('span')
      .first()
      .evaluate((tile) => tile.clientWidth);
  expect(await width('kitchen.heic')).toBe(await width('lounge.jpg'));
});

test('a field that keeps letters says so at the first other character', async ({ page }) => {
  await openHydrated(page, '/contact');
  const name = control(page, 'name');
  await name.pressSequentially('Ann ');
  await expect(name).toHaveAccessibleDescription('');
  await name.pressSequentially("D'Arcy-Côté");
  await expect(name).toHaveValue('Ann DArcyCôté');
  await expect(name).toHaveAccessibleDescription('Use letters and spaces only.');
});

test('the quote form suggests sizes and types, counts what is filled in, and can be cleared once it has a value', async ({
  page,
}) => {
  await openHydrated(page, '/get-a-quote');
  const clear = page.getByRole('button', { name: 'Clear the form' });
  await expect(clear).toBeHidden();
  const type = control(page, 'propertyType');
  await expect(type.locator('xpath=following-sibling::datalist/option')).not.toHaveCount(0);
  await expect(type).toHaveAttribute('list', /./);
  await type.fill('Houseboat');
  await expect(page.getByText('1 of 12 required fields filled in')).toBeVisible();
  await uploadPhotos(page, 1);
  await control(page, 'additionalText').fill('By the lake');
  await expect(page.getByText('2 of 12 required fields filled in')).toBeVisible();
  await expect.poll(() => keptValue(page, 'quote', 'additionalText')).toBe('By the lake');
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('2 of 12 required fields filled in')).toBeVisible();
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(page.getByText('The form is cleared.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 of 12 required fields filled in')).toBeVisible();
});
