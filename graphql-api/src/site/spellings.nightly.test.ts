import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { signInAdmin } from '../../test/samples/content.ts';
import { answers, freePort } from '../../test/server-process.ts';
import { answersOf, ask, flood } from '../../test/spellings.ts';

const caddyfile = join(import.meta.dirname, '../../../deploy/Caddyfile');
const hasCaddy = spawnSync('caddy', ['version']).error === undefined;
let app: TestApp;
let proxy: ChildProcess | undefined;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  proxy?.kill();
  await app.close();
});

const files = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/manifest.webmanifest', '/sw.js', '/icon.svg'];
const lists = ['/blogs', '/blogs?page=2', '/api/categories', '/api/locationpages', '/blog/1'];
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog?page=2',
  '/get-a-quote?service=vacantStaging&rooms=5',
  '/login',
];
const queries = ['/graphql?query={categories{category}}'];
const entries = ['/artical/living-in-a-staged-house', '/location/home-staging-milton', '/fairs'];

/** Publishes a page of the owner at `/fairs`. */
async function publishFairs(): Promise<void> {
  const { run } = await signInAdmin(app);
  const fields = {
    label: 'Fairs',
    path: '/fairs',
    isListed: true,
    'seo.description': 'Fairs of the studio.',
    'hero.paragraph': 'Meet us at a fair.',
  };
  const saved = await run<{ number: number; draft: { revision: number } }>(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "ownPage", fields: $fields, version: 0, revision: 0) { number draft { revision } }
    }`,
    { fields },
  );
  await run(
    `mutation ($number: Int!, $revision: Int!) {
      publishEntry(kind: "ownPage", number: $number, revision: $revision) { number }
    }`,
    { number: saved.number, ...saved.draft },
  );
}

/** Returns the addresses of the site: some of each kind, and projects and trusted documents. */
async function addressesOf(): Promise<string[]> {
  const manifest = await ask(app.url, '/offline-manifest.json');
  const stored = JSON.parse(manifest.body) as { path: string; queries: string[] }[];
  const project = stored.find(({ path }) => path.startsWith('/portfolio/'))?.path ?? '';
  const trusted = stored.flatMap((page) => page.queries)[0] ?? '';
  return [...files, '/offline-manifest.json', ...lists, ...pages, ...queries, ...entries, project, trusted];
}

async function startProxy(): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  proxy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: tmpdir(), SITE_URL: url, SITES: new URL(app.url).host },
    stdio: 'ignore',
  });
  await answers(`${url}/healthz`, proxy);
  return url;
}

test('each address of the site answers the same after requests in all other spellings, also through a proxy', async () => {
  await publishFairs();
  const addresses = await addressesOf();
  const before = await answersOf(app.url, addresses);
  expect(before).toEqual(addresses.map((address) => expect.objectContaining({ address, status: 200 })));
  // Its cache is empty.
  app = await app.restart();
  await flood(app.url, addresses);
  expect(await answersOf(app.url, addresses)).toEqual(before);
  if (!hasCaddy) return;
  app = await app.restart();
  await flood(await startProxy(), addresses);
  expect(await answersOf(app.url, addresses)).toEqual(before);
});
