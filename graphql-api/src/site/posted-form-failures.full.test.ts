import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { answerOf, formData, type NativeAnswer, postNative } from '../../test/native-form.ts';
import { type OwnPostgres, startOwnPostgres } from '../../test/own-postgres.ts';
import { openPost } from '../../test/raw-request.ts';
import { message, newsletter, quickMessage, quote } from '../../test/samples/form-samples.ts';
import { postForm } from '../../test/samples/forms.ts';
import { jpeg, readLeads } from '../../test/samples/quote.ts';
import { times } from '../../test/times.ts';
import { visitorAt } from '../../test/visitor.ts';
import { systemContext } from '../platform/access/context.ts';
import { defaultLimits } from '../platform/core/resource-limits.ts';
import { consumePhoto } from '../platform/http/photo-limit.ts';

const CONTACT_FAILURE = 'Failed to send message, try again by reloading the page.';
const QUOTE_FAILURE = 'Failed to send Quoute form, try again by reloading the page.';
const NEWSLETTER_FAILURE = 'Email failed to send, try again by reloading the page.';
const BODY_IDLE_MS = 1_000;

let app: TestApp;
let postgres: OwnPostgres;
let stopped: TestApp;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  const environment = { DATABASE_URL: postgres.url, SEED: 'none' };
  app = await startApp({}, { limits: { ...defaultLimits, bodyIdleMs: BODY_IDLE_MS } });
  stopped = await startApp(environment);
  await postgres.stop();
});
afterAll(async () => {
  await app.close();
  await postgres.start();
  await stopped.close();
  await postgres.remove();
});

const contact = { formType: 'Contact', ...message.sample };
const quoteForm = async (photos = 1) => {
  const picture = await jpeg();
  const files = Array.from({ length: photos }, (): [string, Uint8Array] => ['room.jpg', picture]);
  return formData({ formType: 'Get a Qoute', ...quote, additionalText: 'By the lake' }, files);
};

function expectFailure(answer: NativeAnswer, failure: string): void {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.html.split(failure)).toHaveLength(2);
}

function expectContact(answer: NativeAnswer): void {
  expectFailure(answer, CONTACT_FAILURE);
  for (const name of ['name', 'email', 'phoneNum'])
    expect(answer.control(name)).toContain(` value="${message.sample[name]}"`);
  expect(answer.html).toContain(`>${message.sample['message']}</textarea>`);
}

function expectQuote(answer: NativeAnswer): void {
  expectFailure(answer, QUOTE_FAILURE);
  expect(answer.control('city')).toContain(' value="Milton"');
  // The specification clears it.
  expect(answer.control('email')).not.toContain(' value=');
  expect(answer.html).toContain('>By the lake</textarea>');
  expect(answer.messages('propertyPhotos')).toContain('Please choose your photos again.');
}

test('a visitor over the limit of forms keeps everything, also of the quote', async () => {
  const visitor = visitorAt('192.0.2.40');
  await times(100, () => postForm(app, message, {}, visitor));
  const answer = await postNative(app, '/contact', contact, visitor);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expectContact(answer);
  const ofQuote = await postNative(app, '/get-a-quote', await quoteForm(), visitor);
  expect(ofQuote.status).toBe(429);
  expectQuote(ofQuote);
});

test('a visitor over the limit of photos keeps the texts', async () => {
  const visitor = visitorAt('192.0.2.41');
  const context = { ...systemContext(app.app), ipAddress: '192.0.2.41' };
  await times(120, () => consumePhoto(context));
  const answer = await postNative(app, '/get-a-quote', await quoteForm(5), visitor);
  expect(answer.status).toBe(429);
  expectQuote(answer);
});

test('without a database every text is kept', async () => {
  const answer = await postNative(stopped, '/contact', contact);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expectContact(answer);
  const ofQuote = await postNative(stopped, '/get-a-quote', await quoteForm());
  expect(ofQuote.status).toBe(503);
  expectQuote(ofQuote);
  const ofNewsletter = await postNative(stopped, '/about', { formType: 'Newsletter', ...newsletter.sample });
  expect(ofNewsletter.status).toBe(503);
  expectFailure(ofNewsletter, NEWSLETTER_FAILURE);
});

test('a form that is too large keeps what arrived', async () => {
  const large = { ...contact, other: 'a'.repeat(300_000) };
  for (const body of [large, formData(large, [])]) {
    const answer = await postNative(app, '/contact', body);
    expect(answer.status).toBe(413);
    expectContact(answer);
  }
});

const MULTIPART = 'multipart/form-data; boundary=b';
test.each([
  ['multipart without a boundary', 'multipart/form-data', 'x', 400],
  [
    'multipart that breaks off',
    MULTIPART,
    '--b\r\ncontent-disposition: form-data; name="formType"\r\n\r\nCon',
    400,
  ],
  ['a body that is no multipart', MULTIPART, 'nonsense', 400],
  [
    'another character set',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'formType=Contact&name=Zo%E9',
    415,
  ],
])('%s gets the page with the failure', async (_name, type, body, status) => {
  const response = await fetch(`${app.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const answer = answerOf(response.status, response.headers, await response.text());
  expect(answer.status).toBe(status);
  expectFailure(answer, CONTACT_FAILURE);
});

test('bytes that are not UTF-8 are replaced, as in JSON', async () => {
  const { name: _name, ...others } = message.sample;
  const email = 'no-utf-8@example.com';
  const body = `${new URLSearchParams({ formType: 'Contact', ...others, email })}&name=Zo%E9%zz`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${app.url}/contact`, { method: 'POST', headers, body });
  const answer = answerOf(response.status, response.headers, await response.text());
  expect(answer.messages('name')).toEqual(['Full name is letters and spaces only.']);
});

test('a body that stops arriving gets the page with what arrived', async () => {
  for (const type of ['application/x-www-form-urlencoded', MULTIPART]) {
    const request = openPost(app.url, '/contact', { 'content-type': type, 'content-length': '5000' });
    const texts = { formType: 'Contact', name: 'Ann', city: '' };
    const parts = Object.entries(texts).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    request.socket.write(type === MULTIPART ? parts.join('') : String(new URLSearchParams(texts)));
    const { status, body } = await request.ended();
    expect(status).toBe(408);
    expect(body).toContain(CONTACT_FAILURE);
    expect(body).toContain(' value="Ann"');
  }
});

test('the page of another site cannot send a form through its visitors', async () => {
  const before = (await readLeads(app)).length;
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: app.url },
    { origin: 'https://other.example' },
    { origin: 'nonsense' },
  ];
  for (const headers of foreign) {
    const answer = await postRaw('/contact', headers);
    expect(answer.status).toBe(403);
    expectFailure(answer, CONTACT_FAILURE);
    expect(answer.control('name')).not.toContain(' value=');
  }
  expect(await readLeads(app)).toHaveLength(before);
  const own = [
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: app.url },
    // Firefox over plain HTTP, from a page without a referrer.
    { origin: 'null' },
    { origin: new URL(app.app.config.siteUrl).origin },
  ];
  for (const headers of own) expect((await postRaw('/contact', headers)).status).toBe(303);
});

/** Sends headers that `fetch` reserves. */
async function postRaw(path: string, headers: Record<string, string>): Promise<NativeAnswer> {
  const body = String(new URLSearchParams(contact as Record<string, string>));
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const { host } = new URL(app.url);
  const request = openPost(app.url, path, { host, connection: 'close', ...type, ...headers });
  request.socket.write(body);
  const answer = await request.ended();
  const given = answer.headers.split('\r\n').slice(1);
  const pairs = given.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']);
  return answerOf(answer.status, new Headers(pairs), answer.body);
}

test('the newsletter form of every page is rendered into that page', async () => {
  const values = { formType: 'Newsletter', email: `${'a'.repeat(30)}@example.com` };
  for (const path of [
    '/',
    '/blog',
    '/blog?page=2',
    '/Blog/',
    '/no-such-page',
    '/index.php',
    '/api/no-such-call',
    '/%25',
  ]) {
    const answer = await postNative(app, path, values);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Email address is at most 36 characters.');
    const page = new URL(path.replace(/(.)\/$/, '$1'), 'http://site');
    const isMissing = (await fetch(app.url + path)).status === 404;
    expect(answer.html).toContain(` action="${isMissing ? '/%25' : page.pathname + page.search}"`);
  }
});

test('other posts get the response of the API', async () => {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  for (const path of ['/contact', '/', '/api/no-such-call']) {
    const response = await fetch(app.url + path, { method: 'POST', headers: json, body: '{' });
    expect([response.status, await response.json()]).toMatchObject([404, { message: expect.any(String) }]);
  }
  for (const path of ['/graphql/', '/graphql/?query=', '/api?x=1', '/blog/first?x=1']) {
    const headers = { accept: '*/*', origin: 'https://other.example' };
    const response = await fetch(app.url + path, { method: 'POST', headers, body: new FormData() });
    expect([path, response.status, await response.json()]).toMatchObject([
      path,
      404,
      { message: expect.any(String) },
    ]);
  }
  for (const formType of ['', 'Unknown', 'constructor', undefined]) {
    const response = await postNative(app, '/contact', { ...contact, formType });
    expect([response.status, JSON.parse(response.html)]).toMatchObject([
      404,
      { message: expect.any(String) },
    ]);
  }
  expect((await fetch(`${app.url}/contact`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${app.url}/blog`, { method: 'POST', headers: json, body: '{}' })).status).toBe(401);
  expect((await postNative(app, '/send-quote', { ...quickMessage.sample })).status).toBe(415);
});

test('a client that leaves in the middle leaves nothing behind', async () => {
  const requests = Array.from({ length: 5 }, () => {
    const request = openPost(app.url, '/get-a-quote', {
      'content-type': MULTIPART,
      'content-length': '5000',
    });
    request.socket.write(
      '--b\r\ncontent-disposition: form-data; name="propertyPhotos"; filename="a.jpg"\r\n\r\nabc',
    );
    return request;
  });
  await expect.poll(() => app.app.uploads.count).toBe(5);
  for (const { socket } of requests) socket.destroy();
  await expect.poll(() => app.app.uploads.count).toBe(0);
});
