import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { moveClock } from '../../../test/database-clock.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import type { LeadOverview } from './type.ts';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({}, { hasMovableClock: true });
  // Wednesday: no week ends during the tests.
  await moveClock(app, `${MONDAY} + interval '60 hours' - now() at time zone 'America/Toronto'`);
  adminClient = await signInAdmin(app);
});
beforeEach(() => execute('delete from "lead"'));
afterAll(() => app.close());

const execute = (sql: string, parameters: unknown[] = []) =>
  app.app.database.em.fork().execute(sql, parameters);

const MONDAY = `date_trunc('week', now() at time zone 'America/Toronto')`;

interface Stored {
  /** SQL of the time in Milton. */
  at?: string;
  form?: string;
  state?: string;
  source?: object;
  /** In minutes after `at`. */
  answered?: number;
  spam?: boolean;
  submissionId?: string;
  replaces?: string;
  followUp?: string;
  email?: string;
}

async function store(lead: Stored): Promise<string> {
  const { at = MONDAY, form = 'Contact', state = 'new', spam = false } = lead;
  const id = randomUUID();
  await execute(
    `insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "photos", "spam", "state",
       "source", "answeredAt", "followUpOn")
     select ?, ?, ?, ?, ?, "at", '{}', '{}', ?, ?, ?::jsonb, "at" + ? * interval '1 minute', ?::date
     from (select (${at}) at time zone 'America/Toronto' as "at") as "time"`,
    [
      id,
      lead.submissionId ?? randomUUID(),
      lead.replaces ?? null,
      form,
      lead.email ?? 'ann@example.com',
      spam,
      state,
      lead.source ? JSON.stringify(lead.source) : null,
      lead.answered ?? null,
      lead.followUp ?? null,
    ],
  );
  return id;
}

const read = (weeks: number) =>
  adminClient.run<LeadOverview>(
    `query ($weeks: Int) { leadOverview(weeks: $weeks) {
       count answered won medianAnswerMinutes weeks { monday count unanswered won }
       forms { name count unanswered won } sources { name count unanswered won }
     } }`,
    { weeks },
  );

test('leads are counted by week, form and source, with the median time to the first answer', async () => {
  await store({ state: 'won', answered: 10, source: { utm_source: 'flyer', site: 'a.example' } });
  await store({ state: 'answered', answered: 30, source: { site: 'google.com', page: '/' } });
  await store({ state: 'lost', answered: 500, form: 'Get a Qoute', source: { site: 'google.com' } });
  // The week begins at midnight in Milton.
  await store({ at: `${MONDAY} - interval '1 second'`, form: 'Our own words', source: { page: '/' } });
  await store({ at: `${MONDAY} - interval '2 weeks' - interval '1 second'` });
  await store({ spam: true });
  const submissionId = randomUUID();
  await store({ submissionId, at: `${MONDAY} - interval '3 days'` });
  await store({ replaces: submissionId, form: 'Get a Qoute', state: 'answered' });
  // A newsletter subscription is no lead.
  await store({ form: 'Newsletter', state: 'answered', answered: 5_000, source: { site: 'a.example' } });

  const overview = await read(3);
  expect(overview).toMatchObject({ count: 5, answered: 4, won: 1, medianAnswerMinutes: 30 });
  expect(overview.weeks.map(({ count, unanswered, won }) => [count, unanswered, won])).toEqual([
    [4, 0, 1],
    [1, 1, 0],
    [0, 0, 0],
  ]);
  for (const { monday } of overview.weeks) expect(new Date(monday).getUTCDay()).toBe(1);
  expect(overview.forms).toEqual([
    { name: 'Contact', count: 3, unanswered: 1, won: 1 },
    { name: 'Get a Qoute', count: 2, unanswered: 0, won: 0 },
  ]);
  expect(overview.sources).toEqual([
    { name: 'google.com', count: 2, unanswered: 0, won: 0 },
    { name: null, count: 2, unanswered: 1, won: 0 },
    { name: 'flyer', count: 1, unanswered: 0, won: 1 },
  ]);
  expect((await read(4)).weeks.at(-1)?.count).toBe(1);
});

/** Stores a mail of a lead's client at MONDAY, which is answered after some minutes, or not yet. */
const storeMessage = (lead: string, answered: number | null) =>
  execute(
    `insert into "lead_message" ("message_id", "lead_id", "identity", "references", "subject", "text", "hasHtml", "isCut", "files",
       "receivedAt", "isAutomatic", "isFromOtherAddress", "answeredAt")
     select gen_random_uuid(), ?, gen_random_uuid(), '{}', '', '', false, false, '[]', "at", false, false, "at" + ? * interval '1 minute'
     from (select (${MONDAY}) at time zone 'America/Toronto' as "at") as "time"`,
    [lead, answered],
  );

test('the time to the answer counts each mail of a client too, in the week of the mail', async () => {
  const old = await store({ at: `${MONDAY} - interval '5 weeks'`, state: 'answered', answered: 9_000 });
  await store({ state: 'answered', answered: 10 });
  await storeMessage(old, 30);
  await storeMessage(old, 50);
  await storeMessage(old, null);
  await storeMessage(await store({ spam: true }), 5_000);
  expect(await read(1)).toMatchObject({ count: 1, answered: 1, medianAnswerMinutes: 30 });
});

test('without leads the counts are 0, and there is no median', async () => {
  expect(await read(1)).toEqual({
    count: 0,
    answered: 0,
    won: 0,
    medianAnswerMinutes: null,
    weeks: [{ monday: expect.any(String), count: 0, unanswered: 0, won: 0 }],
    forms: [],
    sources: [],
  });
  const { errors } = await adminClient.ask('{ leadOverview(weeks: 105) { count } }');
  expect(errors?.[0]?.extensions.fields).toHaveProperty('weeks');
});

test('leads that are due or have a mail that was not sent are counted, listed and exported', async () => {
  const toDo = () => adminClient.run('{ leadsToDo { unanswered waiting scheduled followUps done spam } }');
  const listed = async (reason: string) => {
    const query = 'query ($toDo: LeadToDo) { leads(toDo: $toDo) { totalCount nodes { id } } }';
    return (await adminClient.run<{ nodes: { id: string }[] }>(query, { toDo: reason })).nodes;
  };
  const due = await store({ state: 'answered', followUp: '2026-01-02' });
  await store({ followUp: '2999-01-02', email: 'later@example.com' });
  await store({ email: 'new@example.com' });
  await store({ spam: true, followUp: '2026-01-02' });
  const failed = await store({ form: 'Newsletter' });
  await execute(`insert into "mail" ("kind", "lead_id", "state") values ('acknowledgement', ?, 'failed')`, [
    failed,
  ]);
  // A newsletter subscription waits for no answer.
  expect(await toDo()).toEqual({ unanswered: 1, waiting: 0, scheduled: 2, followUps: 1, done: 0, spam: 1 });
  const unanswered = await adminClient.run('{ leads(states: [NEW]) { totalCount } }');
  expect(unanswered).toEqual({ totalCount: 2 });
  expect(await read(1)).toMatchObject({ count: 3, answered: 1, weeks: [{ unanswered: 2 }] });
  expect(await listed('FOLLOW_UP')).toEqual([{ id: due }]);
  expect(await listed('FAILED_MAIL')).toEqual([{ id: failed }]);
  const file = await adminClient.rest('POST', '/api/leads.csv', { toDo: 'FAILED_MAIL' });
  const [, line = '', ...rest] = (await file.text()).split('\r\n');
  expect([line.includes('Newsletter'), rest]).toEqual([true, ['']]);
  await execute(
    `insert into "mail" ("kind", "lead_id", "firstDueAt") values ('other', ?, now() - interval '61 minutes')`,
    [due],
  );
  expect(await listed('FAILED_MAIL')).toHaveLength(2);
});
