import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { startBucket, type TestBucket } from '../../test/bucket.ts';

const id = '0123456789abcdef'.repeat(2);
const key = `videos/${id}.mp4`;
/** Larger than the buffers of connections. */
const video = randomBytes(32_000_000);

let bucket: TestBucket;
let app: TestApp;
beforeAll(async () => {
  bucket = await startBucket();
  await bucket.files.put(key, video);
  await bucket.files.put(picture, video);
  app = await startApp(bucket.environment);
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

const picture = `pictures/${id}/480.jpg`;

const readings = () => bucket.readings.filter((reading) => reading.startsWith(key));

test('only the requested range of a video is read from the bucket', async () => {
  const url = `${app.url}/${key}`;
  const part = await fetch(url, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '1000']);
  expect(Buffer.compare(await part.bytes(), video.subarray(1000, 2000))).toBe(0);
  expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe('32000000');
  expect((await fetch(url, { headers: { range: 'bytes=32000000-' } })).status).toBe(416);
  expect(readings()).toEqual([`${key} bytes=1000-1999`]);
  const whole = await fetch(url);
  expect([whole.status, Buffer.compare(await whole.bytes(), video)]).toEqual([200, 0]);
  const again = await fetch(url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a picture is sent with its length while the bucket still sends it', async () => {
  const url = `${app.url}/${picture}`;
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '32000000']);
  await expect.poll(bucket.open).toBe(0);
  const whole = await fetch(url);
  expect(bucket.open()).toBe(1);
  expect([whole.headers.get('content-type'), whole.headers.get('content-length')]).toEqual([
    'image/jpeg',
    '32000000',
  ]);
  expect(Buffer.compare(await whole.bytes(), video)).toBe(0);
});

test.each([key, picture])(
  'a client that disconnects in the middle of %s leaves nothing open',
  async (path) => {
    const [answer] = (await once(get(`${app.url}/${path}`), 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    expect(bucket.open()).toBe(1);
    answer.destroy();
    await expect.poll(bucket.open).toBe(0);
  },
);
