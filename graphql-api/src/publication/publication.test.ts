import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveClock } from '../../test/database-clock.ts';
import { type Events, openHouse, startEvents } from '../../test/event-entries.ts';
import { publishJob } from './jobs.ts';
import { unpublishedMails } from './mail.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.app.close());

const schedule = (number: number, revision: number | undefined, publishAt: string) =>
  events.ask(
    'scheduleEntry(kind: "event", number: $number, revision: $revision, publishAt: $publishAt)',
    { number, revision, publishAt },
    ', $revision: Int!, $publishAt: DateTimeISO!',
  );
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('a scheduled change reserves its slug until it is published or discarded', async () => {
  const number = await events.published({ ...openHouse, slug_url: 'first-visit' });
  const { draft } = await events.saved({ ...openHouse, slug_url: 'second-visit' }, { number, version: 1 });
  expect((await schedule(number, draft?.revision, inAnHour())).errors).toBeUndefined();
  const other = await events.saved({ ...openHouse, slug_url: 'Second visit' });
  const taken = await events.publishDraft(other.number);
  expect(taken.errors?.[0]?.extensions.fields?.['slug_url']).toContain('already used by the event');

  const third = await events.published({ ...openHouse, slug_url: 'third-visit' });
  const late = await events.saved({ ...openHouse, slug_url: 'second visit' }, { number: third, version: 1 });
  const rejected = await schedule(third, late.draft?.revision, inAnHour());
  expect(rejected.errors?.[0]?.extensions.fields).toHaveProperty('slug_url');
  // A change of the scheduled draft moves the reservation.
  await events.saved({ ...openHouse, slug_url: 'fourth-visit' }, { number, version: 1, ...draft });
  expect((await events.publishDraft(other.number)).errors).toBeUndefined();
});

test('a scheduled change that cannot come out stays, with its problem, in a list and by mail', async () => {
  const number = await events.published({ ...openHouse, slug_url: 'kept-visit' });
  const changed = { ...openHouse, name: 'Kept visit', slug_url: 'kept-visit' };
  const { draft } = await events.saved(changed, { number, version: 1 });
  const publishAt = inAnHour();
  await schedule(number, draft?.revision, publishAt);
  await events.saved({ ...changed, day: '', slug_url: '' }, { number, version: 1, ...draft });
  await moveClock(events.app, "interval '2 hours'");
  await publishJob.run(events.app.app, {});
  const problem = 'URL slug is required. Day is required.';
  const kept = await events.find(number);
  expect(kept).toMatchObject({
    title: 'Open house',
    draft: { fields: { name: 'Kept visit' }, publishAt, problem },
  });
  const { dueEntries } = await events.adminClient
    .ask('{ dueEntries { entry { number draft { problem } } reason dueAt } }')
    .then(({ data }) => data as unknown as { dueEntries: object[] });
  expect(dueEntries).toContainEqual({
    entry: { number, draft: { problem } },
    reason: 'PROBLEM',
    dueAt: publishAt,
  });
  const mails = () => events.sql(`select "kind" from "mail" where "kind" = 'unpublished'`);
  expect(await mails()).toHaveLength(1);
  await publishJob.run(events.app.app, {});
  expect(await mails()).toHaveLength(1);
  type Parts = Parameters<typeof unpublishedMails.compose>;
  const sender = { siteUrl: 'https://business.example' } as Parts[2];
  const { app } = events.app;
  const context = { app, em: app.database.em.fork() } as Parts[0];
  const mail = await unpublishedMails.compose(context, {} as Parts[1], sender);
  expect(mail?.content.opening.join('\n')).toMatch(
    /“Open house”, scheduled for .*: URL slug is required\. Day is required\./,
  );

  await events.saved(changed, { number, version: 1, revision: kept?.draft?.revision ?? 0 });
  expect((await events.publishDraft(number)).errors).toBeUndefined();
  expect(await events.find(number)).toMatchObject({ title: 'Kept visit', draft: null });
});
