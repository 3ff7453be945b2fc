import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entry } from '../../../rules/entry/entry.ts';
import { list } from '../../../rules/field/list.ts';
import { optional } from '../../../rules/field/optional.ts';
import { day, text } from '../../../rules/field/text.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { moveClock } from '../../test/database-clock.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { exportSite } from '../operations/export/export.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { purge } from '../purge.jobs.ts';
import type { EntryKind } from './kind.ts';

/** All that a new kind of entry declares. */
const event = entry('event', {
  label: ['Event', 'Events'],
  address: '/events/{slug}',
  keeps: ['schedule', 'order'],
  fields: {
    name: text('Name', 80),
    slug_url: text('URL slug', 200),
    day: day('Day'),
    place: optional(text('Place', 200)),
    speakers: optional(list('Speakers', { name: text('Name', 80) }, 10)),
  },
  title: 'name',
  columns: ['name', 'day', 'state'],
});

interface Draft {
  fields: Record<string, unknown>;
  errors: Record<string, string>;
  revision: number;
  version: number;
  publishAt: string | null;
}

interface Entry {
  number: number;
  title: string;
  state: string;
  version: number;
  address: string | null;
  fields: Record<string, unknown>;
  unknown: string[];
  draft: Draft | null;
}

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({}, { hasMovableClock: true });
  const kind: EntryKind = { ...event, noun: 'event' };
  app.app.kinds = new Map([...app.app.kinds, ['event', kind]]);
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const E = `fragment E on Entry {
  number title state version address fields unknown draft { fields errors revision version publishAt }
}`;
const openHouse = {
  name: 'Open house',
  slug_url: 'Open House',
  day: '2027-05-01',
  speakers: [{ name: 'Ann' }],
};

const save = (fields: object, { number, version = 0, revision = 0 }: Partial<Entry & Draft> = {}) =>
  adminClient.ask(
    `mutation ($number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!) {
      saveEntryDraft(kind: "event", number: $number, fields: $fields, version: $version, revision: $revision) { ...E }
    } ${E}`,
    { number, fields, version, revision },
  );
const saved = async (fields: object, from?: Partial<Entry & Draft>) => {
  const { data, errors } = await save(fields, from);
  expect(errors).toBeUndefined();
  return (data as unknown as { saveEntryDraft: Entry }).saveEntryDraft;
};
const ask = (operation: string, variables: { number: number; [name: string]: unknown }, types = '') =>
  adminClient.ask(`mutation ($number: Int!${types}) { ${operation} { ...E } } ${E}`, variables);
const run = async (operation: string, variables: { number: number; [name: string]: unknown }, types = '') => {
  const { data, errors } = await ask(operation, variables, types);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as unknown as Entry;
};
const publish = (number: number, revision: number) =>
  ask(
    'publishEntry(kind: "event", number: $number, revision: $revision)',
    { number, revision },
    ', $revision: Int!',
  );
const published = async (fields: object) => {
  const { number } = await saved(fields);
  expect((await publish(number, 1)).errors).toBeUndefined();
  return number;
};
const find = (number: number) =>
  adminClient.run<Entry | null>(
    `query ($number: Int!) { entry(kind: "event", number: $number) { ...E } } ${E}`,
    { number },
  );
const versions = (number: number) =>
  adminClient.run<{ version_id: number; version: number; action: string; by: string; fields: object }[]>(
    `query ($number: Int!) { entryVersions(kind: "event", number: $number) { version_id version action by fields } }`,
    { number },
  );
const sql = (statement: string, values: unknown[] = []) =>
  app.app.database.em.fork().execute<Record<string, unknown>[]>(statement, values);

test('a draft keeps what breaks a rule, names it, and is not public until it is published', async () => {
  const draft = await saved({ name: 'Open house', speakers: [{}] });
  const { number } = draft;
  expect(draft).toMatchObject({ title: 'Open house', state: 'DRAFT', version: 0, fields: {}, address: null });
  expect(draft.draft?.errors).toEqual({
    slug_url: 'URL slug is required.',
    day: 'Day is required.',
    'speakers[0].name': 'Name is required.',
  });
  const rejected = await publish(number, 1);
  expect(rejected.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'speakers[0].name': 'Name is required.' },
  });
  await saved(openHouse, { number, revision: 1 });
  await publish(number, 2);
  expect(await find(number)).toMatchObject({
    state: 'PUBLISHED',
    version: 1,
    address: '/events/open-house',
    fields: { ...openHouse, slug_url: 'Open House' },
    draft: null,
  });
});

test('two admins who edit one draft, or one entry, lose nothing', async () => {
  const number = await published({ ...openHouse, slug_url: 'two admins' });
  await saved({ ...openHouse, name: 'First' }, { number, version: 1 });
  const late = await save({ ...openHouse, name: 'Second' }, { number, version: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 1 } });
  expect((await find(number))?.draft?.fields).toMatchObject({ name: 'First' });

  // A newer version than the one that the draft started from.
  const [current] = await versions(number);
  const revert = 'restoreEntryVersion(kind: "event", number: $number, version_id: $id, version: 1)';
  await run(revert, { number, id: current?.version_id }, ', $id: Int!');
  const stale = await publish(number, 1);
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });
  expect((await find(number))?.draft?.fields).toMatchObject({ name: 'First' });
  await saved({ ...openHouse, name: 'Both', slug_url: 'both' }, { number, version: 2, revision: 1 });
  expect((await publish(number, 2)).errors).toBeUndefined();

  const discarded = await publish(number, 2);
  expect(discarded.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('the history has each version, and an earlier one can be restored', async () => {
  const number = await published({ ...openHouse, slug_url: 'history' });
  await saved({ ...openHouse, slug_url: 'new address', place: 'Milton' }, { number, version: 1 });
  await publish(number, 1);
  const [second, first] = await versions(number);
  expect(second).toMatchObject({ version: 2, action: 'PUBLISHED', fields: { place: 'Milton' } });
  expect(
    await sql(`select "slug" from "redirect" where "number" = ? and "kind" = 'event'`, [number]),
  ).toEqual([{ slug: 'history' }]);
  const restored = await run(
    'restoreEntryVersion(kind: "event", number: $number, version_id: $id, version: 2)',
    { number, id: first?.version_id },
    ', $id: Int!',
  );
  expect(restored).toMatchObject({ version: 3, address: '/events/history' });
  expect(restored.fields).not.toHaveProperty('place');
  expect((await versions(number)).map(({ action }) => action)).toEqual([
    'REVERTED',
    'PUBLISHED',
    'PUBLISHED',
  ]);
});

test('an entry goes to the trash, comes back, and is purged after thirty days', async () => {
  const input = { ...openHouse, slug_url: 'trash' };
  const number = await published(input);
  const remove = 'removeEntry(kind: "event", number: $number)';
  const restore = 'restoreEntry(kind: "event", number: $number)';
  await run(remove, { number });
  expect(await find(number)).toBeNull();
  const other = await published(input);
  const taken = await ask(restore, { number });
  expect(taken.errors?.[0]?.extensions.fields).toEqual({
    slug_url: "The URL slug 'trash' is already used by the event 'Open house'. Choose another one.",
  });
  await run(remove, { number: other });
  expect(await run(restore, { number })).toMatchObject({ state: 'PUBLISHED', fields: input });
  await sql(
    `update "entry" set "deletedAt" = now() - interval '31 days' where "kind" = 'event' and "number" = ?`,
    [other],
  );
  await purge(app.app);
  expect((await ask(restore, { number: other })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  // Its number is not used again.
  expect(await published({ ...input, slug_url: 'after' })).toBe(other + 1);
});

test('a new entry comes out at its time, and a change of a public one waits as its draft', async () => {
  const { number } = await saved({ ...openHouse, slug_url: 'schedule' });
  const schedule = (revision: number, publishAt: string) =>
    ask(
      'scheduleEntry(kind: "event", number: $number, revision: $revision, publishAt: $publishAt)',
      { number, revision, publishAt },
      ', $revision: Int!, $publishAt: DateTimeISO!',
    );
  expect((await schedule(1, '2020-01-01T00:00:00Z')).errors?.[0]?.extensions.fields).toHaveProperty(
    'publishAt',
  );
  expect((await schedule(1, '2099-01-01T00:00:00Z')).data).toMatchObject({
    scheduleEntry: { state: 'SCHEDULED', version: 1 },
  });
  expect((await publish(number, 0)).data).toMatchObject({ publishEntry: { state: 'PUBLISHED' } });

  await saved({ ...openHouse, slug_url: 'schedule', name: 'Later' }, { number, version: 2 });
  const time = await databaseTime(app.app.database.em.fork());
  await schedule(1, new Date(time.getTime() + 60_000).toISOString());
  expect(await find(number)).toMatchObject({ title: 'Open house', draft: { publishAt: expect.any(String) } });
  await moveClock(app, `interval '1 minute'`);
  await expect.poll(async () => (await find(number))?.title, { timeout: 20_000 }).toBe('Later');
  expect(await find(number)).toMatchObject({ version: 3, draft: null });
  expect((await versions(number))[0]).toMatchObject({ by: expect.stringContaining('@') });
});

test('the list has order, states and a search', async () => {
  await sql(`delete from "entry" where "kind" = 'event'`);
  const numbers: number[] = [];
  for (const name of ['Café', 'Barn', 'Attic'])
    numbers.push(await published({ ...openHouse, name, slug_url: name }));
  await saved({ name: 'Only a draft' });
  const listed = async (args = '') => {
    const page = await adminClient.run<{ items: Entry[] }>(
      `{ entries(kind: "event"${args}) { items { ...E } totalCount } } ${E}`,
    );
    return page.items.map(({ title }) => title);
  };
  const move = 'moveEntry(kind: "event", number: $number, position: 0)';
  await run(move, { number: numbers[2] as number });
  expect(await listed(', state: PUBLISHED')).toEqual(['Attic', 'Café', 'Barn']);
  expect(await listed(', search: "cafe"')).toEqual(['Café']);
  expect(await listed(', state: DRAFT')).toEqual(['Only a draft']);
  expect(await listed(', fields: { name: "Barn" }')).toEqual(['Barn']);
});

test('a discarded new entry goes to the trash with its draft', async () => {
  const { number } = await saved({ name: 'Thrown away' });
  const discard =
    'mutation ($number: Int!) { discardEntryDraft(kind: "event", number: $number, revision: 1) { number } }';
  expect(await adminClient.run(discard, { number })).toBeNull();
  const restored = await run('restoreEntry(kind: "event", number: $number)', { number });
  expect(restored).toMatchObject({ title: 'Thrown away', draft: { fields: { name: 'Thrown away' } } });
});

test('the activity names each action, its admin and its entry', async () => {
  const number = await published({ ...openHouse, name: 'Fair', slug_url: 'fair' });
  await run('removeEntry(kind: "event", number: $number)', { number });
  await run('restoreEntry(kind: "event", number: $number)', { number });
  await run('unpublishEntry(kind: "event", number: $number, version: 1)', { number });
  const { nodes } = await adminClient.run<{ nodes: object[] }>(
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

test('what the release does not know stays stored, also in items and drafts, and is named', async () => {
  const input = { ...openHouse, slug_url: 'unknown', speakers: [{ name: 'Ann' }, { name: 'Ben' }] };
  const number = await published(input);
  await sql(
    `update "entry" set "fields" = "fields" || '{"colour": "blue"}',
      "lists" = '{"speakers": [{"name": "Ann", "town": "Milton"}, {"name": "Ben"}], "hosts": ["Eve"]}'
     where "kind" = 'event' and "number" = ?`,
    [number],
  );
  const unknown = ['colour', 'speakers[0].town', 'hosts'];
  expect((await find(number))?.unknown.toSorted()).toEqual(unknown.toSorted());
  const draft = { ...input, name: 'New', speakers: [{ name: 'Ben' }, { name: 'Ann' }] };
  await saved(draft, { number, version: 1 });
  await sql(
    `update "entry_draft" set "fields" = "fields" || '{"size": "large"}' where "kind" = 'event' and "number" = ?`,
    [number],
  );
  await saved(draft, { number, version: 1, revision: 1 });
  expect((await find(number))?.unknown).toContain('size');
  await publish(number, 2);
  expect(await find(number)).toMatchObject({
    title: 'New',
    fields: {
      colour: 'blue',
      size: 'large',
      hosts: ['Eve'],
      speakers: [{ name: 'Ben' }, { name: 'Ann', town: 'Milton' }],
    },
  });
});

test('the export has a file of the kind, with drafts', async () => {
  const number = await published({ ...openHouse, name: 'Exported', slug_url: 'exported' });
  await saved({ ...openHouse, name: 'Draft of it' }, { number, version: 1 });
  const folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'site');
  const { database, files, kinds, config } = app.app;
  await exportSite({ em: database.em.fork(), files, kinds, siteUrl: config.siteUrl, pages: [] }, folder);
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
