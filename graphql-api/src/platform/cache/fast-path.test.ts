import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { signInAdmin } from '../../../test/samples/content.ts';

const log = captureLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(() => app.close());

/** Returns the response without the headers that differ between connections. */
async function get(path: string, sent: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(app.url + path, { method, headers: sent });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
  return { status: response.status, headers, body: await response.text() };
}

test.each(['br', 'gzip', 'identity'])(
  'a cached page has the headers and body that its route sends: %s',
  async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    // Only the route knows this spelling of the URL.
    const routed = await get(`/about?first=${encoding}`, accept);
    expect(await get('/about', accept)).toEqual(routed);
    expect(routed.headers['content-security-policy']).toContain("default-src 'self'");
    expect(await get('/about', accept, 'HEAD')).toEqual({ ...routed, body: '' });
  },
);

test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/blog?page=2'])(
  '%s has the headers and body that its route sends',
  async (path) => {
    const routed = await get(`${path}${path.includes('?') ? '&' : '?'}other=1`);
    expect(await get(path)).toEqual(routed);
  },
);

test('a page that the browser has is answered 304, as by its route', async () => {
  const { headers } = await get('/contact');
  const etag = headers['etag'] ?? '';
  for (const held of [etag, etag.replace('W/', ''), `"older", ${etag}`, '*']) {
    const condition = { 'if-none-match': held };
    const routed = await get('/contact?other', condition);
    expect(routed.status).toBe(304);
    expect(await get('/contact', condition)).toEqual(routed);
  }
  expect((await get('/contact', { 'if-none-match': '"older"' })).status).toBe(200);
});

test('a change of content shows at once', async () => {
  const adminClient = await signInAdmin(app);
  await get('/blog');
  await adminClient.createBlog({ title: 'Just published', slug_url: 'just-published' });
  expect((await get('/blog')).body).toContain('Just published');
});

test('a response to a request with a token is not stored', async () => {
  await get('/portfolio');
  const personal = await get('/portfolio', { authorization: 'Bearer unknown' });
  expect(personal.headers['cache-control']).toBe('no-store');
  expect((await get('/portfolio')).headers['cache-control']).toBe('no-cache');
});

test('a cached response is counted but not logged; a response of a route is one line', async () => {
  const lines = () => log.text().split('\n').length;
  await get('/blog?page=3');
  const before = lines();
  await get('/blog?page=3');
  await get('/no-such-page');
  await expect.poll(lines).toBe(before + 1);
});
