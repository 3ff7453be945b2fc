import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { signInAdmin } from '../../test/samples/content.ts';

const log = captureLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(() => app.close());

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(app.url + path, { method, headers });
  // Of a HEAD the client itself closes the connection.
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    ...named
  } = Object.fromEntries(response.headers);
  return { status: response.status, headers: named, body: await response.text() };
};

test.each([['br'], ['gzip'], ['identity']])(
  'a page from the cache has the headers and the body of the first answer: %s',
  async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    // By an address of its own, which only a route knows.
    const first = await get(`/about?first=${encoding}`, accept);
    await get('/about', accept);
    expect(await get('/about', accept)).toEqual(first);
    expect(first.headers['content-security-policy']).toContain("default-src 'self'");
    const { body, ...head } = await get('/about', accept, 'HEAD');
    expect([head, body]).toEqual([{ status: first.status, headers: first.headers }, '']);
  },
);

test('a page that a browser has is answered by 304 with the headers of the first such answer', async () => {
  const { headers } = await get('/contact');
  const known = { 'if-none-match': headers['etag'] ?? '' };
  const first = await get('/contact?other', known);
  await get('/contact', known);
  expect(first.status).toBe(304);
  expect(await get('/contact', known)).toEqual(first);
});

test('a change of content is seen at once', async () => {
  const adminClient = await signInAdmin(app);
  await get('/blog');
  await get('/blog');
  await adminClient.createBlog({ title: 'Just published', slug_url: 'just-published' });
  expect((await get('/blog')).body).toContain('Just published');
});

test('who sends a token is answered with what nobody stores', async () => {
  await get('/portfolio');
  await get('/portfolio');
  const personal = await get('/portfolio', { authorization: 'Bearer nobody' });
  expect(personal.headers['cache-control']).toBe('no-store');
  expect((await get('/portfolio')).headers['cache-control']).toBe('no-cache');
});

test('each answer is one line of the log, with its route and status', async () => {
  const lines = () =>
    log
      .text()
      .split('\n')
      .filter((line) => line.includes('/robots.txt'))
      .map((line) => JSON.parse(line) as { msg: string; req: object; res: object; reqId: string });
  for (let time = 0; time < 3; time += 1) await get('/robots.txt');
  await expect.poll(lines).toHaveLength(3);
  for (const { msg, req, res, reqId } of lines()) {
    expect([msg, req, res]).toEqual([
      'request completed',
      { method: 'GET', route: '/robots.txt' },
      { statusCode: 200 },
    ]);
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
  }
});
