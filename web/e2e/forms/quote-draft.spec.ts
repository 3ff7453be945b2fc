import { readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { forgetBytes, holdStores, keptPhotos, keptValue } from '../support/device-storage.ts';
import { expectHydrated, hydrate } from '../support/hydration.ts';
import { openProfile } from '../support/offline-visit.ts';
import { control, fillQuote, photoFiles, quote, uploadPhotos } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

test('text and photos survive an idle second tab and a reload, until the form is cleared', async ({
  context,
  page,
}) => {
  await fillQuote(page);
  // The last filled-in value: once it is stored, another tab finds all of them.
  await expect.poll(() => keptValue(page, 'quote', 'propertyStatus')).toBe('Vacant');
  const other = await context.newPage();
  await other.goto('/get-a-quote');
  await expect(control(other, 'city')).toHaveValue(quote.city);
  await uploadPhotos(page, 1);
  await control(page, 'additionalText').pressSequentially('Keys are with the neighbour');
  await expect.poll(() => keptValue(page, 'quote', 'additionalText')).toBe('Keys are with the neighbour');
  await other.goto('/thank-you');
  await other.goto('/get-a-quote');
  await expect(control(other, 'additionalText')).toHaveValue('Keys are with the neighbour');
  await expect(other.getByText('1 photo uploaded')).toBeVisible();
  await page.reload();
  await expect(control(page, 'additionalText')).toHaveValue('Keys are with the neighbour');
  await expect(control(page, 'occupation')).toHaveValue('Realtor');
  await expect(page.getByText('1 photo uploaded')).toBeVisible();

  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(control(page, 'firstName')).toHaveValue('');
  await expect(control(page, 'date')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(control(page, 'state')).toHaveValue('Ontario');
  await expect(control(page, 'firstName')).toHaveValue('');

  // Enters the same text again, immediately.
  await expectHydrated(page);
  await control(page, 'city').fill(quote.city);
  await expect.poll(() => keptValue(page, 'quote', 'city')).toBe(quote.city);
  await page.reload();
  await expect(control(page, 'city')).toHaveValue(quote.city);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await control(page, 'city').fill(quote.city);
  await page.reload();
  await expect(control(page, 'city')).toHaveValue(quote.city);
});

test('photos chosen before the draft is read are kept, also after a reload @full', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/get-a-quote');
  const release = await holdStores(other);

  await page.goto('/get-a-quote');
  await hydrate(page);
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(3));
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(3);
  await release();
  await expect(page.getByText('3 photos uploaded')).toBeVisible();
  await expect.poll(() => keptPhotos(other)).toBe(3);
  await page.reload();
  await expect(page.getByText('3 photos uploaded')).toBeVisible();
});

test('a form that is cleared before the draft is read stays empty @full', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/thank-you');
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  // The text has been restored and the photos have not, or nothing has.
  for (const held of [['photos'], ['drafts', 'photos']]) {
    await fillQuote(page);
    await uploadPhotos(page, 2);
    const release = await holdStores(other, held);
    await page.reload();
    // A draft that cannot be read yet does not hydrate the page.
    await hydrate(page);
    if (!held.includes('drafts')) await expect(control(page, 'city')).toHaveValue(quote.city);
    else await control(page, 'city').fill('Oakville');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await release();
    await expect.poll(() => keptPhotos(other)).toBe(0);
    await expect(pictures).toHaveCount(0);
    await expect(control(page, 'city')).toHaveValue('');
  }
});

test('photos that the device cannot read now stay in the form; one whose bytes were deleted is named @full', async ({
  app,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const context = await openProfile(profile, app.url, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await fillQuote(page);
  await uploadPhotos(page, 1);
  await context.setOffline(true);
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(3).slice(1));
  await expect(page.getByText('1 photo uploaded, 2 photos kept')).toBeVisible();
  await expect.poll(() => keptPhotos(page)).toBe(3);
  // The uploads resume with the connection.
  await page.route('**/graphql', (route) => route.abort());
  await context.setOffline(false);

  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  const folder = join(profile, 'Default', 'IndexedDB');
  const away = join(profile, 'away');
  const [large = ''] = (await readdir(folder)).filter((name) => name.endsWith('.blob'));
  await rename(join(folder, large), away);
  await page.reload();
  await expect(page.getByText('1 photo uploaded, 2 photos kept')).toBeVisible();
  await rename(away, join(folder, large));
  await page.reload();
  await expect(pictures).toHaveCount(3);
  await forgetBytes(page);
  await page.reload();
  // An uploaded photo needs no bytes.
  await expect(page.getByText('1 photo uploaded')).toBeVisible();
  const [, ...gone] = photoFiles(3).map(
    (file) => `${basename(file)} is no longer on this device. Choose it again.`,
  );
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(gone.join(' '));
  await context.close();
});
