import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { multipartOf } from '../../../test/multipart.ts';
import { openPost, photoUpload, type RawRequest } from '../../../test/raw-request.ts';
import { jpeg, postPhotos } from '../../../test/samples/quote.ts';
import { visitorAt } from '../../../test/visitor.ts';
import { defaultLimits } from '../../platform/core/resource-limits.ts';

// How long the visitor waits: `npm run bench -- uploads`.

let app: TestApp;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  // The server ends a slow upload after ten seconds in place of thirty.
  app = await startApp({}, { limits: { ...defaultLimits, bodyIdleMs: 10_000 } });
  photo = new Uint8Array(await jpeg(2000, 1500));
});
afterAll(() => app.close());

/** Uploads a photo as a visitor of another network. */
async function uploadMeanwhile(): Promise<void> {
  expect((await postPhotos(app, [photo])).status).toBe(200);
}

test('a visitor’s upload ends before sixty of the slowest pictures of another network', async () => {
  const blank = sharp({ create: { width: 3600, height: 3600, channels: 3, background: '#b58e6a' } });
  const slow = new Uint8Array(await blank.avif({ effort: 0 }).toBuffer());
  let waiting = 60;
  const attack = Array.from({ length: waiting }, async (_, index) => {
    const { status } = await fetch(`${app.url}/api/upload/assessment`, {
      method: 'POST',
      headers: visitorAt(`2001:db8:1:${index.toString(16)}::1`),
      body: multipartOf.rest([slow]),
    });
    waiting -= 1;
    return status;
  });
  await Promise.race(attack);
  await uploadMeanwhile();
  expect(waiting).toBeGreaterThan(0);
  // 503 if they take too long to be decoded, on a busy machine.
  for (const status of await Promise.all(attack)) expect([200, 429, 503]).toContain(status);
});

test('240 uploads of one byte at a time do not block another visitor', async () => {
  const { path, headers, body } = await photoUpload('rest', [new Uint8Array(1_000_000)]);
  const attack: RawRequest[] = Array.from({ length: 240 }, (_, index) =>
    openPost(app.url, path, { ...headers, ...visitorAt(`2001:db8:${2 + (index % 4)}::1`) }),
  );
  let sent = 0;
  let isBeginning = true;
  const start = Date.now();
  const sending = setInterval(() => {
    // Five times the minimum rate until all have begun. By the clock: a busy machine runs this too late.
    const end = isBeginning ? (Date.now() - start) * 5 : sent + 1;
    for (const { socket } of attack) socket.write(body.subarray(sent, end));
    sent = end;
  }, 200);
  try {
    await expect.poll(() => app.app.uploads.count).toBe(240);
    isBeginning = false;
    await uploadMeanwhile();
    expect(app.app.uploads.count).toBeGreaterThan(0);
    // The server ends all of them, because they are below the minimum rate.
    await expect.poll(() => app.app.uploads.count).toBe(0);
  } finally {
    clearInterval(sending);
    for (const { socket } of attack) socket.destroy();
  }
});
