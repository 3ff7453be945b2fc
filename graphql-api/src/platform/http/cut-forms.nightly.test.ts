import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { photoUpload } from '../../../test/raw-request.ts';
import { jpeg } from '../../../test/samples/quote.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

/** Bytes between two places at which a body is cut. */
const STEP = 11;

/** A part with each kind of content: a text, a control without a file, and more files than a quote stores. */
const parts = [
  'name="formType"\r\n\r\nGet a Qoute',
  'name="propertyPhotos"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n',
  ...Array.from(
    { length: 7 },
    (_, index) => `name="propertyPhotos"; filename="${index}.jpg"\r\n\r\nno photo`,
  ),
];
const form = {
  path: '/get-a-quote',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: Buffer.from(
    `${parts.map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`,
  ),
};

test.each([
  ['a form', async () => form],
  ['an upload over REST', async () => photoUpload('rest', [new Uint8Array(await jpeg(2))])],
  ['an upload over GraphQL', async () => photoUpload('graphql', [new Uint8Array(await jpeg(2))])],
])('%s that ends at any byte is refused, and the server goes on', async (_name, request) => {
  const { path, headers, body } = await request();
  const { 'content-length': _whole, ...rest } = headers as Record<string, string>;
  const cuts = Array.from({ length: Math.floor((body.length - 8) / STEP) }, (_, index) => 1 + index * STEP);
  const statuses = await Promise.all(
    cuts.map(async (end) => {
      const sent = { method: 'POST', headers: { ...rest, ...someVisitor() }, body: body.subarray(0, end) };
      const response = await fetch(app.url + path, sent as RequestInit);
      await response.text();
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
