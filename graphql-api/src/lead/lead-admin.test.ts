import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type Desk, openDesk } from '../../test/content.ts';
import { sendQuote, storedPhotos } from '../../test/quote.ts';

interface Lead {
  id: string;
  state: string;
  submissionId: string;
  notes: { note_id: number; text: string; writtenBy: string }[];
  mails: { to: string; state: string; sentAt: string | null }[];
}

const LEAD = `fragment L on Lead {
  id submissionId state notes { note_id text writtenBy } mails { to state sentAt }
}`;

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startApp();
  desk = await openDesk(app);
});
afterAll(() => app.close());

const find = async (filter: string): Promise<Lead[]> => {
  const page = await desk.run<{ nodes: Lead[] }>(`{ leads(${filter}) { nodes { ...L } } } ${LEAD}`);
  return page.nodes;
};
/** A quote of a visitor with this name, as the admin sees it. */
const quoteOf = async (lastName: string, change: object = {}): Promise<Lead> => {
  const propertyPhotos = await storedPhotos(app);
  await sendQuote(app, { submissionId: randomUUID(), lastName, propertyPhotos, ...change });
  const [lead] = await find(`search: "${lastName}"`);
  if (!lead) throw new Error('The quote did not arrive.');
  return lead;
};
const setState = (id: string, state: string) =>
  desk.run<Lead>(
    'mutation ($id: ID!, $state: LeadState!) { setLeadState(id: $id, state: $state) { state } }',
    {
      id,
      state,
    },
  );

test('a lead is new, then what the admin says, and found by it', async () => {
  const lead = await quoteOf('Stateful');
  expect(lead.state).toBe('new');
  expect(await setState(lead.id, 'won')).toEqual({ state: 'won' });
  const found = async (filter: string) => (await find(filter)).map(({ id }) => id);
  expect(await found('state: won')).toContain(lead.id);
  expect(await found('state: new')).not.toContain(lead.id);
  await setState(lead.id, 'spam');
  expect(await found('spam: true, state: spam')).toContain(lead.id);
  await setState(lead.id, 'new');
  expect(await found('spam: false, state: new')).toContain(lead.id);
});

test('a search finds what was sent, to the letter', async () => {
  const lead = await quoteOf('Hundred%_percent');
  expect((await find('search: "hundred%_PERCENT"')).map(({ id }) => id)).toEqual([lead.id]);
  expect(await find('search: "hundred__percent"')).toEqual([]);
});

test('a lead has notes and the mails that it owes', async () => {
  const { id } = await quoteOf('Noted');
  const noted = await desk.run<Lead>(
    `mutation ($id: ID!) { addLeadNote(id: $id, text: " Call on Monday. ") { ...L } } ${LEAD}`,
    { id },
  );
  expect(noted.notes).toEqual([
    { note_id: expect.any(Number), text: 'Call on Monday.', writtenBy: 'owner@example.com' },
  ]);
  const read = () => desk.run<Lead>(`query ($id: ID!) { lead(id: $id) { ...L } } ${LEAD}`, { id });
  await expect
    .poll(async () => (await read()).mails.map((mail) => `${mail.to} ${mail.state}`))
    .toEqual(['business sent', 'visitor sent']);
  await desk.run('mutation ($id: Int!) { deleteLeadNote(note_id: $id) }', { id: noted.notes[0]?.note_id });
  expect((await read()).notes).toEqual([]);
  expect(await desk.run('{ lead(id: "none") { id } }')).toBeNull();
});

test('leads are counted by week', async () => {
  await quoteOf('Counted');
  const weeks = await desk.run<{ monday: string; count: number; unanswered: number }[]>(
    '{ leadsByWeek(weeks: 3) { monday count unanswered won } }',
  );
  expect(weeks).toHaveLength(3);
  expect(weeks[0]?.count).toBeGreaterThan(0);
  expect(weeks[0]?.unanswered).toBeGreaterThan(0);
  expect(weeks.slice(1).map((week) => week.count)).toEqual([0, 0]);
  for (const { monday } of weeks) expect(new Date(monday).getUTCDay()).toBe(1);
});

test('leads are exported, and no spreadsheet takes one for a formula', async () => {
  await quoteOf('Exported', { firstName: '=HYPERLINK("x")', additionalText: 'one, "two"\nthree' });
  const response = await desk.rest('GET', '/api/leads.csv?search=Exported');
  expect(response.headers.get('content-type')).toContain('text/csv');
  const text = await response.text();
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"one, ""two""\nthree"');
});

describe("deleting a person's data", () => {
  const erase = (email: string) =>
    desk.ask(
      'mutation ($email: String!) { erasePerson(email: $email) { leads photos mails subscriptions } }',
      {
        email,
      },
    );

  test('leaves a proof and nothing else', async () => {
    const email = 'Forget.Me@example.com';
    const propertyPhotos = await storedPhotos(app, 2);
    const lead = await quoteOf('Forgotten', { email, propertyPhotos });
    await quoteOf('Remembered', { email: 'stays@example.com' });

    expect(await erase('forget.me@EXAMPLE.com')).toEqual({
      data: { erasePerson: { leads: 1, photos: 2, mails: 2, subscriptions: 0 } },
    });
    expect(await desk.run('query ($id: ID!) { lead(id: $id) { id } }', { id: lead.id })).toBeNull();
    expect((await desk.rest('GET', `/photos/${propertyPhotos[0]}`)).status).toBe(404);
    const dump = JSON.stringify(
      await app.app.database.em.fork().execute(
        `select (select json_agg(l) from "lead" l) as "leads", (select json_agg(e) from "erasure" e) as "erasures",
           (select json_agg(j) from "pgboss"."job" j where "name" = 'mail') as "mails"`,
      ),
    ).toLowerCase();
    expect(dump).not.toContain('forget.me');
    expect(dump).not.toContain(lead.id);
    expect(dump).toContain('stays@example.com');
    expect(await desk.run('{ erasures { leads erasedBy } }')).toEqual([
      { leads: 1, erasedBy: 'owner@example.com' },
    ]);
  });

  test('is refused where there is none', async () => {
    expect((await erase('nobody@example.com')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
