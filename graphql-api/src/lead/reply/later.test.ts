import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveClock } from '../../../test/database-clock.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { leadWith, sendForm } from '../../../test/samples/forms.ts';

const REPLY = `mutation ($id: ID!, $input: LeadReplyInput!, $sendAt: DateTimeISO) {
  replyToLead(id: $id, input: $input, sendAt: $sendAt) { id }
}`;
const UNDO = 'mutation ($id: UUID!) { undoReply(reply_id: $id) { state draft { text sendAt } } }';
const SAVE =
  'mutation ($id: ID!, $input: LeadDraftInput!) { saveLeadDraft(id: $id, input: $input) { draft { sendAt } } }';

let app: MailingApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startMailingApp({}, { hasMovableClock: true });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

async function newLead(): Promise<{ id: string; email: string }> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await sendForm(app, message, { email });
  const { nodes } = await adminClient.run<{ nodes: { id: string }[] }>(
    '{ leads(first: 1) { nodes { id } } }',
  );
  await expect.poll(() => textsTo(email)).toHaveLength(1);
  return { id: nodes[0]?.id ?? '', email };
}

async function timeIn(hours: number): Promise<string> {
  const [row] = await app.app.database.em
    .fork()
    .execute<{ at: string }[]>(`select now() + ? * interval '1 hour' as "at"`, [hours]);
  return new Date(row?.at ?? '').toISOString();
}

const send = (id: string, text: string, sendAt: string | null, change: object = {}) =>
  adminClient.ask(REPLY, { id, input: { reply_id: randomUUID(), text, ...change }, sendAt });
const textsTo = (email: string) =>
  app.smtp.received.filter(({ envelope }) => envelope.to.includes(email)).map(({ text }) => text);
const repliesTo = (email: string) =>
  textsTo(email).flatMap((text) => /come on (\w+)/.exec(text ?? '')?.[1] ?? []);
const repliesOf = async (id: string) =>
  (
    await leadWith<{ replies: { sendAt: string | null; mail: { state: string } | null }[] }>(
      adminClient,
      id,
      'replies { sendAt mail { state } }',
    )
  ).replies;
const listed = (toDo: string) =>
  adminClient.run<{ nodes: { id: string }[] }>(
    'query ($toDo: LeadToDo) { leads(toDo: $toDo) { nodes { id } } }',
    {
      toDo,
    },
  );

test('a reply that is sent later leaves once, at its time', async () => {
  const { id, email } = await newLead();
  const sendAt = await timeIn(2);
  const reply_id = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => send(id, 'I can come on Monday', sendAt, { reply_id })));
  expect(await repliesOf(id)).toEqual([{ sendAt, mail: { state: 'QUEUED' } }]);
  expect((await listed('LATER_REPLY')).nodes).toEqual([{ id }]);
  await moveClock(app, `interval '90 minutes'`);
  // The mail of another lead is sent in the meantime.
  await newLead();
  expect(repliesTo(email)).toEqual([]);
  expect((await listed('FAILED_MAIL')).nodes).toEqual([]);
  await moveClock(app, `interval '31 minutes'`);
  await expect.poll(() => repliesTo(email)).toEqual(['Monday']);
  await expect.poll(() => repliesOf(id)).toEqual([{ sendAt, mail: { state: 'SENT' } }]);
  expect((await listed('LATER_REPLY')).nodes).toEqual([]);
});

test('until it leaves, a reply is changed or withdrawn; the earlier one never leaves', async () => {
  const { id, email } = await newLead();
  const [first, second] = [randomUUID(), randomUUID()];
  await send(id, 'I can come on Monday', await timeIn(2), { reply_id: first });
  const sendAt = await timeIn(3);
  await send(id, 'I can come on Tuesday', sendAt, { reply_id: second, replaces: [first] });
  expect(await repliesOf(id)).toHaveLength(1);
  await adminClient.ask(SAVE, { id, input: { text: 'Another text' } });
  expect((await listed('DRAFT')).nodes).toEqual([{ id }]);
  const refused = await adminClient.ask(UNDO, { id: second });
  expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('reply_id');
  expect(await repliesOf(id)).toHaveLength(1);
  await adminClient.ask(SAVE, { id, input: {} });
  const { data } = await adminClient.ask(UNDO, { id: second });
  expect(data?.['undoReply']).toEqual({ state: 'NEW', draft: { text: 'I can come on Tuesday', sendAt } });
  const late = await send(id, 'I can come on Monday', await timeIn(2), { reply_id: first });
  expect(late.errors?.[0]?.extensions.fields).toHaveProperty('reply_id');
  await moveClock(app, `interval '4 hours'`);
  await newLead();
  expect(repliesTo(email)).toEqual([]);
});

test('a withdrawn reply keeps its time while it has a text, until it is sent', async () => {
  const { id } = await newLead();
  const sendAt = await timeIn(2);
  const timeOf = async (input: object) =>
    (await adminClient.ask(SAVE, { id, input })).data?.['saveLeadDraft'];
  const withdraw = async () => {
    const reply_id = randomUUID();
    await send(id, 'I can come on Monday', sendAt, { reply_id });
    await adminClient.ask(UNDO, { id: reply_id });
  };
  await withdraw();
  expect(await timeOf({ text: 'I can come on Tuesday' })).toEqual({ draft: { sendAt } });
  expect(await timeOf({ note: 'Call her first' })).toEqual({ draft: { sendAt: null } });
  await withdraw();
  await send(id, 'I can come on Monday', null);
  expect(await timeOf({ text: 'Another reply' })).toEqual({ draft: { sendAt: null } });
});

test('a mark as spam that is undone keeps the time', async () => {
  const { id, email } = await newLead();
  await send(id, 'I can come on Friday', await timeIn(2));
  const setState = (state: string) =>
    adminClient.ask(
      'mutation ($id: ID!, $state: LeadState!) { setLeadStates(ids: [$id], state: $state) { id } }',
      {
        id,
        state,
      },
    );
  await setState('SPAM');
  await setState('ANSWERED');
  await newLead();
  expect(repliesTo(email)).toEqual([]);
  await moveClock(app, `interval '3 hours'`);
  await expect.poll(() => repliesTo(email)).toEqual(['Friday']);
});

test('the time is in the next year', async () => {
  const { id } = await newLead();
  for (const hours of [-1, 24 * 400]) {
    const { errors } = await send(id, 'Hello', await timeIn(hours));
    expect(errors?.[0]?.extensions.fields).toHaveProperty('sendAt');
  }
});
