import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../src/operations/backup/backup.ts';
import { defaultLimits } from '../../src/platform/core/resource-limits.ts';
import { temporaryName } from '../../src/platform/core/temporary.ts';
import { checkFiles } from '../../src/platform/files/disk.ts';
import { Uploads } from '../../src/platform/upload/uploads.ts';
import { startApp, type TestApp } from '../app.ts';
import { memoryInUse } from '../memory-in-use.ts';
import { multipartOf } from '../multipart.ts';
import { openPost, photoUpload, type RawRequest } from '../raw-request.ts';
import { jpeg, postPhotos, sendQuote, storedPhotos, uploadResponse } from '../samples/quote.ts';
import { someVisitor, visitorAt } from '../visitor.ts';

const MB = 1024 * 1024;
const transports = ['rest', 'graphql'] as const;

const limits = { ...defaultLimits };
/** Uploads that `halfUpload` began. */
const halves: RawRequest[] = [];
let app: TestApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  app = await startApp({}, { limits });
  photo = new Uint8Array(await jpeg());
});
beforeEach(() => Object.assign(limits, defaultLimits));
afterEach(async () => {
  hangUp(halves.splice(0));
  await vi.waitUntil(() => app.app.uploads.count === 0, 300_000);
});
afterAll(() => app.close());

/** Sizes of the files of uploads on disk, in bytes. */
async function spooled(): Promise<number[]> {
  const root = join(app.app.config.dataDir, 'uploads');
  const names = await readdir(root);
  return Promise.all(names.map(async (name) => (await stat(join(root, name))).size));
}

/** Begins an upload of a file of `size` bytes and stops in the middle. */
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

  test.each(['/graphql', '/send-newsletter', '/send-assesment', '/api/users/login', '/share-photos'])(
    'is ended with 408 at %s',
    async (path) => {
      limits.bodyIdleMs = 200;
      const request = openPost(app.url, path, { ...json, ...someVisitor() });
      request.socket.write('{"email":');
      const { status, headers, body } = await request.ended();
      expect([status, JSON.parse(body)]).toEqual([408, expect.any(Object)]);
      expect(headers.toLowerCase()).toContain('content-type: application/json');
    },
  );

  test.each(transports)('is ended with 408 in the middle of a photo, by %s', async (transport) => {
    limits.bodyIdleMs = 200;
    const { status, body } = await (await halfUpload(transport, 2 * MB)).ended();
    expect([status, JSON.parse(body)]).toEqual([408, expect.any(Object)]);
    await expect.poll(() => app.app.uploads.count).toBe(0);
    expect(await spooled()).toEqual([]);
  });
});

describe('a slow but steady body is accepted', () => {
  /** Sends the rest in pieces, over three times the idle timeout. */
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

  test.each(transports)('a photo, by %s', async (transport) => {
    limits.bodyIdleMs = 1_000;
    limits.uploadBytesPerSecond = 10;
    const { path, headers, body } = await photoUpload(transport, [photo]);
    const request = openPost(app.url, path, { ...headers, ...someVisitor(), connection: 'close' });
    await trickle(request, body);
    const answer = await request.ended();
    expect([answer.status, answer.body]).toEqual([200, expect.stringMatching(/"[0-9a-f]{32}\.jpg"/)]);
  });
});

test('incomplete uploads are on disk, not in memory, and are deleted when the client disconnects', async () => {
  const before = memoryInUse().arrayBuffers;
  const requests = await Promise.all(
    Array.from({ length: 24 }, (_, index) => halfUpload(index % 2 ? 'rest' : 'graphql', 4 * MB)),
  );
  const arrived = async () => (await spooled()).reduce((sum, size) => sum + size, 0);
  // All bytes sent, without the lines of the multipart format.
  await expect.poll(arrived).toBeGreaterThan(24 * 1.99 * MB);
  expect(app.app.uploads.count).toBe(24);
  // Polls, because memory that is not leaked is freed only after a moment.
  const most = (await arrived()) / 4;
  await expect.poll(() => memoryInUse().arrayBuffers - before).toBeLessThan(most);
  hangUp(requests);
  await expect.poll(() => app.app.uploads.count).toBe(0);
  expect(await spooled()).toEqual([]);
});

describe('the number of concurrent uploads is limited', () => {
  test.each(transports)('for one IP address, by %s', async (transport) => {
    limits.uploadsPerNetwork = 2;
    const visitor = someVisitor();
    const { path, headers, body } = await photoUpload(transport, [photo]);
    const under = [await halfUpload('rest', MB, visitor), await halfUpload('graphql', MB, visitor)];
    await expect.poll(() => app.app.uploads.count).toBe(2);

    const one = () => fetch(app.url + path, { method: 'POST', headers: { ...headers, ...visitor }, body });
    const rejected = await one();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await postPhotos(app, [photo])).status).toBe(200);
    hangUp(under);
    await expect.poll(() => app.app.uploads.count).toBe(0);
    expect((await one()).status).toBe(200);
  });

  test('for an IPv6 network of 48 bits', async () => {
    limits.uploadsPerNetwork = 2;
    const at = (ipAddress: string) => halfUpload('rest', MB, visitorAt(ipAddress));
    await at('2001:db8:1:1::1');
    await at('2001:db8:1:ff02::1');
    await expect.poll(() => app.app.uploads.count).toBe(2);
    expect(await (await at('2001:db8:1:3::1')).status()).toBe(429);
    await at('2001:db8:2:1::1');
    await expect.poll(() => app.app.uploads.count).toBe(3);
  });
});

test('the limit of photos counts requests before their bodies arrive', async () => {
  const visitor = someVisitor();
  const sent: RawRequest[] = [];
  // Only headers: 60 at once, twice.
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

test.each(transports)('a form of more than 128 MB is 413, by %s', async (transport) => {
  const { path, headers } = await photoUpload(transport, [photo]);
  const part = '\r\n--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\n';
  const operation = '{"query":"{ business { name } }","variables":{"file":null}}';
  const field = (name: string, value: string) =>
    `\r\n--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const start = [field('operations', operation), field('map', '{"0":["variables.file"]}'), part].join('');
  const body = Buffer.concat([Buffer.from(start), Buffer.alloc(129 * MB), Buffer.from('\r\n--x--')]);
  const sent = { ...headers, 'content-type': 'multipart/form-data; boundary=x', ...someVisitor() };
  const request = openPost(app.url, path, {
    ...sent,
    'content-length': String(body.length),
    connection: 'close',
  });
  request.socket.write(body);
  const response = await request.ended();
  expect([response.status, response.body]).toEqual([413, expect.stringContaining('The form is too large.')]);
});

test('photos shared without a service worker are read up to the size of a quote', async () => {
  const share = (size: number) =>
    fetch(`${app.url}/share-photos`, { method: 'POST', body: new Uint8Array(size), redirect: 'manual' });
  expect((await share(50 * MB)).status).toBe(303);
  const { status, headers } = await share(51 * MB);
  expect([status, headers.get('content-type')]).toEqual([413, 'application/json; charset=utf-8']);
});

test('an upload is rejected while the disk is almost full', async () => {
  limits.freeDiskBytes = Number.MAX_SAFE_INTEGER;
  const message = 'We have no room for more photos just now. Please try again later, or call us.';
  const byRest = await postPhotos(app, [photo]);
  expect([byRest.status, await byRest.json()]).toEqual([503, { message }]);
  expect(Number(byRest.headers.get('retry-after'))).toBeGreaterThan(0);
  const byGraphQL = await uploadResponse(app, [photo]);
  const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfter: 900 };
  expect([byGraphQL.status, await byGraphQL.json()]).toEqual([503, { errors: [{ message, extensions }] }]);
});

test.each(transports)(
  'an upload ends with 503 when the disk fills during a photo, by %s',
  async (transport) => {
    const { path, headers, body } = await photoUpload(transport, [new Uint8Array(4 * MB)]);
    const request = openPost(app.url, path, { ...headers, ...someVisitor() });
    halves.push(request);
    const half = body.length / 2;
    request.socket.write(body.subarray(0, half));
    await expect.poll(async () => Math.max(...(await spooled()))).toBeGreaterThan(MB);
    limits.freeDiskBytes = Number.MAX_SAFE_INTEGER;
    request.socket.write(body.subarray(half));
    expect(await request.status()).toBe(503);
  },
);

test('the total size of unclaimed photos is limited', async () => {
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

test('the total size of the unclaimed photos of one network is limited', async () => {
  const from = (ipAddress: string) =>
    fetch(`${app.url}/api/upload/assessment`, {
      method: 'POST',
      headers: visitorAt(ipAddress),
      body: multipartOf.rest([photo]),
    });
  limits.unclaimedPhotoBytesPerNetwork = photo.length * 3;
  const first = await from('2001:db8:9:1::1');
  const { fileNames } = (await first.json()) as { fileNames: string[] };
  let last = first;
  for (let subnet = 2; last.status === 200; subnet += 1) last = await from(`2001:db8:9:${subnet}::1`);
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await from('2001:db8:10::1')).status).toBe(200);
  await sendQuote(app, { propertyPhotos: fileNames });
  expect((await from('2001:db8:9:1::1')).status).toBe(200);
});

test('the next start deletes the files of uploads that a crashed process left, not those of a running process', async () => {
  const { dataDir } = app.app.config;
  const folders = ['uploads', 'files/.parts', 'backups'].map((name) => join(dataDir, name));
  const crashed = temporaryName().replace(`.${process.pid}.`, '.4194304.');
  const earlier = temporaryName().replace(/\.\d+\.(?=[^.]*$)/, '.1.');
  const elsewhere = `${temporaryName()}.another-host`;
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    for (const name of [crashed, earlier, elsewhere, 'site-1.tar.gz'])
      await writeFile(join(folder, name), photo);
    await utimes(join(folder, 'site-1.tar.gz'), 1, 1);
  }
  // A backup can take longer than an upload may pause.
  limits.bodyIdleMs = 600_000;
  await halfUpload('rest', 2 * MB);
  await expect.poll(async () => (await spooled()).length).toBe(5);

  await Uploads.open(dataDir, limits);
  await checkFiles(app.app.files);
  await backUp(app.app.config, app.app.log);
  for (const folder of folders) {
    const names = await readdir(folder);
    expect(names).toEqual(expect.arrayContaining([elsewhere, 'site-1.tar.gz']));
    for (const name of [crashed, earlier]) expect(names).not.toContain(name);
  }
  expect(await spooled()).toHaveLength(3);
});
