import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { entryFolders } from '../../../rules/entry/folders.ts';
import type { TestApp } from '../../test/app.ts';
import { signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';
import { someVisitor } from '../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

interface Reply {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Requests a path as written; `fetch` would normalize it. '…' stands for 5,000 digits. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(app.url, { method, path: path.replace('…', '9'.repeat(5_000)), headers }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('a browser gets the site’s own page for', () => {
  test.each([
    '/index.php',
    '/about.html',
    '/wp-admin/setup.php?step=1',
    '/no-such-page',
    '/%zz',
    '/%ff',
    '/%00',
    '/a%0D%0Ab%E2%80%A8c',
    '/%09/',
    '/%5C/',
    '/%5Cexample.com',
    '/%5C:',
    '/a/../%0A/b',
    '/*',
    '/a\\b',
    '/…',
    '/api/no-such-call',
    '/assets',
    '/playground/none',
    '/blog/999999',
    '/blog/some-article',
    '/api/locationpages/999999',
    '/pictures/none/1.jpg',
    '/videos/none.mp4',
  ])('%s', async (path) => {
    const { status, headers, body } = await ask(path, browser);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain('We can’t find that page');
  });

  test.each([
    ['/location/%00', 'Requested Page Could Not Be Found'],
    ['/location/a%00b.html', 'Requested Page Could Not Be Found'],
    ['/artical/%00', 'We can’t find that article'],
    ['/artical/…', 'We can’t find that article'],
    ['/artical/99999999999999999999', 'We can’t find that article'],
  ])('%s, in the words for what was looked for', async (path, words) => {
    const { status, body } = await ask(path, browser);
    expect([status, body.includes(words)]).toEqual([404, true]);
  });
});

test('unknown paths of a kind share one page', async () => {
  const folders = Object.values(entryFolders).map((folder) => `/${folder}`);
  const kinds = ['', ...folders, '/portfolio/present', '/admin'];
  const pages = new Set<string>();
  for (const kind of kinds) {
    const asked = [`${kind}/none-1`, `${kind}/None-2`, `${kind}/${'x'.repeat(700)}`, `${kind}/%25`];
    const replies = await Promise.all(asked.map((path) => ask(path, browser)));
    expect
      .soft(
        replies.map(({ status }) => status),
        kind,
      )
      .toEqual([404, 404, 404, 404]);
    const [first, ...others] = replies.map(({ headers, body }) => `${String(headers['etag'])} ${body}`);
    expect.soft(others, kind).toEqual([first, first, first]);
    expect.soft(first, kind).not.toMatch(/none-1|rel="canonical"/i);
    pages.add(first ?? '');
  }
  expect(pages.size).toBe(kinds.length);
  const [one, other] = [await ask('/blog?page=700', browser), await ask('/blog?page=80000', browser)];
  expect([one.status, one.body]).toEqual([404, other.body]);
});

test.each(['/assets/missing.js', '/assets/missing', '/icons/missing.png', '/playground/assets/missing.js'])(
  'a file of the build that is missing stays bare: %s',
  async (path) => {
    const { status, headers, body } = await ask(path, browser);
    expect(status).toBe(404);
    expect([headers['content-type'], body]).not.toContain('html');
    expect(body.length).toBeLessThan(100);
  },
);

test.each(['/index.php', '/logo.png'])('a page that misses a file gets no page: %s', async (path) => {
  const { status, headers } = await ask(path, { accept: '*/*' });
  expect([status, headers['content-type']]).toEqual([404, 'text/plain']);
});

test('repeated slashes redirect to the path without them, never to another host', async () => {
  for (const [path, location] of [
    ['//', '/'],
    ['//about', '/about'],
    ['//example.com//x?y=1', '/example.com/x?y=1'],
    ['/\\example.com', '/example.com'],
    ['/blog//?page=2', '/blog/?page=2'],
  ] as const) {
    const reply = await ask(path, browser);
    expect.soft([path, reply.status, reply.headers['location']]).toEqual([path, 301, location]);
  }
});

test.each(['', '[', 'a b', 'example.com:99999'])(
  'an invalid Host header changes nothing: "%s"',
  async (host) => {
    const query = encodeURIComponent('{ business { name } }');
    for (const path of ['/about', `/graphql?query=${query}`])
      expect.soft((await ask(path, { host, 'x-forwarded-host': host })).status, path).toBe(200);
  },
);

test('an absolute request URL, as some proxies send it, is read without its host', async () => {
  expect((await ask('http://example.com/about')).body).toContain('A Staging and Design Firm');
  expect((await ask('http://example.com/healthz')).body).toContain('{"status":"ok"');
});

test.each([
  '/#',
  '/about#team',
  '/blogs?page=1#',
  '/blog/1#x',
  '/feed.xml#',
  '/none#',
  'http://a.example/about#x',
])('a request target with a fragment is rejected: %s', async (path) => {
  for (const headers of [browser, {}])
    for (const method of ['GET', 'HEAD', 'POST'])
      expect.soft([method, (await ask(path, headers, method)).status]).toEqual([method, 400]);
});

describe('an API client gets JSON for', () => {
  test.each([
    ['GET', '/api/no-such-call', 404],
    ['GET', '/graphql/none', 404],
    ['GET', '/blog/99999999999999999999', 404],
    ['GET', '/blog/…', 404],
    ['GET', '/blog/%zz', 400],
    ['GET', '/blog/1/comments', 404],
    ['GET', '/blog/999999', 404],
    ['GET', '/api/locationpages/99999999999999999999', 404],
    ['GET', '/api/locationpages/url/%00', 200],
    ['GET', '/api/locationpages/url/%zz', 200],
    ['GET', '/pictures/none/1.jpg', 404],
    ['GET', '/send-quote', 405],
    ['POST', '/about', 404],
    ['PUT', '/blogs', 404],
    ['PROPFIND', '/blogs', 404],
    ['PATCH', '/graphql', 404],
    ['DELETE', '/no-such-page', 404],
  ])('%s %s', async (method, path, expected) => {
    const { status, headers, body } = await ask(path, { accept: '*/*' }, method);
    expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toBeTypeOf('object');
    expect(body).not.toMatch(/node_modules|\.ts:/);
  });
});

describe('an unreadable body is rejected in JSON:', () => {
  const paths = ['/send-newsletter', '/send-quote', '/send-assesment', '/api/users/login', '/graphql'];
  const send = (path: string, type: string, body: string) =>
    fetch(app.url + path, { method: 'POST', headers: { 'content-type': type, ...someVisitor() }, body });

  test.each(paths)('%s', async (path) => {
    for (const [type, body, status] of [
      ['application/json', '{"email":', 400],
      ['application/json', '', 400],
      ['application/json', `{"email":"${'x'.repeat(300_000)}"}`, 413],
      ['text/csv', 'email', 415],
      ['application/json; charset=utf-7', '{}', 415],
      ['application/json/x;;=', '{}', 415],
      ['multipart/form-data-x; boundary=x', '--x--', 415],
      ['multipart/form-data, text/plain; boundary=x', '--x--', 415],
    ] as const) {
      const answer = await send(path, type, body);
      expect.soft([type, answer.status]).toEqual([type, status]);
      expect.soft(await answer.json()).toBeTypeOf('object');
    }
  });
});

describe('a form with NUL in its names is rejected:', () => {
  test.each(['/api/upload/assessment', '/api/backup-files/upload_files', '/share-photos'])(
    '%s',
    async (path) => {
      const { token } = await signInAdmin(app);
      for (const disposition of [
        'form-data; name="images"; filename="a\0.jpg"',
        'form-data; name="ima\0ges"; filename="a.jpg"',
        'form-data; name="\0"',
        'form-data; name="__proto__"; filename="a.jpg"',
      ]) {
        const answer = await fetch(app.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            authorization: `Bearer ${token}`,
            ...someVisitor(),
          },
          body: `--x\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--x--\r\n`,
        });
        expect
          .soft([disposition, answer.status])
          .toEqual([disposition, path === '/share-photos' ? 303 : 400]);
      }
    },
  );
});
