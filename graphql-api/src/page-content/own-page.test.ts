import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { navigation } from '../../../content/shared/navigation.ts';
import { folderAt } from '../../../rules/folders.ts';
import { pathProblem } from '../../../rules/own-path.ts';
import type { TestApp } from '../../test/app.ts';
import { changePage } from '../../test/page-content.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { addEntry, changeEntry, publishFields } from '../../test/samples/entries.ts';
import { shared } from '../../test/shared-app.ts';
import { openWeb } from '../../test/web.ts';
import { createServer } from '../server.ts';

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

const KIND = 'ownPage';
const STATE = `query ($number: Int!) {
  entry(kind: "${KIND}", number: $number) { state version address unknown fields draft { errors } }
}`;
const UNPUBLISH = `mutation ($number: Int!, $version: Int!) {
  unpublishEntry(kind: "${KIND}", number: $number, version: $version) { state }
}`;

const texts = {
  'seo.description': 'Open houses of the studio in Milton, with dates and places.',
  'hero.paragraph': 'Come and see a staged house.',
};
const page = { label: 'Open houses', path: '/open-houses', isListed: true, ...texts };

const add = (fields: object) => addEntry(adminClient, KIND, fields);
const change = (number: number, version: number, fields: object) =>
  publishFields(adminClient.ask, { kind: KIND, number, version, revision: 0 }, fields);
const added = async (fields: object) => {
  const { number } = await add(fields);
  return number ?? 0;
};
const faultsOf = async (fields: object) => {
  const { errors } = await add(fields);
  return errors?.[0]?.extensions.fields ?? {};
};
const visit = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
const textOf = async (path: string) => (await visit(path)).text();

test('a page of the owner is written, published, renamed and taken offline', async () => {
  const number = await added(page);
  const html = await textOf('/open-houses');
  expect(html).toContain('Come and see a staged house.');
  expect(html).toMatch(/<title>Open houses \|/);
  expect(html).not.toContain('noindex');
  expect(await textOf('/sitemap.xml')).toContain('/open-houses</loc>');
  expect(await textOf('/offline-manifest.json')).toContain('"/open-houses"');
  const stored = { ...page, unsent: 'of another release' };
  expect(await adminClient.run(STATE, { number })).toEqual({
    state: 'PUBLISHED',
    version: 1,
    address: '/open-houses',
    unknown: [],
    fields: page,
    draft: null,
  });

  await change(number, 1, { ...stored, path: 'visits', isListed: false });
  const moved = await visit('/open-houses?from=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/visits?from=mail']);
  expect(await textOf('/visits')).toContain('noindex');
  expect(await textOf('/visits')).not.toContain('of another release');
  expect(await textOf('/sitemap.xml')).not.toContain('/visits');
  expect(await adminClient.run(STATE, { number })).toMatchObject({
    unknown: ['unsent'],
    fields: { path: '/visits' },
  });

  await adminClient.run(UNPUBLISH, { number, version: 2 });
  expect((await visit('/visits')).status).toBe(404);
  expect((await visit('/open-houses')).status).toBe(404);
  const stale = await change(number, 1, page);
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });
});

const MENU = `query { editablePage(page: "navigation") { entry { version fields } } }`;
interface Menu {
  entry: { version: number; fields: { bar: object[]; 'footer.links': { to: string }[] } };
}
const { bar, footer } = navigation;
const linkTo = (to: string) => ({ label: 'Fair', to });
const publishMenu = async (changes: object) => {
  const { version } = (await adminClient.run<Menu>(MENU)).entry;
  return changePage(adminClient.ask, 'navigation', changes, version);
};

test('the menu links to a page of the owner at its present path, while visitors see it', async () => {
  const early = await publishMenu({ bar: [...bar, { link: linkTo('/fair'), items: [] }] });
  expect(early.errors?.[0]?.extensions.fields).toHaveProperty('bar');
  const number = await added({ ...page, path: '/fair' });
  const items = [linkTo('/fair'), { label: 'Home stagers', to: '/about' }];
  const below = bar.map((entry) =>
    entry.link.to === '/staging' ? { ...entry, items: [...entry.items, ...items] } : entry,
  );
  const links = [...footer.links, linkTo('/fair')];
  expect((await publishMenu({ bar: below, 'footer.links': links })).errors).toBeUndefined();
  expect((await textOf('/')).match(/href="\/fair"/g)).toHaveLength(2);
  expect(await textOf('/fair')).toContain('"name":"Staging"');

  await change(number, 1, { ...page, path: '/fairs-in-may' });
  expect((await textOf('/')).match(/href="\/fairs-in-may"/g)).toHaveLength(2);
  const { fields } = (await adminClient.run<Menu>(MENU)).entry;
  expect(fields['footer.links'].at(-1)?.to).toBe('/fairs-in-may');
  // The menu can be published as it was opened before.
  expect(
    (await publishMenu({ bar: fields.bar, 'footer.links': fields['footer.links'] })).errors,
  ).toBeUndefined();

  // The menu of an entry that is left out takes its place.
  await publishMenu({
    bar: [
      ...bar.filter(({ link }) => link.to !== '/about'),
      { link: linkTo('/fairs-in-may'), items: items.slice(1) },
    ],
  });
  expect(await textOf('/')).toContain('href="/fairs-in-may"');
  await adminClient.run(UNPUBLISH, { number, version: 2 });
  const html = await textOf('/');
  expect(html).not.toContain('fairs-in-may');
  expect(html).toContain('Home stagers');
});

test('each page has its first picture', async () => {
  const picture = { name: 'pair-bedroom-after', alt: 'A changed text' };
  const { errors } = await changePage(adminClient.ask, '/design/commercial', { 'hero.picture': picture });
  expect(errors).toBeUndefined();
  const pictures = await adminClient.run<{ page: string; picture: object }[]>(
    '{ pagePictures { page picture } }',
  );
  const pictureOf = (path: string) => pictures.find((it) => it.page === path)?.picture;
  expect(pictureOf('/design/commercial')).toMatchObject(picture);
  expect(pictureOf('/')).toBeDefined();
  expect(pictureOf('/privacy')).toBeUndefined();
});

test('a draft of a page keeps what breaks a rule, and names it', async () => {
  const draft = { label: 'Fairs', path: '/staging', isListed: true, publishing: 'draft' };
  const { number } = await adminClient.run<{ number: number }>(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "${KIND}", fields: $fields, version: 0, revision: 0) { number }
    }`,
    { fields: draft },
  );
  const { draft: saved, ...entry } = await adminClient.run<{ draft: { errors: object } }>(STATE, { number });
  expect(entry).toEqual({ state: 'DRAFT', version: 0, address: null, unknown: [], fields: {} });
  expect(saved.errors).toEqual({
    path: 'The site uses /staging itself. Choose another path.',
    'seo.description': 'Description is required.',
    'hero.paragraph': 'Paragraph is required.',
  });
});

test('a page of the owner is deleted, and restored with its paths', async () => {
  const number = await added({ ...page, path: '/fairs' });
  await change(number, 1, { ...page, path: '/markets' });
  await changeEntry(adminClient, 'removeEntry', KIND, number);
  for (const path of ['/fairs', '/markets']) expect((await visit(path)).status).toBe(404);
  await changeEntry(adminClient, 'restoreEntry', KIND, number);
  expect((await visit('/markets')).status).toBe(200);
  expect((await visit('/fairs')).status).toBe(301);
  const { nodes } = await adminClient.run<{ nodes: { event: string; entryKind: string }[] }>(
    '{ activity(first: 2) { nodes { event entryKind } } }',
  );
  expect(nodes).toEqual([
    { event: 'ENTRY_RESTORED', entryKind: KIND },
    { event: 'ENTRY_DELETED', entryKind: KIND },
  ]);
});

test('a link to a page of the owner is accepted, and one to no page is not', async () => {
  const to = { label: 'Workshops', to: '/workshops' };
  const early = await changePage(adminClient.ask, '/commercial', { 'hero.action': to });
  expect(early.errors?.[0]?.extensions.fields).toHaveProperty(['hero.action']);
  await add({ ...page, path: '/workshops' });
  await changePage(adminClient.ask, '/commercial', { 'hero.action': to });
  expect(await textOf('/commercial')).toContain('href="/workshops"');
});

test.each([
  '/staging',
  '/blog/news',
  '/artical/x',
  '/admin',
  '/admin/pages',
  '/home',
  '/thank-you',
  '/portfolio/present/x',
  '/portfolio/kitchen',
  '/Events',
  '/sw.js',
  '//events',
  '/',
])('a page at %s is refused with a sentence', async (path) => {
  expect((await faultsOf({ ...page, path }))['path']).toMatch(/^(The path is like|The site uses)/);
});

test('two pages cannot have one path', async () => {
  await add({ ...page, path: '/classes/spring' });
  expect((await faultsOf({ ...page, path: 'classes/spring' }))['path']).toBe(
    "The path 'classes/spring' is already used by the page 'Open houses'. Choose another one.",
  );
});

test('the owner cannot add more than a hundred pages', async () => {
  await app.app.database.em.fork().execute(
    `insert into "entry" ("kind", "number", "title", "fields", "version", "createdAt", "updatedAt")
     select '${KIND}', 1000 + n, 'Page', '{}', 0, now(), now() from generate_series(1, 100) n`,
  );
  expect((await faultsOf({ ...page, path: '/one-more' }))['label']).toBe(
    'There are 100 own pages already. Use one of them for this.',
  );
  await app.app.database.em
    .fork()
    .execute(`delete from "entry" where "kind" = '${KIND}' and "number" > 1000`);
});

test('no page of the owner has a path of a route, and the folder of each route has its kind', async () => {
  const server = await createServer(app.app, openWeb);
  const folders = new Set(server.declaredRoutes.map(({ url }) => url.split('/')[1] ?? ''));
  await server.close();
  // Other paths cannot be those of a page of the owner.
  const words = [...folders].filter((folder) => /^[a-z0-9-]+$/.test(folder));
  expect(words.filter((folder) => pathProblem(`/${folder}`) === undefined)).toEqual([]);
  const ofKind = (...kinds: string[]) =>
    words.filter((folder) => kinds.includes(folderAt(`/${folder}`) ?? '')).toSorted();
  // The service worker serves pages: a route beside them is one of these.
  expect(ofKind('page', 'owner')).toEqual(['blog', 'share-photos']);
  const { files } = await openWeb();
  const built = readdirSync(files as string, { withFileTypes: true }).filter((it) => it.isDirectory());
  expect(ofKind('build')).toEqual(
    built
      .map(({ name }) => name)
      .filter((name) => name !== '.vite')
      .toSorted(),
  );
});
