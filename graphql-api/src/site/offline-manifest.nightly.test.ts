import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { signInAdmin } from '../../test/samples/content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the offline manifest renders no page; it has their ETags, and its own, once they are rendered', async () => {
  const em = app.app.database.em.fork();
  const readManifest = async () => {
    const response = await fetch(`${app.url}/offline-manifest.json`);
    const pages = (await response.json()) as { path: string; etag?: string; queries: string[] }[];
    return { isWhole: response.headers.has('etag'), policy: response.headers.get('cache-control'), pages };
  };
  await (await signInAdmin(app)).createBlog({ slug_url: 'changes-the-version' });
  const fresh = await readManifest();
  expect(fresh).toMatchObject({ isWhole: false, policy: 'no-store' });
  expect(fresh.pages.filter(({ etag }) => etag !== undefined)).toEqual([]);
  expect(fresh.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/portfolio', '/blog?page=2']));

  await em.execute('alter table "video" rename to "video_away"');
  const etags = new Map<string, string | null>();
  for (const { path } of fresh.pages) {
    const { headers } = await fetch(app.url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    etags.set(path, headers.get('etag'));
  }
  await em.execute('alter table "video_away" rename to "video"');
  const failing = await readManifest();
  expect(failing.isWhole).toBe(false);
  for (const { path, etag } of failing.pages) expect.soft(etag ?? null, path).toBe(etags.get(path));
  const unknown = failing.pages.filter(({ etag }) => etag === undefined).map(({ path }) => path);
  const ofPortfolio = fresh.pages.map(({ path }) => path).filter((path) => path.startsWith('/portfolio'));
  expect(ofPortfolio.length).toBeGreaterThan(2);
  expect(unknown).toEqual(ofPortfolio);

  for (const path of unknown) expect((await fetch(app.url + path)).status).toBe(200);
  const whole = await readManifest();
  expect(whole).toMatchObject({ isWhole: true, policy: 'no-cache' });
  for (const query of new Set(whole.pages.flatMap(({ queries }) => queries)))
    expect.soft(await (await fetch(app.url + query)).json(), query).not.toHaveProperty('errors');
});
