import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { control, fillQuote, photoFiles } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

/** A phone's photo: 8 megapixels, rotated, with its location and camera in the metadata. */
async function photoOfPhone(): Promise<Buffer> {
  const room = await readFile(photoFiles(1)[0] ?? '');
  return sharp(room)
    .resize(3_200, 2_400)
    .jpeg({ quality: 98 })
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Returns the bytes of the photos that the device has stored. */
async function storedPhotos(page: Page): Promise<{ type: string; bytes: Buffer }[]> {
  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('offline');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction('photos').objectStore('photos').getAll();
    const photos = await new Promise<{ type: string; bytes: ArrayBuffer }[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return photos.map(({ type, bytes }) => ({ type, bytes: [...new Uint8Array(bytes)] }));
  });
  return stored.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes) }));
}

test('a photo is stored and uploaded upright, small and without metadata', async ({ page }) => {
  const large = await photoOfPhone();
  await fillQuote(page);
  const uploading = page.waitForRequest(
    (request) => request.method() === 'POST' && /graphql/.test(request.url()),
  );
  await control(page, 'propertyPhotos').setInputFiles({
    name: 'room.jpg',
    mimeType: 'image/jpeg',
    buffer: large,
  });
  await expect(page.getByText('1 photo uploaded')).toBeVisible();
  await expect(page.getByRole('img', { name: 'room.jpg' })).toBeVisible();
  const sent = Number((await (await uploading).allHeaders())['content-length']);
  const [photo] = await storedPhotos(page);
  if (!photo) throw new Error('No photo is stored');
  const { width, height, exif, orientation } = await sharp(photo.bytes).metadata();
  expect({ type: photo.type, width, height, exif, orientation }).toEqual({
    type: 'image/jpeg',
    width: 1920,
    height: 2560,
    exif: undefined,
    orientation: undefined,
  });
  expect(photo.bytes.length).toBeLessThan(large.length / 3);
  expect(sent - photo.bytes.length).toBeLessThan(2_000);
});
