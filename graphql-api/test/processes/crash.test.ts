import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../../src/platform/database/embedded/server.ts';
import { admin } from '../admin.ts';
import { quote } from '../samples/form-samples.ts';
import { jpeg, LEADS, type LeadAnswer, REQUEST_QUOTE } from '../samples/quote.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';
import { someVisitor } from '../visitor.ts';
import { queryOn } from './replicas.ts';

const SUBMISSIONS = 50;

let server: ServerProcess;

beforeAll(async () => {
  server = await prepareServer({ SEED: 'none', TRUST_PROXY: '127.0.0.1' });
  await server.start();
});

afterAll(() => server.remove());

async function post<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

async function uploadPhoto(): Promise<string> {
  const body = new FormData();
  body.append('images', new File([new Uint8Array(await jpeg())], 'room.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${server.url}/api/upload/assessment`, {
    method: 'POST',
    headers: someVisitor(),
    body,
  });
  return ((await response.json()) as { fileNames: [string] }).fileNames[0];
}

/** Sends a quote; returns its submissionId if the server acknowledged it. */
async function submit(photo: string): Promise<string | undefined> {
  const submissionId = randomUUID();
  // The site sends three acknowledgements a day to one email address.
  const input = { ...quote, submissionId, email: `${submissionId}@example.com`, propertyPhotos: [photo] };
  const answer = await post<{ requestQuote: { msg: string } } | null>(REQUEST_QUOTE, { input }).catch(
    () => null,
  );
  return answer?.requestQuote.msg === 'success' ? submissionId : undefined;
}

/** Returns how often sessions have flushed the write-ahead log to the disk. */
async function countFlushes(): Promise<number> {
  const { url } = await startEmbedded(server.dataDir, pino({ level: 'silent' }), { mayJoin: true });
  const [row] = await queryOn<{ flushes: number }>(
    url,
    `select sum("fsyncs")::int as "flushes" from pg_stat_io where "object" = 'wal' and "backend_type" = 'client backend'`,
  );
  return row?.flushes ?? 0;
}

test('each acknowledged lead was flushed to the disk', async () => {
  const photos = await Promise.all(Array.from({ length: 20 }, uploadPhoto));
  const before = await countFlushes();
  for (const photo of photos) expect(await submit(photo)).toBeDefined();
  // PostgreSQL publishes the statistics of a session after up to ten seconds.
  await expect.poll(countFlushes).toBeGreaterThanOrEqual(before + photos.length);
});

// kills.test.ts and pending-mails.test.ts check the mails.
test('kill -9 during 50 submissions loses none that was acknowledged', async () => {
  const photos = await Promise.all(Array.from({ length: SUBMISSIONS }, uploadPhoto));
  const answered: string[] = [];
  const sending = photos.map(async (photo, index) => {
    // Staggered, so that the kill hits stored, unfinished and unsent submissions.
    await new Promise((resolve) => setTimeout(resolve, index * 8));
    const submissionId = await submit(photo);
    if (submissionId) answered.push(submissionId);
  });
  await expect.poll(() => answered.length, { interval: 2 }).toBeGreaterThanOrEqual(10);
  await server.kill();
  await Promise.all(sending);
  expect(answered.length).toBeLessThan(SUBMISSIONS);

  await server.start();
  const { login } = await post<{ login: { token: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { input: admin },
  );
  const { leads } = await post<{ leads: { nodes: LeadAnswer[] } }>(LEADS, { first: 100 }, login.token);
  const stored = leads.nodes.map(({ submissionId }) => submissionId);
  expect(stored).toEqual(expect.arrayContaining(answered));
  expect(new Set(stored).size).toBe(stored.length);
});
