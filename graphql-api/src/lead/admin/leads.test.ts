import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { captureLog } from '../../../test/captured-log.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { project, quickMessage } from '../../../test/samples/form-samples.ts';
import { leadWith, sendForm } from '../../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../../test/samples/quote.ts';

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

const log = captureLog();
let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());
const dayInMilton = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' });

const find = async (filter: string): Promise<Lead[]> => {
  const page = await adminClient.run<{ nodes: Lead[] }>(`{ leads(${filter}) { nodes { ...L } } } ${LEAD}`);
  return page.nodes;
};
/** Sends a quote with this name and a new email address; returns it as the admin sees it. */
const quoteOf = async (lastName: string, change: object = {}): Promise<Lead> => {
  const submissionId = randomUUID();
  const email = `${submissionId}@example.com`;
  const propertyPhotos = await storedPhotos(app);
  await sendQuote(app, { submissionId, lastName, email, propertyPhotos, ...change });
  const [lead] = await find(`search: "${lastName}"`);
  if (!lead) throw new Error('The quote did not arrive.');
  return lead;
};
const setState = async (id: string, state: string) => {
  const mutation =
    'mutation ($id: ID!, $state: LeadState!) { setLeadStates(ids: [$id], state: $state) { state } }';
  return (await adminClient.run<Lead[]>(mutation, { id, state }))[0];
};

test('the admin sets the state of a lead and filters by it', async () => {
  const lead = await quoteOf('Stateful');
  expect(lead.state).toBe('NEW');
  expect(await setState(lead.id, 'WON')).toEqual({ state: 'WON' });
  const found = async (filter: string) => (await find(filter)).map(({ id }) => id);
  expect(await found('states: [WON]')).toContain(lead.id);
  expect(await found('states: [NEW]')).not.toContain(lead.id);
  await setState(lead.id, 'SPAM');
  expect(await found('states: [SPAM]')).toContain(lead.id);
  await setState(lead.id, 'NEW');
  expect(await found('states: [NEW, WON]')).toContain(lead.id);
});

test('a search treats % and _ literally', async () => {
  const lead = await quoteOf('Hundred%_percent');
  expect((await find('search: "hundred%_PERCENT"')).map(({ id }) => id)).toEqual([lead.id]);
  expect(await find('search: "hundred__percent"')).toEqual([]);
});

test('a search finds stored and formatted values, and no names of fields', async () => {
  const sent = {
    phone: '6475550173',
    listPrice: 1_234_567,
    additionalText: 'Say "ça va"\nÉTAGE; \\ and 5 %',
  };
  const { id } = await quoteOf('Valued', sent);
  const found = async (search: string) => {
    const query = 'query ($search: String) { leads(search: $search) { nodes { id } } }';
    const { nodes } = await adminClient.run<{ nodes: { id: string }[] }>(query, { search });
    return nodes.some((lead) => lead.id === id);
  };
  for (const text of [
    '647-555-0173',
    '(647) 555',
    '$1,234,567',
    'say "ça',
    'ÉTAGE',
    '\\ AND 5 %',
    'valued\0',
  ]) {
    expect.soft([text, await found(text)]).toEqual([text, true]);
  }
  for (const text of ['streetAddress', 'postalcode', '"city"', 'propertyPhotos', '.jpg']) {
    expect.soft([text, await found(text)]).toEqual([text, false]);
  }
  const long = await adminClient.ask(`{ leads(search: "${'a'.repeat(201)}") { totalCount } }`);
  expect(long.errors?.[0]?.extensions.fields).toEqual({ search: 'A search is at most 200 characters.' });
});

test('a search ignores accents and finds notes', async () => {
  const { id } = await quoteOf('Élodie Müller');
  await adminClient.run('mutation ($id: ID!) { addLeadNote(id: $id, text: "Préfère le téléphone") { id } }', {
    id,
  });
  for (const text of ['elodie muller', 'ÉLODIE', 'prefere le telephone', 'Téléphone'])
    expect.soft([text, (await find(`search: "${text}"`)).map((lead) => lead.id)]).toEqual([text, [id]]);
});

test('a lead has its values as sent and as formatted answers', async () => {
  const { id } = await quoteOf('Readable', { phone: '9055550199', listPrice: 1_150_000, date: '2026-11-22' });
  const { fields, answers } = await leadWith<{
    fields: Record<string, unknown>;
    answers: { name: string; label: string; value: string }[];
  }>(adminClient, id, 'fields answers { name label value }');
  expect(fields).toMatchObject({ phone: '9055550199', listPrice: 1_150_000, date: '2026-11-22' });
  expect(answers).toEqual(
    expect.arrayContaining([
      { name: 'phone', label: 'Phone number', value: '905-555-0199' },
      { name: 'listPrice', label: 'Estimated list price', value: '$1,150,000' },
      { name: 'date', label: 'Expected staging date', value: 'November 22, 2026' },
    ]),
  );
  expect(answers.map(({ name }) => name).slice(0, 3)).toEqual(['firstName', 'lastName', 'email']);
});

test('a lead has notes and its mails', async () => {
  const { id } = await quoteOf('Noted');
  const noted = await adminClient.run<Lead>(
    `mutation ($id: ID!) { addLeadNote(id: $id, text: " Call on Monday. ") { ...L } } ${LEAD}`,
    { id },
  );
  expect(noted.notes).toEqual([
    { note_id: expect.any(Number), text: 'Call on Monday.', writtenBy: 'owner@example.com' },
  ]);
  const read = () => leadWith<Lead>(adminClient, id, '...L', LEAD);
  await expect
    .poll(async () => (await read()).mails.map((mail) => `${mail.to} ${mail.state}`))
    .toEqual(['BUSINESS SENT', 'VISITOR SENT']);
  await adminClient.run('mutation ($id: Int!) { deleteLeadNote(note_id: $id) { note_id } }', {
    id: noted.notes[0]?.note_id,
  });
  expect((await read()).notes).toEqual([]);
  expect(await adminClient.run('{ leadConversation(id: "none") { id } }')).toEqual([]);
});

test('the export has a column for each field, and no cell is a formula', async () => {
  const begun = dayInMilton();
  const { id } = await quoteOf('Exported', {
    email: 'exported@example.com',
    firstName: '=HYPERLINK("x")',
    additionalText: 'one; =1+1, "two"\nthree',
  });
  await sendForm(app, quickMessage, { name: 'Exported too' });
  await sendForm(app, project, { name: 'Exported as well' });
  await adminClient.run('mutation ($id: ID!) { addLeadNote(id: $id, text: "Call on Monday") { id } }', {
    id,
  });
  const reply = { reply_id: randomUUID(), text: 'We can come on Tuesday.', followUpOn: '2026-12-01' };
  await adminClient.run(
    'mutation ($id: ID!, $reply: LeadReplyInput!) { replyToLead(id: $id, input: $reply) { id } }',
    { id, reply },
  );
  await setState(id, 'NEW');
  log.takeEvents();
  const answer = await adminClient.rest('POST', '/api/leads.csv', {
    search: 'Exported',
    formType: null,
    states: ['NEW', 'NEW'],
  });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const text = await answer.text();
  expect(log.takeEvents()).toEqual(['leads.exported']);
  const [head = '', projectLine, messageLine, quoteLine, ...rest] = text.replace('\uFEFF', '').split('\r\n');
  expect(rest).toEqual(['']);

  const headings = head.slice(1, -1).split('","');
  expect(headings).toEqual(
    expect.arrayContaining([
      'Received',
      'Form',
      'Status',
      'Email',
      'Phone',
      'Province',
      'Name',
      'Photos',
      'Follow up on',
      'Notes',
      'Replies',
    ]),
  );
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings.filter((heading) => !/^[A-Z][a-z0-9 ]+$/.test(heading))).toEqual([]);

  // The day may end during the test.
  const time = String.raw`(?:${begun}|${dayInMilton()}) \d\d:\d\d`;
  for (const line of [projectLine, messageLine, quoteLine]) expect(line).toMatch(new RegExp(`^"${time}"`));
  expect(quoteLine).toMatch(
    new RegExp(`,"2026-12-01","${time} Call on Monday","${time} We can come on Tuesday.",""$`),
  );
  expect(quoteLine).toContain('"Quote request","New","exported@example.com","\'=HYPERLINK(""x"")"');
  expect(quoteLine).toContain('"one; \'=1+1, ""two""\nthree"');
  for (const shown of ['"905-555-0123"', '"$899,000"', '"2026-12-24"', '"1"']) {
    expect(quoteLine).toContain(shown);
  }
  expect(messageLine).toContain('"Short message","New"');
  expect(projectLine).toContain('"Project management enquiry","New"');
  expect(text).not.toMatch(/Qoute|genrated|899000|9055550123/);

  const byUrl = await adminClient.rest('GET', '/api/leads.csv?search=Exported');
  expect(await byUrl.text()).toBe(text);
});

test('an export by an email address has the leads of that address only', async () => {
  const email = 'her.own@example.com';
  await quoteOf('Her own', { email: 'Her.Own@example.com' });
  await quoteOf('Another', { email: 'another@example.com', additionalText: `Recommended by ${email}` });
  const file = await adminClient.rest('POST', '/api/leads.csv', { email });
  const text = await file.text();
  expect(text).toContain('Her own');
  expect(text).not.toContain('another@example.com');
  const missing = await adminClient.rest('POST', '/api/leads.csv', { email: 'nobody@example.com' });
  expect(missing.status).toBe(400);
  expect(await missing.json()).toEqual({ message: 'No lead has this email address.' });
});

test.each([{ toDo: 'SOON' }, { states: ['NEW', 'OLD'] }])(
  'an export by the unknown filter %j is rejected',
  async (filter) => {
    const answer = await adminClient.rest('POST', '/api/leads.csv', filter);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^(toDo|states) is [A-Z_]+ or /) });
  },
);

test('an export of many leads is complete, newest first', async () => {
  const many = 1_201;
  await app.app.database.em.execute(
    `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
     select gen_random_uuid(), gen_random_uuid(), 'Contact', 'many@example.com',
       timestamptz '2020-01-01' + (n / 10) * interval '1 minute', jsonb_build_object('name', 'Many', 'message', n::text), '{}', false
     from generate_series(1, ?) as "n"`,
    [many],
  );
  const answer = await adminClient.rest('GET', '/api/leads.csv?search=Many');
  const lines = (await answer.text()).split('\r\n').slice(1, -1);
  const numbers = lines.map((line) => Number(/"(\d+)","0",/.exec(line)?.[1]));
  expect(new Set(numbers).size).toBe(many);
  expect(numbers).toHaveLength(many);
  const minutes = numbers.map((number) => Math.floor(number / 10));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
});

describe("deleting a person's data", () => {
  const erase = (email: string) =>
    adminClient.ask(
      'mutation ($email: String!) { erasePerson(email: $email) { leads photos mails subscriptions } }',
      {
        email,
      },
    );

  test('leaves only a proof', async () => {
    const email = 'Forget.Me@example.com';
    const propertyPhotos = await storedPhotos(app, 2);
    const lead = await quoteOf('Forgotten', { email, propertyPhotos });
    await quoteOf('Remembered', { email: 'stays@example.com' });

    expect(await erase('forget.me@EXAMPLE.com')).toEqual({
      data: { erasePerson: { leads: 1, photos: 2, mails: 2, subscriptions: 0 } },
    });
    expect(await leadWith(adminClient, lead.id, 'id')).toBeUndefined();
    expect((await adminClient.rest('GET', `/photos/${propertyPhotos[0]}`)).status).toBe(404);
    const dump = JSON.stringify(
      await app.app.database.em.fork().execute(
        `select (select json_agg(l) from "lead" l) as "leads", (select json_agg(e) from "erasure" e) as "erasures",
           (select json_agg(m) from "mail" m) as "mails"`,
      ),
    ).toLowerCase();
    expect(dump).not.toContain('forget.me');
    expect(dump).not.toContain(lead.id);
    expect(dump).toContain('stays@example.com');
    expect(await adminClient.run('{ erasures { nodes { leads erasedBy } } }')).toEqual({
      nodes: [{ leads: 1, erasedBy: 'owner@example.com' }],
    });
  });

  test('is rejected if there is none', async () => {
    expect((await erase('nobody@example.com')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
