import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeZone } from '../../../rules/time-zone.ts';
import { moveClock } from '../../test/database-clock.ts';
import { type Events, openHouse, startEvents } from '../../test/event-entries.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
  // Noon of tomorrow: no day ends during the tests.
  const noon = `date_trunc('day', now() at time zone '${timeZone}') + interval '36 hours'`;
  await moveClock(events.app, `(${noon}) at time zone '${timeZone}' - now()`);
});
afterAll(() => events.app.close());

async function isoAfter(hours: number): Promise<string> {
  const [row] = await events.sql(`select now() + interval '${hours} hours' as "time"`);
  return new Date(String(row?.['time'])).toISOString();
}

async function schedule(slug_url: string, hours: number): Promise<number> {
  const { number, draft } = await events.saved({ ...openHouse, slug_url });
  const publishAt = await isoAfter(hours);
  const { errors } = await events.ask(
    'scheduleEntry(kind: "event", number: $number, revision: $revision, publishAt: $publishAt)',
    { number, revision: draft?.revision, publishAt },
    ', $revision: Int!, $publishAt: DateTimeISO!',
  );
  expect(errors).toBeUndefined();
  return number;
}

async function listed() {
  const { data } = await events.adminClient.ask(
    '{ dueEntries { entry { kind number } reason dueAt } recentEntries { kind number } }',
  );
  return data as unknown as {
    dueEntries: { entry: object; reason: string; dueAt: string }[];
    recentEntries: object[];
  };
}

test('drafts and what is published today wait for an admin, the newest first', async () => {
  const shown = await events.published({ ...openHouse, slug_url: 'shown' });
  const { number: draft } = await events.saved({ name: 'Half a draft' });
  await schedule('tomorrow', 13);
  const today = await schedule('today', 5);
  const changed = await events.published({ ...openHouse, slug_url: 'changed' });
  await events.saved({ ...openHouse, name: 'Changed' }, { number: changed, version: 1 });

  const { dueEntries, recentEntries } = await listed();
  const due = (number: number, reason: string) => ({ entry: { kind: 'event', number }, reason });
  expect(dueEntries).toMatchObject([due(today, 'SCHEDULED'), due(changed, 'DRAFT'), due(draft, 'DRAFT')]);
  expect(recentEntries).toMatchObject(
    [changed, today, today - 1, draft, shown].map((number) => ({ kind: 'event', number })),
  );

  await events.ask('removeEntry(kind: "event", number: $number)', { number: changed });
  expect((await listed()).dueEntries).toHaveLength(2);
  expect((await listed()).recentEntries).toHaveLength(4);
});
