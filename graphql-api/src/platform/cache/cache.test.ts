import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { Metrics } from '../core/metrics.ts';
import type { ContentVersion } from '../database/content-version.ts';
import { type Canonical, plainBody, ResponseCache, type Responses } from './cache.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });

/** Changes every title without invalidating the caches: only pages rendered again show the new one. */
async function retitle(title: string): Promise<void> {
  await app.app.database.em
    .fork()
    .execute(
      `update "entry" set "fields" = jsonb_set("fields", '{title}', to_jsonb(?::text)) where "kind" = 'article'`,
      [title],
    );
}

const blogs = { operationName: 'Blog', variables: '{"page":1,"following":2}' };

/** Returns the URL of a trusted document, as the site's own client requests it. */
async function searchOf(search: Record<string, string>): Promise<URLSearchParams> {
  const pages = (await (await get('/offline-manifest.json')).json()) as { queries: string[] }[];
  const searches = pages
    .flatMap(({ queries }) => queries)
    .map((query) => new URL(query, app.url).searchParams);
  const extensions = searches
    .find((it) => it.get('operationName') === search['operationName'])
    ?.get('extensions');
  return new URLSearchParams({ ...search, extensions: extensions ?? '' });
}

test('unknown parameters, such as those of campaigns, neither render a page again nor create an entry of the cache', async () => {
  await retitle('As it was');
  for (const [first, others] of [
    // The first request fills the cache for all of these URLs.
    ['/?fbclid=1', ['/', '/?fbclid=2', '/?utm_source=a&utm_medium=b', '/?page=3', '/?__proto__=x']],
    ['/blog?utm_campaign=1&page=2', ['/blog?page=2', '/blog?page=2&page=3', '/blog?x=%ff&page=2&gclid=3']],
    ['/blog?page=none', ['/blog', '/blog?page=1', '/blog?page=0', '/blog?category=2']],
  ] as const) {
    await retitle(`As ${first} was first`);
    const made = await (await get(first)).text();
    await retitle('Rendered again');
    for (const path of others) {
      const page = await get(path);
      expect.soft(page.status, path).toBe(200);
      expect.soft((await page.text()) === made, `${path} is what ${first} made`).toBe(true);
    }
  }
});

test('known parameters share a cache entry in any order, and a page without them has another one', async () => {
  const estimate = await (await get('/get-a-quote?rooms=5&gclid=1&service=vacantStaging')).text();
  expect(estimate).toContain('Your estimate');
  expect(await (await get('/get-a-quote?service=vacantStaging&rooms=5')).text()).toBe(estimate);
  expect(await (await get('/get-a-quote?service=vacantStaging&rooms=6')).text()).not.toBe(estimate);
  expect(await (await get('/get-a-quote?correct=1')).text()).not.toContain('Your estimate');
});

test('the canonical link omits a campaign, and a redirect keeps it', async () => {
  for (const path of ['/about', '/blog?page=2']) {
    const html = await (await get(`${path}${path.includes('?') ? '&' : '?'}utm_source=card&fbclid=x`)).text();
    expect(html).toContain(`<link rel="canonical" href="${app.app.config.siteUrl}${path}"`);
    expect(html).not.toMatch(/utm_source|fbclid/);
  }
  for (const source of ['card', 'sign']) {
    const moved = await get(`/home?utm_source=${source}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/?utm_source=${source}`]);
  }
});

test('HEAD has the headers of GET, and a page that the client has is answered 304', async () => {
  const shown = await get('/contact');
  const head = await fetch(`${app.url}/contact`, { method: 'HEAD' });
  const own = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  expect([head.status, own(head), await head.text()]).toEqual([200, own(shown), '']);
  const etag = shown.headers.get('etag') ?? '';
  for (const held of [etag, etag.replace('W/', ''), `"older", ${etag}`, '*'])
    expect.soft((await get('/contact', { 'if-none-match': held })).status, held).toBe(304);
  expect((await get('/contact', { 'if-none-match': '"older"' })).status).toBe(200);
});

test('a response to a request with a token is not stored', async () => {
  const cachingOf = async (headers = {}) => (await get('/portfolio', headers)).headers.get('cache-control');
  expect(await cachingOf()).toBe('no-cache');
  expect(await cachingOf({ authorization: 'Bearer unknown' })).toBe('no-store');
  expect(await cachingOf()).toBe('no-cache');
});

test('a trusted query is answered from the cache however its parameters are written', async () => {
  await retitle('As it was asked first');
  const question = await searchOf(blogs);
  const ask = async (change: Record<string, string>) => {
    const search = new URLSearchParams(question);
    for (const [name, value] of Object.entries(change)) search.set(name, value);
    return (await get(`/graphql?${search}`)).text();
  };
  const first = await ask({ fbclid: '1' });
  expect(first).toContain('As it was asked first');
  await retitle('Rendered again');
  expect(await ask({})).toBe(first);
  expect(await ask({ utm_source: 'a', variables: '{ "following": 2, "page": 1 }' })).toBe(first);
  expect(await ask({ variables: '{"page":1,"following":2,"nobody":"asked"}' })).toBe(first);
  expect(await ask({ variables: '{"page":2,"following":3}' })).toContain('Rendered again');

  // Undeclared variables make no entries of the cache by POST either.
  const post = async (other: string) => {
    const extensions: unknown = JSON.parse(question.get('extensions') ?? '');
    const variables = { page: 1, following: 2, other };
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: 'Blog', variables, extensions }),
    });
    return response.text();
  };
  const posted = await post('first');
  await retitle('Rendered once more');
  expect(await post('second')).toBe(posted);
});

test('sitemap, feed and robots are cached regardless of query parameters', async () => {
  await retitle('As the feed was');
  const feed = await (await get('/feed.xml?utm_source=reader')).text();
  await retitle('Rendered again');
  for (const path of ['/feed.xml', '/feed.xml?x=1']) expect(await (await get(path)).text()).toBe(feed);
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect(await (await get(`${path}?fbclid=1`)).text()).toBe(await (await get(path)).text());
});

const named = (name: string) => name as Canonical;
const newCache = (version = { current: 1 }) => new ResponseCache(version as ContentVersion, new Metrics());
const rendered = (body: string, status = 200) => ({ status, type: 'text/html', body, isFailure: false });

test('pages that were rendered before a change of content are not served', async () => {
  const version = { current: 1 };
  const pages = newCache(version).add<Canonical>({
    partition: 'pages',
    render: async () => rendered(`<h1>${version.current}</h1>`),
  });
  const before = await pages.get(named('/about'));
  expect(await pages.get(named('/about'))).toBe(before);
  version.current = 2;
  expect(plainBody(await pages.get(named('/about'))).toString()).toBe('<h1>2</h1>');
});

test('unknown paths and pages with parameters do not evict pages, and are compressed cheaply', async () => {
  let body = randomBytes(10_000).toString('hex');
  const pages = newCache().add<Canonical>({
    partition: 'pages',
    render: async (url) => rendered(body, url.startsWith('/none') ? 404 : 200),
  });
  const brotli = (quality: number) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const about = await pages.get(named('/about'));
  const missing = await pages.get(named('/none/0'));
  const variant = await pages.get(named('/blog?page=0'));
  const bodies = [about, missing, variant].map(({ bodies: { br } }) => br);
  expect(bodies).toEqual([brotli(11), brotli(5), brotli(5)]);

  body = ' '.repeat(2_000_000);
  for (let number = 1; number < 60; number += 1) {
    await pages.get(named(`/none/${number}`));
    await pages.get(named(`/blog?page=${number}`));
  }
  expect(pages.peek(named('/about'))).toBe(about);
  expect([pages.peek(named('/none/0')), pages.peek(named('/blog?page=0'))]).toEqual([undefined, undefined]);
  expect(pages.peek(named('/blog?page=59'))).toBeDefined();
});

test('free-form queries evict neither pages nor trusted queries', async () => {
  const cache = newCache();
  const [pages, trusted, freeForm] = (['pages', 'trusted', 'freeForm'] as const).map((partition) =>
    cache.add<Canonical>({ partition, render: async () => rendered('x'.repeat(400_000)) }),
  ) as [Responses<Canonical>, Responses<Canonical>, Responses<Canonical>];
  const about = await pages.get(named('/about'));
  const list = await trusted.get(named('list'));
  for (let number = 0; number < 60; number += 1) await freeForm.get(named(`free-form ${number}`));
  expect(pages.peek(named('/about'))).toBe(about);
  expect(trusted.peek(named('list'))).toBe(list);
  expect(freeForm.peek(named('free-form 0'))).toBeUndefined();
  expect(freeForm.peek(named('free-form 59'))).toBeDefined();
});

test('a stored body occupies no more memory than its length', async () => {
  const cache = newCache();
  for (const partition of ['pages', 'trusted'] as const) {
    const kind = cache.add<Canonical>({ partition, render: async () => rendered('x'.repeat(9_000)) });
    const { bodies } = await kind.get(named('/about'));
    for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
  }
});

test('kinds of responses share no entry, whatever their keys and partitions are', async () => {
  const cache = newCache();
  const add = (body: string) =>
    cache.add<Canonical>({ partition: 'texts', render: async () => rendered(body) });
  const [first, second] = [add('first'), add('second')];
  const bodies = await Promise.all([first, second].map((kind) => kind.get(named('/feed.xml'))));
  expect(bodies.map((response) => plainBody(response).toString())).toEqual(['first', 'second']);
  expect(second.peek(named('/feed.xml'))).toBe(bodies[1]);
});

test('the URL of a request, which has many spellings, is no name of a response', () => {
  expectTypeOf<keyof ResponseCache>().toEqualTypeOf<'add'>();
  expectTypeOf<string>().not.toExtend<Parameters<Responses<Canonical>['get']>[0]>();
  // @ts-expect-error -- names of a kind cannot be any texts
  expectTypeOf<Responses<string>>();
});

test.each([
  ['gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0,deflate;q=0.6,identity;q=0.3', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['br;q=0, *', null],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['deflate', null],
])('Accept-Encoding: %s is answered in %s', async (header, encoding) => {
  const page = await get('/about', { 'accept-encoding': header });
  expect(page.headers.get('content-encoding')).toBe(encoding);
  expect(await page.text()).toContain('A Staging and Design Firm');
});
