import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { shared } from '../../test/shared-app.ts';

// These tests need a build of the web, because they read its files.

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

test.each(['br', 'gzip'])('the service worker is compressed: %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const worker = await fetch(`${app.url}/sw.js`, { headers });
  const etag = worker.headers.get('etag') ?? '';
  expect(worker.headers.get('content-encoding')).toBe(encoding);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).toContain('precache');
  const condition = { ...headers, 'if-none-match': etag };
  expect((await fetch(`${app.url}/sw.js`, { headers: condition })).status).toBe(304);
});

test('browsers keep the files whose URL changes with their content, and ask again for all others', async () => {
  const htmlOf = async (path: string) => (await fetch(app.url + path)).text();
  const html = (await htmlOf('/portfolio')) + (await htmlOf('/playground'));
  const cachingOf = async (path: string) =>
    (await fetch(app.url + path, { redirect: 'manual' })).headers.get('cache-control');
  const patterns = [
    /\/assets\/[\w.-]+\.js/,
    /\/pictures\/[\w/.-]+\.jpg/,
    /\/videos\/\w+\.mp4/,
    /\/playground\/assets\/[\w.-]+\.js/,
  ];
  const paths = patterns.map((it) => it.exec(html)?.[0] ?? String(it));
  // The archive has the files of earlier releases.
  await app.app.files.put('releases/assets/earlier-1.js', '0');
  for (const path of [...paths, '/assets/earlier-1.js'])
    expect([path, await cachingOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
  for (const path of ['/newsletter/go/none/1', '/newsletter/unsubscribe/none'])
    expect([path, await cachingOf(path)]).toEqual([path, 'no-store']);
  for (const path of ['/icon.svg', '/sw.js', '/playground', '/about', '/blogs'])
    expect([path, await cachingOf(path)]).toEqual([path, expect.stringContaining('no-cache')]);
});
