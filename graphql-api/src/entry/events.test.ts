import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { E, type Entry, type Events, openHouse, startEvents } from '../../test/event-entries.ts';
import { changePage } from '../../test/page-content.ts';
import { uploadAs } from '../../test/samples/content.ts';
import { jpeg } from '../../test/samples/quote.ts';
import { openWeb } from '../../test/web.ts';
import { exportSite } from '../operations/export/export.ts';
import { createServer } from '../server.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.app.close());

test('a draft keeps what breaks a rule, names it, and is not public until it is published', async () => {
  const draft = await events.saved({ name: 'Open house', speakers: [{}] });
  const { number } = draft;
  expect(draft).toMatchObject({ title: 'Open house', state: 'DRAFT', version: 0, fields: {}, address: null });
  expect(draft.draft?.errors).toEqual({
    slug_url: 'URL slug is required.',
    day: 'Day is required.',
    'speakers[0].name': 'Name is required.',
  });
  const rejected = await events.publishDraft(number);
  expect(rejected.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'speakers[0].name': 'Name is required.' },
  });
  await events.saved(openHouse, { ...draft.draft, number });
  await events.publishDraft(number);
  expect(await events.find(number)).toMatchObject({
    state: 'PUBLISHED',
    version: 1,
    address: '/events/open-house',
    fields: { ...openHouse, slug_url: 'Open House' },
    draft: null,
  });
});

const PAGE = `query ($slug: String!) {
  publicEntry(kind: "event", slug: $slug) { title path fields pictures { url } }
}`;

test('the HTML of a rich text of any kind is sanitized, also in a draft', async () => {
  const text = '<p>Come <b>in</b></p><img src="x" onerror="alert(1)"><script>alert(1)</script>';
  const { draft } = await events.saved({ ...openHouse, text });
  expect(draft?.fields['text']).toBe('<p>Come <b>in</b></p>');
});

test('a picture that needs an alternative text is published with one only', async () => {
  const file = new Blob([new Uint8Array(await jpeg(60, 40))]);
  const upload = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const { data } = await uploadAs(events.app, events.adminClient.token, upload, { file });
  const picture = (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
  const publishWith = async (fields: object) => {
    const { number } = await events.saved({ ...openHouse, slug_url: 'seen', ...fields });
    return (await events.publishDraft(number)).errors?.[0]?.extensions;
  };
  expect(await publishWith({ picture })).toMatchObject({
    fields: { 'picture.alt': 'Alternative text is required.' },
  });
  expect(await publishWith({ picture: 'https://example.com/a.jpg' })).toMatchObject({
    fields: { picture: 'Upload the picture first.' },
  });
  await events.sql('update "picture" set "alt" = ?', ['A barn']);
  expect(await publishWith({ picture })).toBeUndefined();
});

test('the page of an event reads its published version, and moves with its address', async () => {
  const pageAt = async (slug: string) => {
    const { data } = await events.app.graphql(PAGE, { slug });
    return data?.['publicEntry'] as unknown as { path: string; fields: object } | null;
  };
  const { number } = await events.saved({ ...openHouse, slug_url: 'visit' });
  expect(await pageAt('visit')).toBeNull();
  await events.publishDraft(number);
  expect(await pageAt('visit')).toEqual({
    title: 'Open house',
    path: '/events/visit',
    fields: { ...openHouse, slug_url: 'visit', place: null, picture: null, text: null },
    pictures: [],
  });
  const moved = {
    ...openHouse,
    name: 'Spring visit',
    slug_url: 'spring',
    place: 'From {vacantStaging.price}',
  };
  await events.saved(moved, { number, version: 1 });
  expect(await pageAt('visit')).toHaveProperty('title', 'Open house');
  await events.publishDraft(number);
  expect(await pageAt('visit')).toHaveProperty('path', '/events/spring');
  expect(await pageAt('Spring')).toMatchObject({
    title: 'Spring visit',
    fields: { place: expect.stringMatching(/^From \$[\d,]+$/) },
  });
  await events.run('removeEntry(kind: "event", number: $number)', { number });
  expect(await pageAt('spring')).toBeNull();
});

test('the public list has the order of the kind, and kinds without pages have none', async () => {
  await events.sql(`delete from "entry" where "kind" = 'event'`);
  const list = (kind: string) =>
    events.app.graphql(
      'query ($kind: String!) { publicEntries(kind: $kind, pageSize: 2) { totalCount items { path fields } } }',
      { kind },
    );
  for (const name of ['One', 'Two', 'Three']) await events.published({ ...openHouse, name, slug_url: name });
  await events.saved({ ...openHouse, name: 'Draft', slug_url: 'draft' });
  const { data } = await list('event');
  expect(data?.['publicEntries']).toMatchObject({
    totalCount: 3,
    items: [{ path: '/events/one', fields: { speakers: openHouse.speakers } }, { path: '/events/two' }],
  });
  for (const kind of ['replyTemplate', 'business', 'nothing'])
    expect((await list(kind)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an admin finds events by a search, and among the pages that a link can lead to', async () => {
  await events.sql(`delete from "entry" where "kind" = 'event'`);
  await events.published({ ...openHouse, name: 'Sugarbush walk', slug_url: 'walk' });
  await events.saved({ ...openHouse, name: 'Sugarbush draft' });
  const titles = (entries: Entry[]) => entries.map(({ title }) => title);
  const search = '{ searchEntries(search: "sugarbush") { entry { title } } }';
  const found = await events.adminClient.run<{ entry: Entry }[]>(search);
  expect(titles(found.map(({ entry }) => entry)).toSorted()).toEqual(['Sugarbush draft', 'Sugarbush walk']);
  const linkable = await events.adminClient.run<(Entry & { slug: string; kind: string })[]>(
    '{ linkableEntries { kind title slug address } }',
  );
  expect(linkable).toContainEqual({
    kind: 'event',
    title: 'Sugarbush walk',
    slug: 'walk',
    address: '/events/walk',
  });
  expect(titles(linkable)).not.toContain('Sugarbush draft');
  expect(linkable).toContainEqual(expect.objectContaining({ kind: 'page', slug: '/about', address: null }));
  expect(new Set(linkable.map(({ kind }) => kind))).toEqual(
    new Set(['page', 'article', 'project', 'location', 'event']),
  );
});

test('its page stands in the sitemap, the feed and the offline manifest, and links may lead there', async () => {
  await events.sql(`delete from "entry" where "kind" = 'event'`);
  const server = await createServer(events.app.app, openWeb);
  const read = async (path: string) => (await server.inject(path)).body;
  for (const name of ['One', 'Two', 'Three'])
    await events.published({ ...openHouse, name, slug_url: name, place: 'Milton & Oakville' });
  const { siteUrl } = events.app.app.config;
  expect(await read('/sitemap.xml')).toContain(`<loc>${siteUrl}/events/three</loc>`);
  expect(await read('/feed.xml')).toContain('<summary type="html">Milton &amp; Oakville</summary>');
  const listed = JSON.parse(await read('/offline-manifest.json')) as { path: string }[];
  const paths = listed.map(({ path }) => path).filter((path) => path.startsWith('/events/'));
  expect(paths).toEqual(['/events/one', '/events/two']);
  const link = (to: string, version = 0) =>
    changePage(events.adminClient.ask, '/thank-you', { 'thanks.links': [{ label: 'Visit', to }] }, version);
  expect((await link('/events/three?from=thanks')).errors).toBeUndefined();
  expect((await link('/events/four', 1)).errors?.[0]?.extensions.fields).toEqual({
    'thanks.links': 'The link leads to a page that does not exist.',
  });
  await server.close();
});

test('the list has order, states and a search', async () => {
  await events.sql(`delete from "entry" where "kind" = 'event'`);
  const numbers: number[] = [];
  for (const name of ['Café', 'Barn', 'Attic'])
    numbers.push(await events.published({ ...openHouse, name, slug_url: name }));
  await events.saved({ name: 'Only a draft' });
  const listed = async (args = '') => {
    const page = await events.adminClient.run<{ items: Entry[] }>(
      `{ entries(kind: "event"${args}) { items { ...E } totalCount } } ${E}`,
    );
    return page.items.map(({ title }) => title);
  };
  const move = 'moveEntry(kind: "event", number: $number, position: 0)';
  await events.run(move, { number: numbers[2] as number });
  expect(await listed(', state: PUBLISHED')).toEqual(['Attic', 'Café', 'Barn']);
  expect(await listed(', search: "cafe"')).toEqual(['Café']);
  expect(await listed(', state: DRAFT')).toEqual(['Only a draft']);
  expect(await listed(', fields: { name: "Barn" }')).toEqual(['Barn']);
});

test('the activity names each action, its admin and its entry', async () => {
  const number = await events.published({ ...openHouse, name: 'Fair', slug_url: 'fair' });
  await events.run('removeEntry(kind: "event", number: $number)', { number });
  await events.run('restoreEntry(kind: "event", number: $number)', { number });
  await events.run('unpublishEntry(kind: "event", number: $number, version: 1)', { number });
  const { nodes } = await events.adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 4) { nodes { event by subject entryKind entryNumber } } }',
  );
  const entryOf = {
    by: expect.stringContaining('@'),
    subject: 'Fair',
    entryKind: 'event',
    entryNumber: number,
  };
  expect(nodes).toEqual(
    ['UNPUBLISHED', 'RESTORED', 'DELETED', 'PUBLISHED'].map((it) => ({ event: `ENTRY_${it}`, ...entryOf })),
  );
});

test('what the release does not know stays stored, also in drafts, is named, and is removed by null', async () => {
  const input = { ...openHouse, slug_url: 'unknown', speakers: [{ name: 'Ann' }, { name: 'Ben' }] };
  const number = await events.published(input);
  await events.sql(
    `update "entry" set "fields" = "fields" || '{"colour": "blue"}',
      "lists" = '{"speakers": [{"name": "Ann", "town": "Milton"}, {"name": "Ben"}], "hosts": ["Eve"]}'
     where "kind" = 'event' and "number" = ?`,
    [number],
  );
  const unknown = ['colour', 'speakers[0].town', 'hosts'];
  expect((await events.find(number))?.unknown.toSorted()).toEqual(unknown.toSorted());
  const draft = { ...input, name: 'New', speakers: [{ name: 'Ben' }, { name: 'Ann', town: 'Milton' }] };
  const stored = await events.saved(draft, { number, version: 1 });
  await events.sql(
    `update "entry_draft" set "fields" = "fields" || '{"size": "large"}' where "kind" = 'event' and "number" = ?`,
    [number],
  );
  await events.saved(draft, { ...stored.draft, number });
  expect((await events.find(number))?.unknown).toContain('size');
  await events.publishDraft(number);
  expect(await events.find(number)).toMatchObject({
    title: 'New',
    fields: {
      colour: 'blue',
      size: 'large',
      hosts: ['Eve'],
      speakers: [{ name: 'Ben' }, { name: 'Ann', town: 'Milton' }],
    },
  });

  const version = (await events.find(number))?.version ?? 0;
  const removing = { ...input, colour: null };
  const removed = await events.saved(removing, { number, version });
  await events.saved(input, { ...removed.draft, number });
  await events.publishDraft(number);
  const published = await events.find(number);
  expect(published?.unknown.toSorted()).toEqual(['hosts', 'size']);
  expect(published?.fields).toMatchObject({ speakers: input.speakers });
  expect(published?.fields).not.toHaveProperty('colour');
});

test('the export has a file of the kind, with drafts', async () => {
  const number = await events.published({ ...openHouse, name: 'Exported', slug_url: 'exported' });
  await events.saved({ ...openHouse, name: 'Draft of it' }, { number, version: 1 });
  const folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'site');
  const { database, features, files, kinds, config } = events.app.app;
  await exportSite({ em: database.em.fork(), features, files, kinds, config }, folder);
  const rows = JSON.parse(await readFile(join(folder, 'content/events.json'), 'utf8')) as object[];
  expect(rows).toContainEqual(
    expect.objectContaining({
      path: '/events/exported',
      name: 'Exported',
      speakers: [{ name: 'Ann' }],
      draft: expect.objectContaining({ name: 'Draft of it' }),
    }),
  );
  await rm(join(folder, '..'), { recursive: true });
});
