import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { forms, message, newsletter } from '../../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../../test/samples/forms.ts';
import { jpeg, postQuote, sendQuote, storedPhotos } from '../../../test/samples/quote.ts';
import { times } from '../../../test/times.ts';
import { visitorAt } from '../../../test/visitor.ts';

const MAX_SUBMISSIONS = 100;
const PERIOD = 15 * 60;
const PHOTOS_PER_MINUTE = 120;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sends `count` forms, alternating between the transports; returns how many were accepted. */
async function flood(site: TestApp, count: number, headers: Record<string, string>): Promise<number> {
  const accepted = await times(count, async (index) => {
    const form = forms[index % forms.length] ?? message;
    if (index % 2) return (await postForm(site, form, {}, headers)).ok;
    return (await sendForm(site, form, {}, headers)).data !== null;
  });
  return accepted.filter(Boolean).length;
}

test('ten submissions in a minute pass, two hundred do not, over either transport; other visitors do not wait', async () => {
  const visitor = visitorAt('192.0.2.1');
  expect(await flood(app, 10, visitor)).toBe(10);
  expect(await flood(app, 190, visitor)).toBe(MAX_SUBMISSIONS - 10);

  const byRest = await postForm(app, message, {}, visitor);
  expect([byRest.status, await byRest.json()]).toEqual([429, { msg: 'fail' }]);
  const wait = Number(byRest.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(PERIOD);

  const { data, errors } = await sendForm(app, message, {}, visitor);
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(errors?.[0]?.extensions.retryAfter).toBeLessThanOrEqual(PERIOD);
  const query = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';
  const raw = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({ query, variables: { input: { submissionId: randomUUID(), ...message.sample } } }),
  });
  expect(Number(raw.headers.get('retry-after'))).toBeGreaterThan(0);

  expect((await postForm(app, message, {}, visitorAt('192.0.2.2'))).status).toBe(200);
});

test('stored submissions are never rejected, and invalid ones do not count', async () => {
  const visitor = visitorAt('192.0.2.3');
  const submissionId = randomUUID();
  expect((await sendForm(app, newsletter, { submissionId }, visitor)).data).not.toBeNull();
  expect(await times(80, async () => (await postForm(app, message, { email: 'x' }, visitor)).status)).toEqual(
    Array(80).fill(400),
  );
  expect(await flood(app, MAX_SUBMISSIONS, visitor)).toBe(MAX_SUBMISSIONS - 1);
  const again = await times(3, () => sendForm(app, newsletter, { submissionId }, visitor));
  for (const { data } of again)
    expect(data).toEqual({ subscribeNewsletter: { submissionId, msg: 'success' } });
  const repeated = await postForm(app, newsletter, {}, { ...visitor, 'idempotency-key': submissionId });
  expect(repeated.status).toBe(200);
});

test('loopback is not exempt, and the rightmost untrusted IP address counts', async () => {
  expect(await flood(app, MAX_SUBMISSIONS + 5, {})).toBe(MAX_SUBMISSIONS);
  const spoofed = visitorAt('198.51.100.7, 203.0.113.9, 127.0.0.1');
  expect(await flood(app, MAX_SUBMISSIONS, spoofed)).toBe(MAX_SUBMISSIONS);
  expect((await postForm(app, message, {}, visitorAt('8.8.8.8, 203.0.113.9'))).status).toBe(429);
  expect((await postForm(app, message, {}, visitorAt('198.51.100.7'))).status).toBe(200);
});

test.each([
  ['/64', (index: number) => `2001:db8:1:2:${index}::1`],
  ['/56', (index: number) => `2001:db8:2:${(0x100 + (index % 5)).toString(16)}::1`],
  ['/48', (index: number) => `2001:db8:3:${index % 5}00::1`],
])('an IPv6 network of size %s counts as one', async (_, ipAddress) => {
  const statuses = await times(
    MAX_SUBMISSIONS + 10,
    async (index) => (await postForm(app, message, {}, visitorAt(ipAddress(index)))).status,
  );
  expect(statuses.toSorted()).toEqual([...Array(MAX_SUBMISSIONS).fill(200), ...Array(10).fill(429)]);
  expect((await postForm(app, message, {}, visitorAt('2001:db8:4::1'))).status).toBe(200);
});

test('a limit that a clock ahead of time has written lasts for one period at most', async () => {
  const visitor = visitorAt('192.0.2.6');
  expect(await flood(app, MAX_SUBMISSIONS + 1, visitor)).toBe(MAX_SUBMISSIONS);
  await app.app.database.em
    .fork()
    .execute(`update "rate_limit" set "expire" = "expire" + 86400000 where "key" like 'form:%'`);
  expect((await postForm(app, message, {}, visitor)).status).toBe(200);
});

test('a household sends a second quote within a minute', async () => {
  const visitor = visitorAt('192.0.2.7');
  for (const photos of [await storedPhotos(app, 5), await storedPhotos(app, 5)])
    expect((await postQuote(app, { propertyPhotos: photos }, visitor)).status).toBe(200);
});

test('photos have a separate limit', async () => {
  const visitor = visitorAt('192.0.2.4');
  const photo = new Uint8Array(await jpeg(8, 8));
  const post = (count: number) => {
    const body = new FormData();
    for (let index = 0; index < count; index += 1) body.append('images', new File([photo], 'room.jpg'));
    return fetch(`${app.url}/api/upload/assessment`, { method: 'POST', headers: visitor, body });
  };
  for (let sent = 0; sent < PHOTOS_PER_MINUTE; sent += 20) {
    expect((await times(4, () => post(5))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const rejected = await post(1);
  expect([rejected.status, await rejected.json()]).toEqual([429, { message: expect.any(String) }]);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await postForm(app, message, {}, visitor)).status).toBe(200);
  expect((await sendQuote(app, { propertyPhotos: await storedPhotos(app) })).data).not.toBeNull();
});

test('without TRUST_PROXY the server ignores X-Forwarded-For', async () => {
  const alone = await startApp({ TRUST_PROXY: '' });
  const sent = await times(
    MAX_SUBMISSIONS + 5,
    async (index) => (await postForm(alone, message, {}, visitorAt(`192.0.2.${index + 1}`))).status,
  );
  expect(sent.filter((status) => status === 429)).toHaveLength(5);
  await alone.close();
});
