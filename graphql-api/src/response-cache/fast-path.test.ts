import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { openPost } from '../../test/raw-request.ts';
import { signInAdmin } from '../../test/samples/content.ts';

const log = captureLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(path, { headers, method });
const post = (body: string, headers: Record<string, string> = {}) =>
  ask('/graphql', { body, headers: { 'content-type': 'application/json', ...headers }, method: 'POST' });
const ask = async (path: string, request: RequestInit) => {
  const response = await fetch(app.url + path, request);
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

const TITLES = '{ blogs(pageSize: 2) { items { title } } }';
const titles = JSON.stringify({ query: TITLES });
/** The same question, by which it is not known yet. */
const spelledOtherwise = (mark: string) => JSON.stringify({ query: `# ${mark}\n${TITLES}` });

test.each([['*/*'], ['application/json'], ['application/graphql-response+json'], ['text/html']])(
  'a query by POST has the headers and the body of the first answer: accept %s',
  async (accept) => {
    const first = await post(spelledOtherwise(accept), { accept });
    for (let time = 0; time < 3; time += 1) {
      expect(await post(titles, { accept, 'accept-encoding': 'gzip', 'if-none-match': '*' })).toEqual(first);
    }
  },
);

test('a query by GET is answered in the type that it accepts, whatever was asked before', async () => {
  const path = `/graphql?${new URLSearchParams({ query: TITLES })}`;
  for (const accept of ['application/json', 'application/graphql-response+json', 'application/json']) {
    const first = await get(`${path}&first=${accept}`, { accept });
    expect(first.headers['content-type']).toContain(accept);
    for (let time = 0; time < 3; time += 1) expect(await get(path, { accept })).toEqual(first);
  }
});

test('a query by POST is not executed again until content changes, but for who sends a token', async () => {
  const retitle = (title: string) =>
    app.app.database.em.fork().execute('update "blog" set "title" = ?', [title]);
  const adminClient = await signInAdmin(app);
  const authorization = `Bearer ${await app.signIn()}`;
  await retitle('As it was');
  // A change of content, so that what follows is new.
  await adminClient.createBlog({ title: 'Another', slug_url: 'another' });
  for (let time = 0; time < 3; time += 1) expect((await post(titles)).body).toContain('As it was');
  await retitle('Executed again');
  expect((await post(titles)).body).toContain('As it was');
  expect((await post(titles, { authorization })).body).toContain('Executed again');
  expect((await post(titles)).body).toContain('As it was');
  await adminClient.createBlog({ title: 'Yet another', slug_url: 'yet-another' });
  expect((await post(titles)).body).toContain('Executed again');
});

test.each([
  ['another content type', titles, { 'content-type': 'text/plain' }, 400],
  ['a body of another query', titles.replace('title', 'brief_paragraph'), {}, 200],
  ['a body with a byte more', `${titles}}`, {}, 400],
  ['a list of operations', `[${titles}]`, {}, 400],
  ['an unknown hash', titles.replace('{', '{"extensions":{"persistedQuery":{"sha256Hash":1}},'), {}, 400],
])('%s is answered by its route beside what is cached', async (_what, body, headers, status) => {
  for (let time = 0; time < 3; time += 1) await post(titles);
  for (let time = 0; time < 3; time += 1) {
    const other = await post(body, headers);
    expect(other.status).toBe(status);
    expect(other.body).not.toBe((await post(titles)).body);
  }
});

const slugs = titles.replace('title', 'slug_url');

test.each([
  ['with its headers', [Infinity]],
  ['after its headers', [0, Infinity]],
  ['a part of it after its headers', [20, Infinity]],
])('a body is answered alike when it arrives %s', async (_how, ends) => {
  for (const body of [titles, slugs, titles, slugs]) {
    const known = await post(body);
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const { socket, ended } = openPost(app.url, '/graphql', { ...headers, connection: 'close' });
    let start = 0;
    for (const end of ends) {
      socket.write(body.slice(start, end));
      start = end;
      // The server has read that when it has answered somebody else.
      await get('/health');
    }
    expect(await ended()).toMatchObject({ status: 200, body: known.body });
  }
});

test('requests that come in one packet on one connection are answered in their order', async () => {
  const known = [await post(titles), await post(slugs), await post(titles), await post(slugs)];
  const about = await get('/about');
  await get('/about');
  const headers = 'host: site\r\ncontent-type: application/json\r\n';
  const request = (body: string, more = '') =>
    `POST /graphql HTTP/1.1\r\n${headers}${more}content-length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const read = '/about HTTP/1.1\r\nhost: site\r\n\r\n';
  const unknown = spelledOtherwise('packet');
  let answered = '';
  socket.on('data', (chunk) => {
    answered += chunk;
  });
  for (let time = 0; time < 20; time += 1) {
    socket.write(
      request(titles) + request(unknown) + `GET ${read}` + request(slugs, 'expect: 100-continue\r\n'),
    );
  }
  socket.write(request(titles, 'connection: close\r\n'));
  await once(socket, 'end');
  const [asTitles = '', asSlugs = ''] = known.map(({ body }) => body);
  const expected = Array.from({ length: 20 }, () => [asTitles, asTitles, about.body, asSlugs]).flat();
  let from = 0;
  for (const body of [...expected, asTitles]) {
    const at = answered.indexOf(`\r\n\r\n${body}`, from);
    expect(at).toBeGreaterThanOrEqual(from);
    from = at + body.length;
  }
  expect(answered.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(81);
});

test.each([
  ['GET', '/robots.txt', () => get('/robots.txt')],
  ['POST', '/graphql', () => post(titles)],
])(
  'each answer to a %s is one line of the log, with its route and status',
  async (method, route, request) => {
    const lines = () =>
      log
        .text()
        .split('\n')
        .filter((line) => line.includes(route))
        .map((line) => JSON.parse(line) as { msg: string; req: object; res: object; reqId: string });
    const before = lines().length;
    for (let time = 0; time < 3; time += 1) await request();
    await expect.poll(lines).toHaveLength(before + 3);
    for (const { msg, req, res, reqId } of lines().slice(before)) {
      expect([msg, req, res]).toEqual(['request completed', { method, route }, { statusCode: 200 }]);
      expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
    }
  },
);
