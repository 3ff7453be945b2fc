import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { control, photoFiles } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** Posts files as a phone's share menu does by the manifest's `share_target`. */
async function share(page: Page, files: Files): Promise<void> {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/share-photos',
      id: 'gallery',
    });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photos',
      multiple: true,
    });
    form.append(input, Object.assign(document.createElement('button'), { textContent: 'Share' }));
    document.body.append(form);
  });
  await page.locator('#gallery input').setInputFiles(files);
  await page.locator('#gallery button').click();
  await expect(page).toHaveURL('/get-a-quote#photos');
}

const alert = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });
const rejected =
  'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.';

test("photos from a phone's share menu go into the quote form @nightly", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await page.goto('/get-a-quote');
  await control(page, 'firstName').fill('Ann');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const photos = photoFiles(4);
  await share(page, photos.slice(0, 2));
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  await expect(control(page, 'firstName')).toHaveValue('Ann');

  const jpeg = { mimeType: 'image/jpeg', buffer: await readFile(photos[2] ?? '') };
  const [room, hall] = [
    { name: 'room.jpg', ...jpeg },
    { name: 'hall.jpg', ...jpeg },
  ];
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

  await test.step("more than five photos, or a file that is not a photo, are rejected with the form's alert", async () => {
    await share(page, photos);
    await expect(alert(page, 'You can upload a maximum of 5 images.')).toBeVisible();
    await share(page, [room, plan]);
    await expect(alert(page, rejected)).toBeVisible();
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await share(page, [large, room, hall]);
    await expect(alert(page, rejected)).toBeVisible();
    await expect(page.getByText('2 photos uploaded')).toBeVisible();
    // The message appears once.
    await page.reload();
    await expect(page.getByText('2 photos uploaded')).toBeVisible();
    await expect(alert(page, rejected)).toBeHidden();
  });

  await test.step('without a connection the photos are stored', async () => {
    await context.setOffline(true);
    await share(page, [room, plan]);
    await expect(alert(page, rejected)).toBeVisible();
    await share(page, [room, hall]);
    await expect(page.getByText('2 photos uploaded, 2 photos kept on this device')).toBeVisible();
    await expect(control(page, 'firstName')).toHaveValue('Ann');
  });

  await test.step('without the worker the form says that they did not arrive', async () => {
    const bare = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
    const other = await bare.newPage();
    await share(other, photos.slice(0, 1));
    await expect(alert(other, rejected)).toBeVisible();
    await bare.close();
  });
});

/** Shares photos from a page without the form. Returns the redirect's `shared` and the stored number. */
async function shareAside(page: Page, count: number): Promise<[string | null, number]> {
  const bytes = [...(await readFile(photoFiles(1)[0] ?? ''))];
  return page.evaluate(
    async ([file, copies]) => {
      const body = new FormData();
      const photo = new File([new Uint8Array(file)], 'room.jpg', { type: 'image/jpeg' });
      for (let index = 0; index < copies; index += 1) body.append('photos', photo);
      const { url } = await fetch('/share-photos', { method: 'POST', body });
      const opening = indexedDB.open('offline');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction('drafts').objectStore('drafts').get('shared');
      const stored = await new Promise<number>((resolve) => {
        reading.onsuccess = () => resolve(reading.result?.photos.length ?? 0);
      });
      database.close();
      return [new URL(url).searchParams.get('shared'), stored] as [string | null, number];
    },
    [bytes, count] as const,
  );
}

test('several shares together store at most the photos of one quote @nightly', async ({ page }) => {
  await page.goto('/get-a-quote');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/thank-you');
  expect(await shareAside(page, 6)).toEqual(['too-many', 0]);
  expect(await shareAside(page, 3)).toEqual(['photos', 3]);
  expect(await shareAside(page, 3)).toEqual(['too-many', 3]);
  await page.goto('/get-a-quote?shared=too-many#photos');
  await expect(alert(page, 'You can upload a maximum of 5 images.')).toBeVisible();
  await expect(page).toHaveURL('/get-a-quote#photos');
});
