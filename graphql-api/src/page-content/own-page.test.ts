import { expect, test } from 'vitest';
import { pathProblem } from '../../../rules/own-path.ts';
import type { TestApp } from '../../test/app.ts';
import { changePage } from '../../test/page-content.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';
import { createServer } from '../server.ts';

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

interface OwnPage {
  page_id: number;
  version: number;
}

const FIELDS = 'page_id path label version isPublished';
const CREATE = `mutation ($input: OwnPageInput!) { createOwnPage(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: OwnPageInput!, $version: Int!) {
  updateOwnPage(id: $id, input: $input, version: $version) { ${FIELDS} }
}`;

const texts = {
  'seo.description': 'Open houses of the studio in Milton, with dates and places.',
  'hero.paragraph': 'Come and see a staged house.',
};

const input = {
  label: 'Open houses',
  path: '/open-houses',
  place: '/staging',
  isListed: true,
  isPublished: false,
};
const visit = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
const textOf = async (path: string) => (await visit(path)).text();

test('a page of the owner is written, published, renamed and taken offline', async () => {
  const { page_id: id } = await adminClient.run<OwnPage>(CREATE, { input });
  expect((await visit('/open-houses')).status).toBe(404);
  const early = await adminClient.ask(UPDATE, { id, input: { ...input, isPublished: true }, version: 1 });
  expect(early.errors?.[0]?.extensions.fields?.['isPublished']).toMatch(
    /^Write the page first\. .*Description is required/,
  );

  await changePage(adminClient.ask, `page/${id}`, texts);
  await adminClient.run(UPDATE, { id, input: { ...input, isPublished: true }, version: 1 });
  const html = await textOf('/open-houses');
  expect(html).toContain('Come and see a staged house.');
  expect(html).toMatch(/<title>Open houses \|/);
  expect(html).toContain('"name":"Staging"');
  expect(html).not.toContain('noindex');
  expect(await textOf('/')).toContain('href="/open-houses"');
  expect(await textOf('/sitemap.xml')).toContain('/open-houses</loc>');
  expect(await textOf('/offline-manifest.json')).toContain('"/open-houses"');

  await adminClient.run(UPDATE, {
    id,
    input: { ...input, path: '/events', isListed: false, isPublished: true },
    version: 2,
  });
  const moved = await visit('/open-houses?from=mail');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/events?from=mail']);
  expect(await textOf('/events')).toContain('noindex');
  expect(await textOf('/sitemap.xml')).not.toContain('/events');

  await adminClient.run(UPDATE, { id, input: { ...input, path: '/events' }, version: 3 });
  expect((await visit('/events')).status).toBe(404);
  expect((await visit('/open-houses')).status).toBe(404);
  expect(await textOf('/')).not.toContain('href="/events"');
  const stale = await adminClient.ask(UPDATE, { id, input, version: 1 });
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 4 } });
});

test('a page of the owner is deleted with its paths, which are free again', async () => {
  const { page_id: id } = await adminClient.run<{ page_id: number }>(CREATE, {
    input: { ...input, path: '/fairs' },
  });
  await changePage(adminClient.ask, `page/${id}`, texts);
  const moved = { ...input, path: '/markets', isPublished: true };
  await adminClient.run(UPDATE, { id, input: moved, version: 1 });
  expect((await visit('/markets')).status).toBe(200);
  const remove = 'mutation ($id: Int!) { deleteOwnPage(id: $id) { page_id } }';
  expect(await adminClient.run(remove, { id })).toEqual({ page_id: id });
  for (const path of ['/fairs', '/markets']) expect((await visit(path)).status).toBe(404);
  expect(await textOf('/')).not.toContain('/markets');
  const again = await adminClient.ask(remove, { id });
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await adminClient.ask(CREATE, { input: { ...input, path: '/fairs' } })).errors).toBeUndefined();
  const { nodes } = await adminClient.run<{ nodes: { event: string; subject: string }[] }>(
    '{ activity(first: 2) { nodes { event subject } } }',
  );
  expect(nodes).toEqual([
    { event: 'ENTRY_DELETED', subject: input.label },
    { event: 'ENTRY_PUBLISHED', subject: input.label },
  ]);
});

test('a link to a page of the owner is accepted', async () => {
  await adminClient.run(CREATE, { input: { ...input, path: '/workshops' } });
  const action = { label: 'Workshops', to: '/workshops' };
  await changePage(adminClient.ask, '/commercial', { 'hero.action': action });
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
  'events',
  '//events',
  '/',
])('a page at %s is refused with a sentence', async (path) => {
  const { errors } = await adminClient.ask(CREATE, { input: { ...input, path } });
  expect(errors?.[0]?.extensions.fields?.['path']).toMatch(/^(The path is like|The site uses)/);
});

test('no page of the owner has a path of a route', async () => {
  const server = await createServer(app.app);
  const folders = new Set(server.declaredRoutes.map(({ url }) => url.split('/')[1] ?? ''));
  await server.close();
  // Other paths cannot be those of a page of the owner.
  const words = [...folders].filter((folder) => /^[a-z0-9-]+$/.test(folder));
  expect(words.filter((folder) => pathProblem(`/${folder}`) === undefined)).toEqual([]);
});
