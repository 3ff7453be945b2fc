import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { moveClock } from '../../test/database-clock.ts';
import { type AdminClient, place, post, signInAdmin } from '../../test/samples/content.ts';
import { purge } from '../purge.jobs.ts';

const log = captureLog();
let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { hasMovableClock: true, logged: log });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

interface Saved {
  number: number;
  version: number;
  draft: { revision: number } | null;
}

const N = '$kind: String!, $number: Int!';
const OF = 'kind: $kind, number: $number';
const S = 'number version draft { revision }';
const saveDraft = (
  kind: string,
  fields: object,
  { number, version = 0, draft }: Partial<Saved> = {},
): Promise<Saved> =>
  adminClient.run(
    `mutation ($kind: String!, $number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!) {
      saveEntryDraft(${OF}, fields: $fields, version: $version, revision: $revision) { ${S} }
    }`,
    { kind, number, fields, version, revision: draft?.revision ?? 0 },
  );
const act = (operation: 'publishEntry' | 'discardEntryDraft', kind: string, { number, draft }: Saved) =>
  adminClient.run<Saved>(
    `mutation (${N}, $revision: Int!) { ${operation}(${OF}, revision: $revision) { ${S} } }`,
    { kind, number, revision: draft?.revision ?? 0 },
  );
const SHARE = `mutation (${N}) { shareEntryDraft(${OF}) { url expiresAt createdBy } }`;
const END = `mutation (${N}) { endDraftLink(${OF}) { number } }`;
const LINK = `query (${N}) { draftLink(${OF}) { expiresAt createdBy url } }`;

/** Makes a link and returns its path and query. */
async function share(kind: string, { number }: Pick<Saved, 'number'>): Promise<string> {
  const { url } = await adminClient.run<{ url: string }>(SHARE, { kind, number });
  return url.slice(new URL(url).origin.length);
}

const visit = (path: string) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });

/** Opens a link and follows its redirects. Returns the last path with its page. */
async function open(path: string): Promise<{ status: number; path: string; html: string; headers: Headers }> {
  const response = await visit(path);
  const location = response.headers.get('location');
  if (location) return open(location);
  return { status: response.status, path, html: await response.text(), headers: response.headers };
}

const headingOf = ({ html }: { html: string }) =>
  (/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, '').trim();

const title = 'A hall for five coats';
const article = (change: object) => ({ ...post, slug_url: 'Five Coats', ...change });

test('a link shows the draft of a new article as its page, until it is published', async () => {
  const draft = await saveDraft('article', article({ title }));
  const link = await share('article', draft);
  expect(link).toMatch(/^\/preview\?draft=[\w-]{43}$/);

  const { status, path, html, headers } = await open(link);
  expect([status, path]).toEqual([200, link.replace('/preview', '/artical/five-coats')]);
  expect(html).toContain(`<title>A hallway | `);
  expect(headingOf({ html })).toBe(title);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/>Draft · not published · until [A-Z]\w+ \d+(, \d{4})?<\/p>/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers.get('etag')).toBeNull();
  // It is not public, and no cache has stored it.
  expect((await visit('/artical/five-coats')).status).toBe(404);
  for (const list of ['/blog', '/sitemap.xml', '/offline-manifest.json', '/feed.xml'])
    expect((await open(list)).html.includes('five-coats')).toBe(false);
  expect((await app.graphql('{ blog(slug: "five-coats") { title } }')).data?.['blog']).toBeNull();

  const published = await act('publishEntry', 'article', draft);
  expect((await visit(link)).headers.get('location')).toBe('/artical/five-coats');
  // A draft that is begun later is not shown.
  const next = await saveDraft('article', article({ title: 'Never shared' }), published);
  const later = await open(link);
  expect([later.status, later.path]).toEqual([200, '/artical/five-coats']);
  expect(later.html.includes('Never shared')).toBe(false);
  expect(headingOf(await open(await share('article', next)))).toBe('Never shared');
  expect((await open('/artical/five-coats')).html.includes('Never shared')).toBe(false);
});

test('a link shows the draft of a location page, of a project, of a page and of a page of the owner', async () => {
  const { number, version } = await adminClient.run<Saved>(
    `mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { number: location_id version } }`,
    { input: { ...place, slug_url: 'acton-draft' } },
  );
  const moved = { ...place, main_heading: 'Acton, by the lake', slug_url: 'acton-moved' };
  const town = await open(await share('location', await saveDraft('location', moved, { number, version })));
  expect(town.path).toMatch(/^\/location\/acton-moved\?draft=/);
  expect(headingOf(town)).toBe('Acton, by the lake');
  expect((await visit('/location/acton-moved')).status).toBe(404);
  expect((await visit('/location/acton-draft')).status).toBe(200);

  const { items } = await adminClient.run<{ items: (Saved & { fields: object })[] }>(
    `{ entries(kind: "project", page: 1, pageSize: 1) { items { ${S} fields } } }`,
  );
  const [first] = items;
  const story = { ...first?.fields, story: '<p>Told in a draft.</p>' };
  const project = await open(await share('project', await saveDraft('project', story, first)));
  expect(project.path).toMatch(/^\/portfolio\/[\w-]+\?draft=/);
  expect(project.html.includes('Told in a draft.')).toBe(true);

  const entryOf = async (page: string) => {
    const query = `query ($page: String!) { editablePage(page: $page) { entry { ${S} } } }`;
    return (await adminClient.run<{ entry: Saved }>(query, { page })).entry;
  };
  const heading = { 'hero.paragraph': 'About us, in a draft.' };
  const about = await open(await share('page', await saveDraft('page', heading, await entryOf('/about'))));
  expect(about.path).toMatch(/^\/about\?draft=/);
  expect(about.html.includes('About us, in a draft')).toBe(true);
  expect((await open('/about')).html.includes('in a draft')).toBe(false);

  const fairs = await saveDraft('ownPage', {
    label: 'Fairs',
    path: '/fairs',
    isListed: true,
    'seo.description': 'Fairs of the studio.',
    'hero.paragraph': 'Meet us at a fair.',
  });
  const page = await open(await share('ownPage', fairs));
  expect(page.path).toMatch(/^\/fairs\?draft=/);
  expect(page.html.includes('Meet us at a fair.')).toBe(true);
  expect((await visit('/fairs')).status).toBe(404);
  expect((await open('/')).html.includes('/fairs')).toBe(false);
});

test('a link ends while the account that made it may not edit such entries', async () => {
  const link = await share('article', await saveDraft('article', article({ slug_url: 'by right' })));
  const setRole = (role: string) =>
    app.app.database.em
      .fork()
      .execute('update "account" set "role" = ? where "email" = ?', [role, admin.email]);
  await setRole('assistant');
  expect((await open(link)).status).toBe(404);
  await setRole('owner');
  expect((await open(link)).status).toBe(200);
  // Another process may have a release, or features, without the kind.
  const { kinds } = app.app;
  app.app.kinds = new Map([...kinds].filter(([kind]) => kind !== 'article'));
  expect((await open(link)).status).toBe(404);
  app.app.kinds = kinds;
});

test('a link ends with its draft, with another link, by the admin, and after seven days', async () => {
  const draft = await saveDraft('article', article({ slug_url: 'ends' }));
  const first = await share('article', draft);
  const second = await share('article', draft);
  const ended = await open(first);
  expect(ended).toMatchObject({ status: 404, path: first });
  expect(headingOf(ended)).toBe('This link doesn’t work any more');
  // It does not say whether there was such a link.
  for (const path of [`/preview?draft=${'x'.repeat(43)}`, '/preview?draft=unknown', '/preview'])
    expect((await open(path)).html).toBe(ended.html);
  expect((await open(second)).status).toBe(200);
  const { number } = draft;
  const variables = { kind: 'article', number };
  expect(await adminClient.run(LINK, variables)).toMatchObject({ createdBy: admin.email, url: null });
  await adminClient.run(END, variables);
  expect((await open(second)).status).toBe(404);
  expect(await adminClient.run(LINK, variables)).toBeNull();
  expect((await adminClient.ask(END, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  const third = await share('article', draft);
  const hash = await app.app.database.em
    .fork()
    .execute('select * from "draft_link" where "number" = ?', [number]);
  expect(JSON.stringify(hash)).not.toContain(third.split('=')[1]);
  await act('discardEntryDraft', 'article', draft);
  expect((await open(third)).status).toBe(404);

  const last = await share('article', await saveDraft('article', article({ slug_url: 'expires' })));
  await moveClock(app, `interval '6 days 23 hours'`);
  expect((await open(last)).status).toBe(200);
  await moveClock(app, `interval '2 hours'`);
  expect((await open(last)).status).toBe(404);
  // A page that the visitor reloads is not shown as it was published.
  expect(await open(`/about?draft=${'x'.repeat(43)}`)).toMatchObject({ status: 404, path: '/preview' });
  expect(await open('/about?draft=unknown')).toMatchObject({ status: 200, path: '/about?draft=unknown' });
  await purge(app.app);
  expect(await app.app.database.em.fork().execute('select 1 from "draft_link"')).toEqual([]);
  await moveClock(app, `interval '-7 days -1 hour'`);
});

test('a view of a draft, or of an unknown link, is answered once and logs no error', async () => {
  const draft = await saveDraft('article', article({ slug_url: 'seen once' }));
  const link = await share('article', draft);
  const before = log.text().length;
  expect((await open(link)).status).toBe(200);
  for (const path of ['/about', '/preview', '/no-such-page'])
    expect((await open(`${path}?draft=${'x'.repeat(43)}`)).status).toBe(404);
  const lines = log.text().slice(before).trim().split('\n');
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([]);
});

test('a draft that cannot be published is not shared, and nothing without a page', async () => {
  const incomplete = await saveDraft('article', article({ title: '', slug_url: 'incomplete' }));
  const refused = await adminClient.ask(SHARE, { kind: 'article', number: incomplete.number });
  expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('title');
  const complete = await saveDraft('article', article({ slug_url: 'incomplete' }), incomplete);
  const link = await share('article', complete);
  await saveDraft('article', article({ title: '', slug_url: 'incomplete' }), complete);
  expect((await open(link)).status).toBe(404);

  const category = await saveDraft('category', { category: 'Fairs' });
  const without = await adminClient.ask(SHARE, { kind: 'category', number: category.number });
  expect(without.errors?.[0]?.extensions.fields?.['number']).toMatch(/has no page/);
  const { blog_id: number } = await adminClient.createBlog({ slug_url: 'without a draft' });
  const nothing = await adminClient.ask(SHARE, { kind: 'article', number });
  expect(nothing.errors?.[0]?.extensions.fields?.['number']).toBe('There is no draft to share.');
});

test('a link is no way into the admin area, is limited, and is in no log', async () => {
  log.takeEvents();
  const draft = await saveDraft('article', article({ slug_url: 'logged' }));
  const variables = { kind: 'article', number: draft.number };
  for (const query of [SHARE, END, LINK])
    expect((await app.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const link = await share('article', draft);
  const token = link.split('=')[1] ?? '';
  const asAdmin = await app.graphql(LINK, variables, token);
  expect(asAdmin.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const path = link.replace('/preview', '/artical/logged');
  const answers = await Promise.all(Array.from({ length: 32 }, () => visit(path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  await adminClient.run(END, variables);
  expect(log.takeEvents()).toEqual(expect.arrayContaining(['entry.shared', 'entry.unshared']));
  expect(log.text()).not.toContain(token);
  const { nodes } = await adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 2) { nodes { event subject } } }',
  );
  expect(nodes).toEqual([
    { event: 'ENTRY_UNSHARED', subject: post.title },
    { event: 'ENTRY_SHARED', subject: post.title },
  ]);
});
