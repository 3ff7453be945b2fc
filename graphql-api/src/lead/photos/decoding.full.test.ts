import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { multipartOf } from '../../../test/multipart.ts';
import { postPhotos, uploadPhotos, uploadResponse } from '../../../test/samples/quote.ts';
import { slowDownImages } from '../../../test/task-processes.ts';
import { visitorAt } from '../../../test/visitor.ts';
import { defaultLimits } from '../../platform/core/resource-limits.ts';
import { decodeLater } from '../../platform/image/photo.ts';

const REJECTED =
  'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.';
type Bytes = Uint8Array<ArrayBuffer>;

const limits = { ...defaultLimits };
let app: TestApp;
/** 48 megapixels as phones take them, and 64 in a file of 1,280 bytes. */
let phonePhoto: Bytes;
let bomb: Bytes;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b58e6a' } });

beforeAll(async () => {
  app = await startApp({}, { limits });
  phonePhoto = new Uint8Array(await blank(8064, 6048).jpeg().toBuffer());
  bomb = new Uint8Array(await readFile(new URL('../../../test/pictures/8000x8000.avif', import.meta.url)));
});
afterAll(() => app.close());

/** Runs a function and returns the maximum growth of the process in bytes. */
async function growthDuring(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let largest = before;
  const sampling = setInterval(() => {
    largest = Math.max(largest, process.memoryUsage.rss());
  }, 2);
  await run();
  clearInterval(sampling);
  return largest - before;
}

test('an AVIF of 64 megapixels in a tiny file is rejected by its header; a 48 megapixel photo of a phone is stored', async () => {
  expect((await postPhotos(app, [phonePhoto])).status).toBe(200);
  const growth = await growthDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => postPhotos(app, [bomb])));
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([400, { message: REJECTED }]);
    }
  });
  // Decoding one takes seventeen bytes a pixel.
  expect(growth).toBeLessThan(8000 * 8000);
  expect((await uploadPhotos(app, [bomb])).errors?.[0]?.message).toBe(REJECTED);
});

describe.each([
  ['PNG', 24, 4000, 6200, (picture: Sharp) => picture.png({ compressionLevel: 1 })],
  ['PNG of 16 bits', 6, 2000, 3200, (picture: Sharp) => picture.toColourspace('rgb16').png()],
  ['interlaced PNG', 12, 3000, 4200, (picture: Sharp) => picture.png({ progressive: true })],
  ['progressive JPEG', 32, 4000, 8200, (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['GIF', 24, 4000, 6200, (picture: Sharp) => picture.gif({ effort: 1 })],
])('%s of more than %i megapixels', (_format, _megapixels, width, height, encode) => {
  test('is rejected, of fewer is not', async () => {
    const upload = async (...size: [number, number]) => {
      const picture = new Uint8Array(await encode(blank(...size)).toBuffer());
      for (;;) {
        const { status } = await postPhotos(app, [picture]);
        // A busy machine answers 503 until it can decode in time.
        if (status !== 503) return status;
      }
    };
    expect(await upload(width, height)).toBe(400);
    expect(await upload(width, height * 0.9)).toBe(200);
  });
});

test('a fifth concurrent photo of a network gets 429: one is decoded, three wait', async () => {
  const visitors = [1, 2, 3, 4, 5].map((subnet) => visitorAt(`2001:db8:77:${subnet}::1`));
  const upload = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/upload/assessment`, {
      method: 'POST',
      headers,
      body: multipartOf.rest([phonePhoto]),
    });
  const [others] = await Promise.all([postPhotos(app, [phonePhoto]), ...visitors.slice(0, 4).map(upload)]);
  expect(others.status).toBe(200);
  const answers = await Promise.all([...visitors, ...visitors].map(upload));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
});

test('when many pictures wait to be decoded, the next get 503 with Retry-After, over both transports', async () => {
  limits.waitingDecodes = 1;
  const uploads = Array.from({ length: 8 }, (_, index) => (index % 2 ? postPhotos : uploadResponse));
  const answers = await Promise.all(uploads.map((upload) => upload(app, [phonePhoto])));
  limits.waitingDecodes = defaultLimits.waitingDecodes;

  const rejected = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + rejected.length).toBe(8);
  expect(rejected.length).toBeGreaterThan(1);
  expect(rejected.length).toBeLessThan(7);
  const message = 'Many photos are arriving just now. Please try again in a moment.';
  const byGraphQL = { errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }] };
  for (const answer of rejected) {
    expect(answer.headers.get('retry-after')).toBe('5');
    const isGraphQL = answer.url.endsWith('/graphql');
    expect(await answer.json()).toMatchObject(isGraphQL ? byGraphQL : { message });
  }
  expect((await postPhotos(app, [phonePhoto])).status).toBe(200);
});

test('a photo that a busy machine cannot decode in time gets 503 with Retry-After, one of a mail is left out', async () => {
  const slow = new Uint8Array(await blank(4000, 5900).png({ compressionLevel: 1 }).toBuffer());
  const path = join(app.app.config.dataDir, 'slow.png');
  await writeFile(path, slow);
  // Starts the image process.
  expect((await postPhotos(app, [slow])).status).toBe(200);
  const speedUp = slowDownImages();
  const { signal } = new AbortController();
  const [byRest, ofMail] = await Promise.all([
    postPhotos(app, [slow]),
    decodeLater(app.app.images, { path, client: 'mailbox', signal }),
  ]).finally(speedUp);
  expect([byRest.status, byRest.headers.get('retry-after')]).toEqual([503, '5']);
  expect(ofMail).toBeNull();
  expect((await postPhotos(app, [slow])).status).toBe(200);
});
