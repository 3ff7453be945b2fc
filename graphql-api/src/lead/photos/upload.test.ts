import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { heic } from '../../../test/heic.ts';
import {
  jpeg,
  postPhotos,
  readLeads,
  sendQuote,
  storedPhotos,
  uploadPhotos,
} from '../../../test/samples/quote.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';
import { MAX_PHOTO_BYTES } from '../../platform/image/photo.ts';
import { sweepPhotos } from './service.ts';

const REJECTED =
  'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const photo = async (width?: number, height?: number) => bytes(await jpeg(width, height));
/** Returns a JPEG of exactly this many bytes: decoders ignore bytes after the end. */
const padded = async (size: number) => {
  const file = new Uint8Array(size);
  file.set(await photo());
  return file;
};
const stored = async (fileName: string) =>
  readFile(join(app.app.config.dataDir, 'files', 'photos', fileName));
const one = async (file: Bytes) => {
  const { fileNames } = (await (await postPhotos(app, [file])).json()) as { fileNames: string[] };
  return sharp(await stored(fileNames[0] ?? '')).metadata();
};

test('photos are stored as JPEG under generated names, in the order of the request', async () => {
  const files = [
    await photo(30, 10),
    bytes(
      await sharp(await photo(20, 10))
        .png()
        .toBuffer(),
    ),
    await photo(10, 10),
  ];
  const byRest = (await (await postPhotos(app, files)).json()) as { fileNames: string[] };
  const byGraphQL = (await uploadPhotos(app, files)).data as {
    uploadQuotePhotos: { fileNames: string[] };
  } | null;
  for (const fileNames of [byRest.fileNames, byGraphQL?.uploadQuotePhotos.fileNames ?? []]) {
    expect(fileNames).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)));
    const sizes = await Promise.all(fileNames.map(async (name) => sharp(await stored(name)).metadata()));
    expect(sizes.map(({ format, width }) => [format, width])).toEqual([
      ['jpeg', 30],
      ['jpeg', 20],
      ['jpeg', 10],
    ]);
  }
});

test('a photo is turned upright, loses its metadata and the pixels that no screen shows', async () => {
  const phone = sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#b58e6a' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '43/1 31/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg();
  const before = await phone.toBuffer();
  expect(before.includes('Phone')).toBe(true);
  const after = await one(bytes(before));
  expect(after).toMatchObject({ width: 1000, height: 4000 });
  for (const name of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
    expect(after[name]).toBeUndefined();
  }
});

describe.each([
  ['text called a photo', async () => [new TextEncoder().encode('<svg onload="alert(1)"/>')], REJECTED],
  [
    'a drawing',
    async () => [new TextEncoder().encode('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    REJECTED,
  ],
  ['a HEIC photo', async () => [heic], REJECTED],
  ['an empty file', async () => [new Uint8Array(0)], REJECTED],
  ['half a photo', async () => [(await photo(400, 400)).slice(0, 900)], REJECTED],
  ['a photo of 10 MB and a byte', async () => [await padded(MAX_PHOTO_BYTES + 1)], REJECTED],
  [
    'a long one before a good one',
    async () => [await padded(MAX_PHOTO_BYTES + 5_000_000), await photo()],
    REJECTED,
  ],
  [
    'six photos',
    async () => Promise.all(Array.from({ length: 6 }, () => photo())),
    'You can upload a maximum of 5 images.',
  ],
  ['none', async () => [], 'Please upload a image file'],
] satisfies [string, () => Promise<Bytes[]>, string][])('%s', (_name, make, message) => {
  test('is rejected by REST', async () => {
    const response = await postPhotos(app, await make());
    expect([response.status, await response.json()]).toEqual([400, { message }]);
  });

  test('is rejected by GraphQL', async () => {
    const { errors } = await uploadPhotos(app, await make());
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { files: message } },
    });
  });
});

test('both transports accept a photo of exactly 10 MB', async () => {
  expect((await postPhotos(app, [await padded(MAX_PHOTO_BYTES)])).status).toBe(200);
  expect((await uploadPhotos(app, [await padded(MAX_PHOTO_BYTES)])).errors).toBeUndefined();
});

test('a picture that unpacks to more pixels than any camera makes is rejected', async () => {
  const bomb = sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
    limitInputPixels: false,
  });
  const response = await postPhotos(app, [bytes(await bomb.png({ compressionLevel: 1 }).toBuffer())]);
  expect(response.status).toBe(400);
});

test('a REST upload stores the files of its field only, with texts before and after them', async () => {
  const form = new FormData();
  form.append('note', 'before');
  form.append('other', new Blob([await photo(20, 10)]), 'other.jpg');
  form.append('images', new Blob([await photo(30, 10)]), 'photo.jpg');
  form.append('note', 'after');
  const init = { method: 'POST', headers: someVisitor(), body: form };
  const response = await fetch(`${app.url}/api/upload/assessment`, init);
  const { fileNames } = (await response.json()) as { fileNames: string[] };
  const sizes = await Promise.all(fileNames.map(async (name) => sharp(await stored(name)).metadata()));
  expect(sizes.map(({ width }) => width)).toEqual([30]);
});

test('an upload that is no multipart is answered in JSON', async () => {
  const response = await fetch(`${app.url}/api/upload/assessment`, { method: 'POST', body: 'images' });
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
    expect.any(Number),
    ['message'],
  ]);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test('only admins and holders of a valid link can read a photo', async () => {
  const [fileName = ''] = await storedPhotos(app);
  await sendQuote(app, { propertyPhotos: [fileName] });
  const get = (path: string, token?: string) =>
    fetch(app.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const token = await app.signIn();
  const url =
    (await readLeads(app)).find((lead) => lead.photos[0]?.fileName === fileName)?.photos[0]?.url ?? '';

  expect((await get(url)).headers.get('content-type')).toBe('image/jpeg');
  const thumbnail = Buffer.from(await (await get(`${url}&size=thumbnail`)).arrayBuffer());
  expect((await sharp(thumbnail).metadata()).width).toBe(320);
  expect((await get('/photos/0.jpg?size=thumbnail', token)).status).toBe(404);
  expect((await get(`/photos/${fileName}`, token)).status).toBe(200);
  expect((await get(`/photos/${fileName}`)).status).toBe(401);
  expect((await get(url.replace(/expires=\d/, 'expires=9'))).status).toBe(401);
  expect((await get(url.replace(/signature=./, 'signature='))).status).toBe(401);
  expect((await get('/photos/..%2F..%2Flock.sqlite', token)).status).toBe(404);
});

test('photos that no quote named are swept after a day, with their files; claimed ones stay', async () => {
  const [claimed = ''] = await storedPhotos(app);
  await sendQuote(app, { propertyPhotos: [claimed] });
  const [waiting = ''] = await storedPhotos(app);
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

  expect(await sweepPhotos(app.app, inHours(23))).toBe(0);
  expect(await sweepPhotos(app.app, inHours(25))).toBeGreaterThan(0);
  const files = await readdir(join(app.app.config.dataDir, 'files', 'photos'));
  expect(files).toContain(claimed);
  expect(files).not.toContain(waiting);
  const late = await sendQuote(app, { propertyPhotos: [waiting] });
  expect(late.errors?.[0]?.extensions.fields).toHaveProperty('propertyPhotos');
});
