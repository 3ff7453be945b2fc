import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { startBucket, type TestBucket } from '../../../test/bucket.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../../test/samples/forms.ts';
import { storedPhotos } from '../../../test/samples/quote.ts';
import { freePort } from '../../../test/server-process.ts';
import { release } from '../core/paths.ts';
import { serveMetrics } from './metrics.ts';

let app: TestApp;
let bucket: TestBucket;
let port: number;
let metrics: Server;
beforeAll(async () => {
  port = await freePort();
  bucket = await startBucket();
  app = await startApp({ ...bucket.environment, METRICS_PORT: String(port) });
  metrics = await serveMetrics(app.app);
});
afterAll(async () => {
  metrics.close();
  metrics.closeAllConnections();
  await once(metrics, 'close');
  await app.close();
  await bucket.close();
});

/** Returns the value of a series, like `leads_total{form="Contact"}`; 0 if there is none. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=/),
  ]);
  const lines = (await response.text()).split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name);
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const found = lines.find((line) => wanted.every((label) => line.includes(label)));
  return Number(found?.split(' ').at(-1) ?? 0);
}

/** Returns the growth of a series during `work`. */
async function growth(work: () => Promise<unknown>, name: string, labels: Record<string, string>) {
  const before = await read(name, labels);
  await work();
  return (await read(name, labels)) - before;
}

const get = (path: string) => fetch(app.url + path).then((response) => response.text());

test('counts responses by route, cached ones too, and rejections by code', async () => {
  await get('/about');
  const cached = { method: 'GET', route: '/*', status: '200' };
  const three = async () => {
    for (let count = 0; count < 3; count += 1) await get('/about');
  };
  expect(await growth(three, 'http_requests_total', cached)).toBe(3);
  expect(await growth(three, 'http_request_duration_seconds_count', cached)).toBe(0);
  const timed = { method: 'GET', route: '/*' };
  expect(await growth(three, 'http_request_duration_seconds_count', timed)).toBe(3);
  const hit = { partition: 'pages', result: 'hit' };
  expect(await growth(three, 'response_cache_requests_total', hit)).toBe(3);
  const health = () => get('/healthz');
  expect(await growth(health, 'http_requests_total', { route: '/healthz', status: '200' })).toBe(1);

  // The page for unknown paths is rendered once.
  await get('/careers');
  const render = () => get('/pricing');
  expect(await growth(render, 'response_render_duration_seconds_count', { partition: 'pages' })).toBe(1);
  const miss = { partition: 'pages', result: 'miss' };
  expect(await growth(() => get('/faq'), 'response_cache_requests_total', miss)).toBe(1);
});

test('counts leads by form and rejections by code, of GraphQL and REST', async () => {
  const lead = { form: 'Contact', spam: 'false' };
  expect(await growth(() => postForm(app, message), 'leads_total', lead)).toBe(1);
  const other = () => sendForm(app, message, { formType: 'a text of a client' });
  expect(await growth(other, 'leads_total', lead)).toBe(1);
  const invalid = { reason: 'BAD_USER_INPUT' };
  for (const send of [postForm, sendForm])
    expect(await growth(() => send(app, message, { email: 'no email' }), 'rejections_total', invalid)).toBe(
      1,
    );
});

test('reports the queues, the pool, the memory and the release', async () => {
  await app.app.database.em.fork().execute(`insert into "job" ("name") values ('never-worked')`);
  expect(await read('queue_jobs', { queue: 'never-worked' })).toBe(1);
  await expect.poll(() => read('queue_oldest_job_age_seconds', { queue: 'never-worked' })).toBeGreaterThan(0);
  await expect.poll(() => read('queue_jobs', { queue: 'mail' })).toBe(0);
  expect(await read('database_up')).toBe(1);
  expect(await read('database_connections', { state: 'idle' })).toBeGreaterThan(0);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  expect(await read('release_info', { release })).toBe(1);
});

test('counts failures of the bucket', async () => {
  // The bundle of the release is archived in the background.
  await expect.poll(() => app.app.files.exists('releases/releases.json')).toBe(true);
  bucket.full = true;
  const failed = { command: 'PutObjectCommand', status: '507' };
  expect(await growth(() => storedPhotos(app).catch(() => {}), 'store_errors_total', failed)).toBe(1);
});

test('answers on its own port only', async () => {
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
