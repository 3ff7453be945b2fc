import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { signInAdmin } from '../../test/samples/content.ts';
import { openWeb } from '../../test/web.ts';
import { createServer } from '../server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a server with a truncated release record serves its pages and starts a new record', async () => {
  const record = join(app.app.config.dataDir, 'files/releases/releases.json');
  const releases = async () => JSON.parse(await readFile(record, 'utf8').catch(() => '[]')) as unknown[];
  await expect.poll(releases).toHaveLength(1);
  const whole = await readFile(record, 'utf8');
  await writeFile(record, whole.slice(0, whole.length / 2));

  const next = await createServer(app.app, openWeb);
  expect((await next.inject('/')).statusCode).toBe(200);
  await next.close();
  expect(await releases()).toHaveLength(1);
});

test('a path that ends like a file is not a page, but a slug may contain a dot', async () => {
  const slugs = ['staging-2.0', 'staging.x', 'staging.unforgettable', 'staging.a_b'];
  const adminClient = await signInAdmin(app);
  for (const slug_url of slugs) await adminClient.createBlog({ slug_url });
  for (const slug of slugs) expect.soft((await fetch(`${app.url}/artical/${slug}`)).status, slug).toBe(200);

  for (const path of ['/artical/staging.html', '/about.js', '/assets/missing'])
    expect.soft((await fetch(app.url + path)).headers.get('content-type'), path).toMatch(/^text\/plain/);
});

test('a request for a file with a slash at its end does not keep the file from others', async () => {
  const adminClient = await signInAdmin(app);
  // Empties the cache.
  await adminClient.createBlog({ slug_url: 'changed' });
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest', '/sw.js']) {
    const status = async (url: string) => (await fetch(app.url + url, { redirect: 'manual' })).status;
    expect.soft([await status(`${path}/`), await status(path)], path).toEqual([404, 200]);
  }
});

test('opening the URL for shared photos redirects to the quote form', async () => {
  const answer = await fetch(`${app.url}/share-photos`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/get-a-quote']);
});

test('the manifest is sent again only after a change', async () => {
  const url = `${app.url}/manifest.webmanifest`;
  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  expect(await first.json()).toMatchObject({ name: expect.any(String), start_url: expect.any(String) });
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['/gEt-A-quote', '/get-a-quote'],
  ['/%61bout?utm_source=card', '/about?utm_source=card'],
  ['/about/', '/about'],
  ['/blog/', '/blog'],
  ['/Home', '/'],
])('%s redirects to the one spelling of the page', async (path, location) => {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test.each(['/blogs', '/api/categories', '/api/locationpages'])(
  '%s is cached and compressed for anonymous clients until content changes',
  async (path) => {
    const em = app.app.database.em.fork();
    const adminClient = await signInAdmin(app);
    const first = await fetch(app.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
    const body = await first.text();
    await em.execute(
      `update "entry" set "fields" = jsonb_set("fields", '{title}', to_jsonb("title" || '!')) where "kind" = 'article'`,
    );
    await em.execute(
      `update "entry" set "fields" = jsonb_set("fields", '{main_heading}', to_jsonb(("fields" ->> 'main_heading') || '!')) where "kind" = 'location'`,
    );
    expect(await (await fetch(`${app.url}${path}?utm_source=x`)).text()).toBe(body);
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(app.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await adminClient.createBlog({ slug_url: `changed-${path.length}` });
    const isChanged = (await (await fetch(app.url + path)).text()) !== body;
    expect(isChanged).toBe(path !== '/api/categories');
  },
);

test('/blogs has 500 articles a page, and the offline manifest lists the pages of the newest 50', async () => {
  const em = app.app.database.em.fork();
  await em.execute(
    `insert into "entry" ("kind", "number", "title", "slug", "fields", "version", "publishAt", "createdAt", "updatedAt")
     select 'article', 1000 + n, 'Generated ' || n, 'generated-' || n,
       jsonb_build_object('title', 'Generated ' || n, 'slug_url', 'generated-' || n, 'category', 2), 1, now() - interval '9 years', now(), now()
     from generate_series(1, 5000) n`,
  );
  const adminClient = await signInAdmin(app);
  await adminClient.createBlog({ slug_url: 'after-generated' });
  const count = async (path: string) =>
    ((await (await fetch(app.url + path)).json()) as { data: unknown[] }).data.length;
  expect([await count('/blogs'), await count('/blogs?page=2'), await count('/blogs?page=99')]).toEqual([
    500, 500, 0,
  ]);
  const pages = (await (await fetch(`${app.url}/offline-manifest.json`)).json()) as { path: string }[];
  expect(pages.filter(({ path }) => path.startsWith('/artical/'))).toHaveLength(50);
  expect(pages.filter(({ path }) => path.startsWith('/blog')).length).toBeLessThan(15);
});
