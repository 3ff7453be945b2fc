import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/resource-limits.ts';
import { openSpool } from '../../src/upload/spool.ts';
import { startApp, type TestApp } from '../app.ts';
import { memoryInUse } from '../memory-in-use.ts';
import { openPost, photoUpload, type RawRequest } from '../raw-request.ts';
import { jpeg, postPhotos, sendQuote, storedPhotos, uploadResponse } from '../samples/quote.ts';
import { someVisitor } from '../visitor.ts';

const MB = 1024 * 1024;
const transports = ['rest', 'graphql'] as const;

const limits = { ...defaultLimits };
/** The uploads of a test that stopped half-way. */
const halves: RawRequest[] = [];
let app: TestApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startApp({}, { limits });
  photo = new Uint8Array(await jpeg());
});
beforeEach(() => Object.assign(limits, defaultLimits));
afterEach(() => hangUp(halves.splice(0)));
afterAll(() => app.close());

/** The files of uploads on disk: their sizes in bytes. */
async function spooled(): Promise<number[]> {
  const root = join(app.app.config.dataDir, 'uploads');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('lock.sqlite'));
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}

/** Begins an upload of a file of `size` bytes and stops half-way. */
async function halfUpload(transport: (typeof transports)[number], size: number, visitor = someVisitor()) {
  const { path, headers, body } = await photoUpload(transport, [new Uint8Array(size)]);
  const request = openPost(app.url, path, { ...headers, ...visitor });
  request.socket.write(body.subarray(0, body.length / 2));
  halves.push(request);
  return request;
}

const hangUp = (requests: RawRequest[]) => {
  for (const { socket } of requests) socket.destroy();
};

describe('a body that stops arriving', () => {
  const json = { 'content-type': 'application/json', 'content-length': '1000' };

  test.each([
    '/graphql',
    '/send-newsletter',
    '/send-assesment',
    '/api/users/login',
    '/share-photos',
    '/nothing-here',
  ])('is ended with 408 at %s', async (path) => {
    limits.bodyIdleMs = 200;
    const request = openPost(app.url, path, { ...json, ...someVisitor() });
    request.socket.write('{"email":');
    const { status, headers, body } = await request.ended();
    expect([status, JSON.parse(body)]).toEqual([408, expect.any(Object)]);
    expect(headers.toLowerCase()).toContain('content-type: application/json');
  });

  test.each(transports)('is ended with 408 in the middle of a photo, by %s', async (transport) => {
    limits.bodyIdleMs = 200;
    const { status, body } = await (await halfUpload(transport, 2 * MB)).ended();
    expect([status, JSON.parse(body)]).toEqual([408, expect.any(Object)]);
    await expect.poll(() => app.app.uploads.count).toBe(0);
    expect(await spooled()).toEqual([]);
  });
});

describe('a body that comes slowly but steadily is taken', () => {
  /** Sends it in pieces, over three times as long as nothing may arrive. */
  async function trickle({ socket }: RawRequest, body: Buffer): Promise<void> {
    const pieces = 12;
    const length = Math.ceil(body.length / pieces);
    for (let sent = 0; sent < body.length; sent += length) {
      socket.write(body.subarray(sent, sent + length));
      await new Promise((resolve) => setTimeout(resolve, limits.bodyIdleMs / 4));
    }
  }

  test('as JSON', async () => {
    limits.bodyIdleMs = 1_000;
    const body = Buffer.from(JSON.stringify({ query: '{ business { name } }' }));
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const request = openPost(app.url, '/graphql', { ...headers, connection: 'close' });
    await trickle(request, body);
    expect((await request.ended()).body).toContain('Maison Milton');
  });

  test.each(transports)('as a photo, by %s', async (transport) => {
    limits.bodyIdleMs = 1_000;
    const { path, headers, body } = await photoUpload(transport, [photo]);
    const request = openPost(app.url, path, { ...headers, ...someVisitor(), connection: 'close' });
    await trickle(request, body);
    const answer = await request.ended();
    expect([answer.status, answer.body]).toEqual([200, expect.stringMatching(/"[0-9a-f]{32}\.jpg"/)]);
  });
});

test('half-finished uploads wait on disk, not in memory, and who hangs up frees them', async () => {
  const before = memoryInUse().arrayBuffers;
  const requests = await Promise.all(
    Array.from({ length: 24 }, (_, index) => halfUpload(index % 2 ? 'rest' : 'graphql', 4 * MB)),
  );
  const arrived = async () => (await spooled()).reduce((sum, size) => sum + size, 0);
  // All that was sent but the form's own lines.
  await expect.poll(arrived).toBeGreaterThan(24 * 1.99 * MB);
  expect(app.app.uploads.count).toBe(24);
  // What is being freed, by the client too, disappears in a moment; what leaks stays.
  const most = (await arrived()) / 4;
  await expect.poll(() => memoryInUse().arrayBuffers - before).toBeLessThan(most);
  hangUp(requests);
  await expect.poll(() => app.app.uploads.count).toBe(0);
  expect(await spooled()).toEqual([]);
});

describe('so many uploads may be under way', () => {
  test.each(transports)('of one address, by %s', async (transport) => {
    limits.uploadsPerAddress = 2;
    const visitor = someVisitor();
    const { path, headers, body } = await photoUpload(transport, [photo]);
    const under = [await halfUpload('rest', MB, visitor), await halfUpload('graphql', MB, visitor)];
    await expect.poll(() => app.app.uploads.count).toBe(2);

    const one = () => fetch(app.url + path, { method: 'POST', headers: { ...headers, ...visitor }, body });
    const rejected = await one();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await postPhotos(app, [photo])).status).toBe(200);
    hangUp(under);
    await expect.poll(() => app.app.uploads.count).toBe(0);
    expect((await one()).status).toBe(200);
  });

  test('of everybody', async () => {
    limits.uploads = 2;
    const under = [await halfUpload('rest', MB), await halfUpload('graphql', MB)];
    await expect.poll(() => app.app.uploads.count).toBe(2);
    for (const upload of [postPhotos, uploadResponse]) {
      const rejected = await upload(app, [photo]);
      expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await rejected.text()).toContain('Many photos are arriving just now.');
    }
    hangUp(under);
    await expect.poll(() => app.app.uploads.count).toBe(0);
  });

  test.each([
    ['uploadBytesPerAddress', 429],
    ['uploadBytes', 503],
  ] as const)('with so many bytes: %s', async (name, status) => {
    limits[name] = MB;
    const file = new Uint8Array(2 * MB);
    expect((await postPhotos(app, [file])).status).toBe(status);
    expect((await uploadResponse(app, [file])).status).toBe(status);
    // What is rejected is let go of a moment after its answer.
    await expect.poll(() => app.app.uploads.count).toBe(0);
    expect((await postPhotos(app, [photo])).status).toBe(200);
    await expect.poll(() => app.app.uploads.count).toBe(0);
  });
});

test('the limit of photos counts at the headers, before a byte of the body', async () => {
  const visitor = someVisitor();
  const sent: RawRequest[] = [];
  // Headers alone: 60 at once, twice.
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 60; index += 1) {
      const { path, headers } = await photoUpload(index % 2 ? 'rest' : 'graphql', [photo]);
      sent.push(openPost(app.url, path, { ...headers, ...visitor }));
    }
    await expect.poll(() => app.app.uploads.count).toBe(60);
    hangUp(sent.splice(0));
    await expect.poll(() => app.app.uploads.count).toBe(0);
  }
  for (const transport of transports) {
    const { path, headers } = await photoUpload(transport, [photo]);
    const request = openPost(app.url, path, { ...headers, ...visitor });
    expect(await request.status()).toBe(429);
    hangUp([request]);
  }
});

test('photos from a gallery that no worker took are read up to the size of a quote', async () => {
  const share = (size: number) =>
    fetch(`${app.url}/share-photos`, { method: 'POST', body: new Uint8Array(size), redirect: 'manual' });
  expect((await share(50 * MB)).status).toBe(303);
  const { status, headers } = await share(51 * MB);
  expect([status, headers.get('content-type')]).toEqual([413, 'application/json; charset=utf-8']);
});

test('with little free disk no upload is begun, and the error has words for the visitor', async () => {
  limits.freeDiskBytes = Number.MAX_SAFE_INTEGER;
  const message = 'We have no room for more photos just now. Please try again later, or call us.';
  const byRest = await postPhotos(app, [photo]);
  expect([byRest.status, await byRest.json()]).toEqual([503, { message }]);
  expect(Number(byRest.headers.get('retry-after'))).toBeGreaterThan(0);
  const byGraphQL = await uploadResponse(app, [photo]);
  const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfter: 900 };
  expect([byGraphQL.status, await byGraphQL.json()]).toEqual([503, { errors: [{ message, extensions }] }]);
});

test('photos that no quote has named have a budget together, whatever addresses they come from', async () => {
  const names = await storedPhotos(app);
  limits.unclaimedPhotoBytes = 1;
  for (const upload of [postPhotos, uploadResponse]) {
    const rejected = await upload(app, [photo]);
    expect([rejected.status, await rejected.text()]).toEqual([
      503,
      expect.stringContaining('We cannot take more photos just now.'),
    ]);
  }
  expect((await sendQuote(app, { propertyPhotos: names })).data).not.toBeNull();
});

test('what a crashed process left of its uploads is removed at the next start, what a living one has is not', async () => {
  const root = join(app.app.config.dataDir, 'uploads');
  const crashed = randomUUID();
  await mkdir(join(root, crashed));
  await writeFile(join(root, crashed, 'photo'), photo);
  await halfUpload('rest', 2 * MB);
  await expect.poll(async () => (await spooled()).length).toBe(2);

  const other = await openSpool(app.app.config.dataDir);
  expect(await readdir(root)).not.toContain(crashed);
  expect(await spooled()).toHaveLength(1);
  await other.close();
});
