import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { startBucket, type TestBucket } from '../../../test/bucket.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { quote } from '../../../test/samples/form-samples.ts';
import { jpeg, REQUEST_QUOTE } from '../../../test/samples/quote.ts';
import { someVisitor } from '../../../test/visitor.ts';
import { openWeb } from '../../../test/web.ts';
import { createServer } from '../../server.ts';
import { readConfig } from '../core/config.ts';

const UPLOAD = 'mutation ($files: [Upload!]!) { uploadQuotePhotos(files: $files) { fileNames } }';

const log = captureLog();
let bucket: TestBucket;
let app: TestApp;
beforeAll(async () => {
  bucket = await startBucket();
  app = await startApp({ ...bucket.environment, LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});
afterEach(() => Object.assign(bucket, { late: 0, full: false }));

const photo = async () => new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' });

/** Uploads a photo to the REST call. */
async function upload(): Promise<{ status: number; retryAfter: string | null; fileNames?: string[] }> {
  const body = new FormData();
  body.append('images', await photo(), 'room.jpg');
  const url = `${app.url}/api/upload/assessment`;
  const response = await fetch(url, { method: 'POST', body, headers: someVisitor() });
  const answer = (await response.json()) as { fileNames?: string[] };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...answer };
}

/** Returns the status and code of an upload by GraphQL. */
async function uploadByGraphQL(): Promise<[number, string | undefined]> {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query: UPLOAD, variables: { files: [null] } }));
  body.set('map', JSON.stringify({ 0: ['variables.files.0'] }));
  body.set('0', await photo(), 'room.jpg');
  const headers = { 'apollo-require-preflight': 'true', ...someVisitor() };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, errors?.[0]?.extensions.code];
}

/** Starts a server of the same app now and returns the status of its home page. */
async function startAnother(): Promise<number> {
  const another = await createServer(app.app, openWeb);
  const { statusCode } = await another.inject('/');
  bucket.late = 0;
  await another.close();
  return statusCode;
}

test('a photo in a bucket is claimed by a quote and shown to the admin', async () => {
  const { status, fileNames } = await upload();
  expect(status).toBe(200);
  const input = { ...quote, submissionId: randomUUID(), propertyPhotos: fileNames };
  const { errors } = await app.graphql(REQUEST_QUOTE, { input }, undefined, someVisitor());
  expect(errors).toBeUndefined();
  const headers = { authorization: `Bearer ${await app.signIn()}` };
  const shown = await fetch(`${app.url}/photos/${fileNames?.[0]}`, { headers });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('without the bucket a server starts and serves its pages, and uploads get 503 with Retry-After', async () => {
  await bucket.stop();
  try {
    expect(await startAnother()).toBe(200);
    expect(await upload()).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await uploadByGraphQL()).toEqual([503, 'SERVICE_UNAVAILABLE']);
  } finally {
    await bucket.start();
  }
  expect((await upload()).status).toBe(200);
});

test('with a full bucket uploads get 503 with Retry-After', async () => {
  bucket.full = true;
  expect(await upload()).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(await uploadByGraphQL()).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

test('a photo is read by one request', async () => {
  const { fileNames = [] } = await upload();
  const headers = { authorization: `Bearer ${await app.signIn()}` };
  bucket.requests.length = 0;
  expect((await fetch(`${app.url}/photos/${fileNames[0]}`, { headers })).status).toBe(200);
  expect(bucket.requests).toEqual([`GET photos/${fileNames[0]}`]);
});

test("while the bucket is away a quote's mail to the business has links instead of photos", async () => {
  const { fileNames } = await upload();
  const email = `links-${randomUUID()}@example.com`;
  await bucket.stop();
  try {
    const input = { ...quote, email, submissionId: randomUUID(), propertyPhotos: fileNames };
    await app.graphql(REQUEST_QUOTE, { input }, undefined, someVisitor());
    const folder = join(app.app.config.dataDir, 'mail');
    const mails = async () =>
      Promise.all(
        (await readdir(folder).catch(() => [])).map((name) => readFile(join(folder, name), 'utf8')),
      );
    await expect.poll(async () => (await mails()).filter((mail) => mail.includes(email)).length).toBe(2);
    const texts = (await mails()).map((mail) => mail.replaceAll('=\r\n', ''));
    const mail = texts.find((text) => text.includes(email) && text.includes('/photos/'));
    expect(mail).toContain(fileNames?.[0]);
    expect(mail).not.toContain('image/jpeg');
  } finally {
    await bucket.start();
  }
  expect(log.text()).toContain('"bucket":"site"');
});

test.each([
  ['S3_BUCKET', 'other', 'S3_BUCKET other cannot be used: NoSuchBucket (404)'],
  ['S3_SECRET_ACCESS_KEY', 'wrong', 'S3_BUCKET site cannot be used: SignatureDoesNotMatch (403)'],
])('a wrong %s stops the start with one line', async (name, value, message) => {
  await expect(startApp({ ...bucket.environment, [name]: value })).rejects.toThrow(message);
});

test('S3_BUCKET without keys uses the default credential chain; one key alone is an error', () => {
  expect(readConfig({ S3_BUCKET: 'site' }).s3).toMatchObject({ bucket: 'site', credentials: undefined });
  const alone = { S3_BUCKET: 'site', S3_ACCESS_KEY_ID: 'a' };
  expect(() => readConfig(alone)).toThrow('S3_SECRET_ACCESS_KEY is missing beside S3_ACCESS_KEY_ID');
});

test('a slow bucket delays uploads, but not the start', async () => {
  bucket.late = 1_500;
  expect((await upload()).status).toBe(200);
  // Longer than the timeout of any test.
  bucket.late = 3_600_000;
  expect(await startAnother()).toBe(200);
});

test('a large file may take longer than a small one', async () => {
  bucket.late = 5_500;
  await bucket.files.put('pictures/large.jpg', new Uint8Array(4_000_000));
  expect(bucket.requests.filter((request) => request === 'PUT pictures/large.jpg')).toHaveLength(1);
});
