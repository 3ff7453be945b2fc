import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message, newsletter, quickMessage } from '../../../test/samples/form-samples.ts';
import { leadWith, sendForm } from '../../../test/samples/forms.ts';
import { times } from '../../../test/times.ts';

interface Lead {
  id: string;
  isUnread: boolean;
  state: string;
  followUpOn: string | null;
}

interface FollowUps {
  nodes: { followUpOn: string }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

async function newLead(change: object, form = message): Promise<string> {
  await sendForm(app, form, { email: `${randomUUID()}@example.com`, ...change });
  const { nodes } = await adminClient.run<{ nodes: Lead[] }>('{ leads(first: 1) { nodes { id } } }');
  return nodes[0]?.id ?? '';
}
const unread = () => adminClient.run<number>('{ unreadLeadCount }');
const mark = (ids: string[], isRead: boolean) =>
  adminClient.run<Lead[]>(
    'mutation ($ids: [ID!]!, $isRead: Boolean!) { markLeads(ids: $ids, isRead: $isRead) { id isUnread } }',
    { ids, isRead },
  );
const setStates = (ids: string[], state: string) =>
  adminClient.ask(
    'mutation ($ids: [ID!]!, $state: LeadState!) { setLeadStates(ids: $ids, state: $state) { id state isUnread } }',
    { ids, state },
  );

test('conversations with an unread lead are counted without spam and outdated versions, and marked', async () => {
  const before = await unread();
  const submissionId = randomUUID();
  const phoneNum = '4165550111';
  await newLead({ submissionId, phoneNum });
  const corrected = await newLead({ replaces: submissionId, phoneNum });
  const other = await newLead({ phoneNum: '4165550112' });
  await newLead({ website: 'x' });
  expect(await unread()).toBe(before + 2);
  expect(await mark([corrected, other, 'none'], true)).toHaveLength(2);
  expect(await unread()).toBe(before);
  expect(await mark([other], false)).toEqual([{ id: other, isUnread: true }]);
  expect(await unread()).toBe(before + 1);
});

test('several leads get a state at once; an answered one is read', async () => {
  const ids = [await newLead({}), await newLead({})];
  const { data } = await setStates(ids, 'ANSWERED');
  expect(data?.['setLeadStates']).toEqual(ids.map((id) => ({ id, state: 'ANSWERED', isUnread: false })));
  for (const wrong of [[], Array.from({ length: 101 }, () => randomUUID())])
    expect((await setStates(wrong, 'WON')).errors?.[0]?.extensions.fields).toHaveProperty('ids');
  // All of them or none, and the activity names only what was changed.
  const last = () => adminClient.run('{ activity(first: 1) { nodes { event count } } }');
  expect((await setStates([...ids, randomUUID()], 'WON')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const id of ids) expect(await leadWith(adminClient, id, 'state')).toMatchObject({ state: 'ANSWERED' });
  expect(await last()).toEqual({ nodes: [{ event: 'LEAD_ANSWERED', count: 2 }] });
});

test('a follow-up date is set and removed', async () => {
  const id = await newLead({});
  const set = (followUpOn: string | null) =>
    adminClient.run<Lead>(
      'mutation ($id: ID!, $followUpOn: LocalDate) { setLeadFollowUp(id: $id, followUpOn: $followUpOn) { followUpOn } }',
      { id, followUpOn },
    );
  expect(await set('2026-12-24')).toEqual({ followUpOn: '2026-12-24' });
  expect(await leadWith(adminClient, id, 'followUpOn')).toMatchObject({ followUpOn: '2026-12-24' });
  expect(await set(null)).toEqual({ followUpOn: null });
});

test('a note sent again is one note, and a changed one replaces it', async () => {
  const id = await newLead({});
  const add = (text: string, content_id: string, replaces: string[] = []) =>
    adminClient.run<{ notes: { text: string }[] }>(
      `mutation ($id: ID!, $text: String!, $content_id: UUID, $replaces: [UUID!]) {
         addLeadNote(id: $id, text: $text, content_id: $content_id, replaces: $replaces) { notes { text } }
       }`,
      { id, text, content_id, replaces },
    );
  const first = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => add('Called on Monday', first)));
  expect((await add('Called on Monday', first)).notes).toEqual([{ text: 'Called on Monday' }]);
  expect((await add('Called on Tuesday', randomUUID(), [first])).notes).toEqual([
    { text: 'Called on Tuesday' },
  ]);
});

test('each action on leads is one line of the activity, and none has the name of a person', async () => {
  const [id, other] = [await newLead({ name: 'Ann Quiet' }), await newLead({ name: 'Ben Quiet' })];
  const run = (mutation: string, variables: object, types: string) =>
    adminClient.run<{ notes?: { note_id: number }[] }>(`mutation (${types}) { ${mutation} }`, variables);
  const one = '$id: ID!';
  const { notes } = await run('addLeadNote(id: $id, text: "Call Ann") { notes { note_id } }', { id }, one);
  await run('deleteLeadNote(note_id: $note) { note_id }', { note: notes?.[0]?.note_id }, '$note: Int!');
  await run('setLeadFollowUp(id: $id, followUpOn: "2030-01-31") { id }', { id }, one);
  const input = { reply_id: randomUUID(), text: 'Hello Ann', undoSeconds: 60 };
  for (const _ of ['sent', 'sent again'])
    await run('replyToLead(id: $id, input: $input) { id }', { id, input }, `${one}, $input: LeadReplyInput!`);
  await run('undoReply(reply_id: $id) { id }', { id: input.reply_id }, '$id: UUID!');
  await setStates([id, other], 'SPAM');
  await setStates([id], 'DONE');
  const lines = () =>
    adminClient.run<{ nodes: object[] }>('{ activity(first: 7) { nodes { event subject count } } }');
  const single = { subject: 'Message', count: null };
  const expected = [
    { event: 'LEAD_DONE', ...single },
    { event: 'LEAD_SPAM', subject: null, count: 2 },
    { event: 'LEAD_UNREPLIED', ...single },
    { event: 'LEAD_REPLIED', ...single },
    { event: 'LEAD_FOLLOWED_UP', ...single },
    { event: 'LEAD_UNNOTED', ...single },
    { event: 'LEAD_NOTED', ...single },
  ];
  expect((await lines()).nodes).toEqual(expected);
});

test('leads of one person that arrive at once are one conversation of the inbox', async () => {
  const before = await unread();
  const phoneNum = '16475550178';
  await newLead({ phoneNum });
  await times(20, () => newLead({ phoneNum }));
  expect(await unread()).toBe(before + 1);
});

test('the leads of one email address or phone number are a conversation', async () => {
  const person = { email: `${randomUUID()}@example.com`, phoneNum: '16475550177' };
  const first = await newLead(person);
  const byEmail = await newLead({ email: person.email.toUpperCase(), phoneNum: '4165550100' });
  const byPhone = await newLead({ email: 'quick@example.com', phone: '6475550177' }, quickMessage);
  await newLead({ phoneNum: '4165550199' });
  const conversation = async (id: string) =>
    (await adminClient.run<Lead[]>('query ($id: ID!) { leadConversation(id: $id) { id } }', { id })).map(
      (lead) => lead.id,
    );
  expect(await conversation(first)).toEqual([first, byEmail, byPhone]);
  expect(await conversation(byPhone)).toEqual([first, byEmail, byPhone]);
  await setStates([byPhone], 'SPAM');
  expect(await conversation(first)).toEqual([first, byEmail]);
  expect(await conversation(byPhone)).toEqual([first, byEmail, byPhone]);
  expect(await conversation('none')).toEqual([]);
});

/** Returns the leads that a list of the inbox shows for a search. */
const boxed = async (box: string, search: string) =>
  (
    await adminClient.run<{ nodes: Lead[] }>(
      'query ($box: LeadBox, $search: String) { leads(box: $box, search: $search) { nodes { id } } }',
      { box, search },
    )
  ).nodes.map(({ id }) => id);

test('a conversation is one row with one state, in one list of the inbox', async () => {
  const word = randomUUID().replaceAll('-', '');
  const person = { email: `${word}@example.com`, phoneNum: '4165550123' };
  const first = await newLead({ ...person, message: `Only here ${word}first` });
  const second = await newLead(person);
  expect(await boxed('NEW', word)).toEqual([second]);
  expect(await boxed('NEW', `${word}first`)).toEqual([second]);

  await setStates([second], 'ANSWERED');
  expect(await leadWith(adminClient, first, 'state')).toMatchObject({ state: 'ANSWERED' });
  expect([await boxed('NEW', word), await boxed('WAITING', word)]).toEqual([[], [second]]);

  const followUp = 'mutation ($id: ID!) { setLeadFollowUp(id: $id, followUpOn: "2030-01-31") { id } }';
  await adminClient.run(followUp, { id: second });
  expect([await boxed('WAITING', word), await boxed('FOLLOW_UP', word)]).toEqual([[], [second]]);

  await setStates([second], 'WON');
  expect([await boxed('FOLLOW_UP', word), await boxed('DONE', word)]).toEqual([[], [second]]);

  // The person writes again; the won lead stays won.
  const third = await newLead(person);
  expect([await boxed('NEW', word), await boxed('DONE', word)]).toEqual([[third], []]);
  await setStates([third], 'DONE');
  expect(await leadWith(adminClient, second, 'state')).toMatchObject({ state: 'WON' });

  await setStates([third], 'SPAM');
  expect([await boxed('SPAM', word), await boxed('ANY', word)]).toEqual([[third], [second]]);
  await app.app.database.em.fork().execute('delete from "lead" where "id" = ?', [second]);
  expect(await boxed('ANY', word)).toEqual([first]);
});

test('follow-ups are listed by their day, the first one first, also by pages', async () => {
  const word = randomUUID().replaceAll('-', '');
  const days = ['2030-02-01', '2030-01-31', '2031-01-01', '2030-01-31'];
  for (const [index, day] of days.entries()) {
    const id = await newLead({ message: word, phoneNum: `416555013${index}` });
    await setStates([id], 'ANSWERED');
    const followUp =
      'mutation ($id: ID!, $day: LocalDate!) { setLeadFollowUp(id: $id, followUpOn: $day) { id } }';
    await adminClient.run(followUp, { id, day });
  }
  const shown: string[] = [];
  let after: string | null = null;
  do {
    const fields = 'nodes { followUpOn } pageInfo { endCursor hasNextPage hasPreviousPage } totalCount';
    const query = `query ($search: String, $after: String) { leads(box: FOLLOW_UP, search: $search, first: 1, after: $after) { ${fields} } }`;
    const page: FollowUps = await adminClient.run(query, { search: word, after });
    expect(page).toMatchObject({ totalCount: 4, pageInfo: { hasPreviousPage: after !== null } });
    shown.push(...page.nodes.map(({ followUpOn }) => followUpOn));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(shown).toEqual(days.toSorted());
});

test('leads of one person that arrive at once are one conversation; newsletter sign-ups are in none', async () => {
  const word = randomUUID().replaceAll('-', '');
  const email = `${word}@example.com`;
  await Promise.all(Array.from({ length: 8 }, (_, n) => sendForm(app, message, { email, message: `${n}` })));
  await sendForm(app, newsletter, { email });
  expect(await boxed('ANY', word)).toHaveLength(1);
});

test('a correction with another email address takes the place of the corrected lead', async () => {
  const word = randomUUID().replaceAll('-', '');
  const submissionId = randomUUID();
  const change = { name: 'Ann', message: word };
  await newLead({ ...change, submissionId, phoneNum: '4165550131' });
  const corrected = await newLead({ ...change, replaces: submissionId, phoneNum: '4165550132' });
  expect(await boxed('NEW', word)).toEqual([corrected]);
});

test.each([
  'Müller Straße',
  'strasse anna MULLER',
  'L9T1N8',
  'L9T 1N8',
  'l9t 1n8 Anna',
  '905-555-0177',
  '(905) 555-0177 Müller',
  '٩٠٥ 5550177',
  'oakvil',
  'short message anna',
  'Short Müller basement',
  'staircase Anna',
  'anna–lena-muller',
  "O'Brien",
  'obrien O’BRIEN',
  'GROSSE',
  '+1 905 555 0177',
  '1-905-555-0177 anna',
  'a1234b567c8901',
])('a search finds words in any field, note and reply, and in any order: %s', async (search) => {
  const id = await newLead(
    {
      name: 'Anna-Lena Müller',
      email: `${randomUUID().slice(0, 8)}@oakville.example`,
      phone: '9055550177',
      message: 'Straße 5, L9T 1N8, for O’Brien in Groẞe',
    },
    quickMessage,
  );
  await adminClient.run(
    'mutation ($id: ID!) { addLeadNote(id: $id, text: "Basement, staircase, a1234b567c8901") { id } }',
    {
      id,
    },
  );
  const found = async (text: string) =>
    (
      await adminClient.run<{ nodes: Lead[] }>(
        'query ($search: String) { leads(search: $search) { nodes { id } } }',
        { search: text },
      )
    ).nodes.map((lead) => lead.id);
  expect(await found(search)).toContain(id);
  expect(await found(`${search} zanzibar`)).toEqual([]);
});

test('the search forgets deleted notes and deleted leads', async () => {
  const id = await newLead({});
  const word = randomUUID().replaceAll('-', '');
  const { notes } = await adminClient.run<{ notes: { note_id: number }[] }>(
    'mutation ($id: ID!, $text: String!) { addLeadNote(id: $id, text: $text) { notes { note_id } } }',
    { id, text: word },
  );
  const count = async () =>
    (
      await adminClient.run<{ totalCount: number }>(
        'query ($search: String) { leads(search: $search) { totalCount } }',
        { search: word },
      )
    ).totalCount;
  expect(await count()).toBe(1);
  await adminClient.run('mutation ($id: Int!) { deleteLeadNote(note_id: $id) { note_id } }', {
    id: notes[0]?.note_id,
  });
  expect(await count()).toBe(0);
  const em = app.app.database.em.fork();
  await em.execute('delete from "lead" where "id" = ?', [id]);
  expect(await em.execute('select 1 from "lead_search" where "lead_id" = ?', [id])).toEqual([]);
});

test('a search finds replies', async () => {
  const id = await newLead({});
  await adminClient.run(
    'mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id } }',
    { id, input: { reply_id: randomUUID(), text: 'Nous passons chez vous à midi' } },
  );
  const { nodes } = await adminClient.run<{ nodes: Lead[] }>(
    '{ leads(search: "chez vous a midi") { nodes { id } } }',
  );
  expect(nodes).toEqual([{ id }]);
});
