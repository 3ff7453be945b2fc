import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveClock } from '../../test/database-clock.ts';
import { type Events, openHouse, startEvents } from '../../test/event-entries.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { purge } from '../purge.jobs.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.app.close());

test('two admins who edit one draft, or one entry, lose nothing', async () => {
  const number = await events.published({ ...openHouse, slug_url: 'two admins' });
  const { draft } = await events.saved({ ...openHouse, name: 'First' }, { number, version: 1 });
  const revision = draft?.revision ?? 0;
  const late = await events.save({ ...openHouse, name: 'Second' }, { number, version: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: revision } });
  expect((await events.find(number))?.draft?.fields).toMatchObject({ name: 'First' });

  // A newer version than the one that the draft started from.
  await events.sql(`update "entry" set "version" = 2 where "kind" = 'event' and "number" = ?`, [number]);
  const stale = await events.publish(number, revision);
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });
  expect((await events.find(number))?.draft?.fields).toMatchObject({ name: 'First' });
  await events.saved({ ...openHouse, name: 'Both', slug_url: 'both' }, { number, version: 2, revision });
  expect((await events.publishDraft(number)).errors).toBeUndefined();

  // A repeated publication changes nothing; a tab with an earlier draft publishes nothing.
  expect((await events.publish(number, revision + 1)).errors).toBeUndefined();
  expect(await events.find(number)).toMatchObject({ version: 3, title: 'Both' });
  const discarded = await events.publish(number, revision);
  expect(discarded.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

const DISCARD = `mutation ($number: Int!, $revision: Int!) {
  discardEntryDraft(kind: "event", number: $number, revision: $revision) { number }
}`;

test('a tab with a discarded or published draft does not overwrite the next draft', async () => {
  const number = await events.published({ ...openHouse, slug_url: 'next draft' });
  const first = await events.saved({ ...openHouse, name: 'First' }, { number, version: 1 });
  const save = () => events.save({ ...openHouse, name: 'Late' }, { ...first.draft, number });
  const discard = () => events.adminClient.ask(DISCARD, { number, revision: first.draft?.revision });
  expect((await discard()).errors).toBeUndefined();
  // Its answer may have been lost.
  expect((await discard()).errors).toBeUndefined();
  await events.saved({ ...openHouse, name: 'Second' }, { number, version: 1 });
  expect((await save()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await discard()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await events.publishDraft(number);
  await events.saved({ ...openHouse, name: 'Third' }, { number, version: 2 });
  expect((await save()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await events.find(number))?.draft?.fields).toMatchObject({ name: 'Third' });
});

test('the history has each version, and an earlier one can be restored', async () => {
  const number = await events.published({ ...openHouse, slug_url: 'history' });
  await events.saved({ ...openHouse, slug_url: 'new address', place: 'Milton' }, { number, version: 1 });
  await events.publishDraft(number);
  const [second, first] = await events.versions(number);
  expect(second).toMatchObject({ version: 2, action: 'PUBLISHED', fields: { place: 'Milton' } });
  expect(
    await events.sql(`select "slug" from "redirect" where "number" = ? and "kind" = 'event'`, [number]),
  ).toEqual([{ slug: 'history' }]);
  await events.saved(first?.fields ?? {}, { number, version: 2 });
  await events.publishDraft(number);
  const restored = await events.find(number);
  expect(restored).toMatchObject({ version: 3, address: '/events/history' });
  expect(restored?.fields).not.toHaveProperty('place');
});

test('an entry goes to the trash, comes back, and is purged after thirty days', async () => {
  const input = { ...openHouse, slug_url: 'trash' };
  const number = await events.published(input);
  const remove = 'removeEntry(kind: "event", number: $number)';
  const restore = 'restoreEntry(kind: "event", number: $number)';
  await events.run(remove, { number });
  expect(await events.find(number)).toBeNull();
  const other = await events.published(input);
  const taken = await events.ask(restore, { number });
  expect(taken.errors?.[0]?.extensions.fields).toEqual({
    slug_url: "The URL slug 'trash' is already used by the event 'Open house'. Choose another one.",
  });
  await events.run(remove, { number: other });
  expect(await events.run(restore, { number })).toMatchObject({ state: 'PUBLISHED', fields: input });
  await events.sql(
    `update "entry" set "deletedAt" = now() - interval '31 days' where "kind" = 'event' and "number" = ?`,
    [other],
  );
  await purge(events.app.app);
  expect((await events.ask(restore, { number: other })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  // Its number is not used again.
  expect(await events.published({ ...input, slug_url: 'after' })).toBe(other + 1);
});

test('a new entry comes out at its time, and a change of a public one waits as its draft', async () => {
  const { number, draft } = await events.saved({ ...openHouse, slug_url: 'schedule' });
  const schedule = (revision: number | undefined, publishAt: string) =>
    events.ask(
      'scheduleEntry(kind: "event", number: $number, revision: $revision, publishAt: $publishAt)',
      { number, revision, publishAt },
      ', $revision: Int!, $publishAt: DateTimeISO!',
    );
  expect(
    (await schedule(draft?.revision, '2020-01-01T00:00:00Z')).errors?.[0]?.extensions.fields,
  ).toHaveProperty('publishAt');
  expect((await schedule(draft?.revision, '2099-01-01T00:00:00Z')).data).toMatchObject({
    scheduleEntry: { state: 'SCHEDULED', version: 1 },
  });
  expect((await events.publish(number, 0)).data).toMatchObject({ publishEntry: { state: 'PUBLISHED' } });

  const input = { ...openHouse, slug_url: 'schedule', name: 'Later' };
  const later = await events.saved(input, { number, version: 2 });
  const time = await databaseTime(events.app.app.database.em.fork());
  await schedule(later.draft?.revision, new Date(time.getTime() + 60_000).toISOString());
  expect(await events.find(number)).toMatchObject({
    title: 'Open house',
    draft: { publishAt: expect.any(String) },
  });
  await moveClock(events.app, `interval '1 minute'`);
  await expect.poll(async () => (await events.find(number))?.title).toBe('Later');
  expect(await events.find(number)).toMatchObject({ version: 3, draft: null });
  expect((await events.versions(number))[0]).toMatchObject({ by: expect.stringContaining('@') });
});

test('a discarded new entry goes to the trash with its draft', async () => {
  const { number, draft } = await events.saved({ name: 'Thrown away' });
  expect(await events.adminClient.run(DISCARD, { number, revision: draft?.revision })).toBeNull();
  const restored = await events.run('restoreEntry(kind: "event", number: $number)', { number });
  expect(restored).toMatchObject({ title: 'Thrown away', draft: { fields: { name: 'Thrown away' } } });
});

const deleteEmptied = (editor_id: string) =>
  events.adminClient.run<boolean>(
    'mutation ($editor_id: UUID!) { deleteEmptiedEntry(kind: "event", editor_id: $editor_id) }',
    { editor_id },
  );

test('a new entry whose editor is empty again is gone until something is typed', async () => {
  const editor_id = randomUUID();
  const { number } = await events.saved({ name: 'Ki' }, { editor_id });
  expect(await deleteEmptied(editor_id)).toBe(true);
  // The response was lost.
  expect(await deleteEmptied(editor_id)).toBe(true);
  const trash = await events.sql('select 1 from "entry" where "kind" = ? and "number" = ?', [
    'event',
    number,
  ]);
  expect(trash).toEqual([]);
  const again = await events.saved({ name: 'Kitchens' }, { editor_id });
  expect(again).toMatchObject({ title: 'Kitchens', version: 0 });

  // Another tab has saved it last.
  const { revision = 0 } = again.draft ?? {};
  const other = { number: again.number, revision, editor_id: randomUUID() };
  await events.saved({ name: 'Kitchens!' }, other);
  expect(await deleteEmptied(editor_id)).toBe(false);
  expect(await events.find(again.number)).toMatchObject({ title: 'Kitchens!' });
});

test('an editor whose responses are lost creates one entry, and does not conflict with itself', async () => {
  const editor_id = randomUUID();
  const first = await Promise.all(
    Array.from({ length: 4 }, (_, index) => events.saved({ name: `Lost ${index}` }, { editor_id })),
  );
  const { number } = await events.saved({ ...openHouse, name: 'Lost', slug_url: 'lost' }, { editor_id });
  expect(new Set([number, ...first.map((entry) => entry.number)]).size).toBe(1);
  const revision = (await events.find(number))?.draft?.revision ?? 0;
  await events.saved({ ...openHouse, name: 'Typed on', slug_url: 'lost' }, { number, revision, editor_id });
  // Its response was lost, too.
  const again = { ...openHouse, name: 'Typed more', slug_url: 'lost' };
  const { draft } = await events.saved(again, { number, revision, editor_id });
  const other = await events.save(again, { number, revision, editor_id: randomUUID() });
  expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');

  const publish = () => events.publish(number, draft?.revision);
  await publish();
  expect((await publish()).errors).toBeUndefined();
  expect(await events.find(number)).toMatchObject({ version: 1, state: 'PUBLISHED', draft: null });
  expect(await events.versions(number)).toHaveLength(1);
  const change = { number, revision: draft?.revision ?? 0, editor_id };
  await events.saved({ ...again, name: 'After' }, change);
  expect((await events.publishDraft(number)).errors).toBeUndefined();
  expect(await events.find(number)).toMatchObject({ version: 2, title: 'After' });
});
