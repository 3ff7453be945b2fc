import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headersAgainstReplies } from '../../../test/mail-server.ts';
import { type MailingApp, makeMailsDue, startMailingApp, studio } from '../../../test/mailing-app.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../../test/samples/content.ts';
import { message, newsletter } from '../../../test/samples/form-samples.ts';
import { leadWith, sendForm } from '../../../test/samples/forms.ts';
import { jpeg } from '../../../test/samples/quote.ts';

interface Lead {
  id: string;
  state: string;
  isUnread: boolean;
  followUpOn: string | null;
  replies: { reply_id: string; text: string; writtenBy: string; mail: { state: string } | null }[];
}

const LEAD = `fragment L on Lead {
  id state isUnread followUpOn replies { reply_id text writtenBy mail { state isReply lastError } }
}`;
const REPLY = `mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { ...L } } ${LEAD}`;

let app: MailingApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startMailingApp({ SITE_URL: 'https://business.example' });
  adminClient = await signInAdmin(app);
});
beforeEach(() => {
  app.smtp.received.length = 0;
  app.smtp.rejecting = false;
  app.smtp.unknown = undefined;
});
afterAll(() => app.close());

async function newLead(change: object = {}, form = message): Promise<{ id: string; email: string }> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  expect(Object.values((await sendForm(app, form, { email, ...change })).data ?? {})).toMatchObject([
    { msg: 'success' },
  ]);
  const { nodes } = await adminClient.run<{ nodes: { id: string }[] }>(
    `{ leads(first: 1) { nodes { id } } }`,
  );
  return { id: nodes[0]?.id ?? '', email };
}
const reply = (id: string, text: string, change: object = {}) =>
  adminClient.run<Lead>(REPLY, { id, input: { reply_id: randomUUID(), text, ...change } });
const read = (id: string) => leadWith<Lead>(adminClient, id, '...L', LEAD);
const mailsTo = (email: string) => app.smtp.received.filter(({ envelope }) => envelope.to.includes(email));
const stateOfReplies = async (id: string) => (await read(id)).replies.map(({ mail }) => mail?.state);

test('a reply goes from the business into the thread of the acknowledgement, and stays on the lead', async () => {
  const { id, email } = await newLead();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const answered = await reply(id, 'Hello Zoé,\n\nCan I call <tomorrow>?', { followUpOn: '2026-12-01' });
  expect(answered).toMatchObject({ state: 'ANSWERED', isUnread: false, followUpOn: '2026-12-01' });
  expect(answered.replies).toMatchObject([
    { text: 'Hello Zoé,\n\nCan I call <tomorrow>?', writtenBy: 'owner@example.com' },
  ]);
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);

  await reply(id, 'One more thing.');
  await expect.poll(() => mailsTo(email).length).toBe(3);
  const [acknowledgement, first, second] = mailsTo(email);
  expect(first?.from).toEqual({ name: 'Studio', address: studio.BUSINESS_EMAIL });
  expect(first?.replyTo).toEqual([{ name: 'Studio', address: studio.BUSINESS_EMAIL }]);
  expect(acknowledgement?.subject).toBe('Your message to Studio');
  expect(first?.subject).toBe(`Re: ${acknowledgement?.subject}`);
  expect(first?.inReplyTo).toBe(acknowledgement?.messageId);
  expect(first?.text).toContain('Can I call <tomorrow>?\n\nStudio\n1 Main Street, Milton, Ontario');
  expect(first?.html).toContain('Can I call &lt;tomorrow&gt;?');
  expect(headersAgainstReplies(first)).toEqual([undefined, undefined]);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.references).toBe(`${acknowledgement?.messageId} ${first?.messageId}`);
});

test('a reply ends with the signature of its admin, which an undone reply does not keep in its text', async () => {
  const { id, email } = await newLead();
  const change = 'mutation ($input: ProfileInput!) { changeProfile(input: $input) { name signature } }';
  const profile = { name: 'Ann Sample', signature: 'Warm regards,\nAnn' };
  expect(await adminClient.run(change, { input: profile })).toEqual(profile);
  await reply(id, 'Yes, we do.');
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  expect(mailsTo(email).at(-1)?.text).toContain('Yes, we do.\n\nWarm regards,\nAnn\n\nStudio\n');

  const reply_id = randomUUID();
  await reply(id, 'Too early', { reply_id, undoSeconds: 60 });
  expect(await adminClient.run(change, { input: {} })).toEqual({ name: '', signature: '' });
  const undone = await adminClient.run<{ draft: { text: string }; replies: object[] }>(
    'mutation ($id: UUID!) { undoReply(reply_id: $id) { draft { text } replies { text signature } } }',
    { id: reply_id },
  );
  expect(undone).toEqual({
    draft: { text: 'Too early' },
    replies: [{ text: 'Yes, we do.', signature: profile.signature }],
  });
});

test('a reply keeps the subject that the acknowledgement was sent with', async () => {
  const { id, email } = await newLead({}, newsletter);
  const thread = () =>
    leadWith<{ replySubject: string; mails: { to: string; state: string }[] }>(
      adminClient,
      id,
      'replySubject mails { to state }',
    );
  await expect.poll(async () => (await thread()).mails).toContainEqual({ to: 'VISITOR', state: 'SENT' });
  await reply(id, 'Welcome.');
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  const subjects = mailsTo(email).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Please confirm: the Studio newsletter',
    'Re: Please confirm: the Studio newsletter',
  ]);
  expect((await thread()).replySubject).toBe(subjects[1]);
});

test('the same reply sent ten times at once is one mail', async () => {
  const { id, email } = await newLead();
  const reply_id = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => reply(id, 'Hello', { reply_id })));
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  await reply(id, 'Hello', { reply_id });
  expect(mailsTo(email).filter(({ subject }) => subject?.startsWith('Re: '))).toHaveLength(1);
  const other = await newLead();
  const taken = await adminClient.ask(REPLY, { id: other.id, input: { reply_id, text: 'Hello' } });
  expect(taken.errors?.[0]?.extensions.fields).toEqual({ reply_id: 'Another content has this id.' });
});

const textsTo = (email: string) =>
  mailsTo(email).flatMap(({ text }) => /come on (\w+)/.exec(text ?? '')?.[1] ?? []);

test('a changed reply replaces one whose response was lost, whichever arrives first', async () => {
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const { id, email } = await newLead();
    const ids = order.map(() => randomUUID());
    const send = (at: number, undoSeconds = 60) =>
      adminClient.ask(REPLY, {
        id,
        input: {
          reply_id: ids[at],
          replaces: ids.slice(0, at),
          text: `I can come on ${['Monday', 'Tuesday', 'Wednesday'][at]}`,
          undoSeconds,
        },
      });
    for (const at of order) await send(at);
    await send(2);
    expect((await read(id)).replies.map(({ text }) => text)).toEqual(['I can come on Wednesday']);
    await app.app.database.em.fork().execute(`update "mail" set "dueAt" = now() where "lead_id" = ?`, [id]);
    await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
    expect(textsTo(email)).toEqual(['Wednesday']);
  }
});

test('a changed reply is not sent if the one that it replaces has left, nor under the same id', async () => {
  const { id, email } = await newLead();
  const reply_id = randomUUID();
  await reply(id, 'I can come on Tuesday', { reply_id });
  const changed = { text: 'I can come on Wednesday' };
  const same = await adminClient.ask(REPLY, { id, input: { ...changed, reply_id } });
  expect(same.errors?.[0]?.extensions.fields).toEqual({ reply_id: 'Another content has this id.' });
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  const input = { ...changed, reply_id: randomUUID(), replaces: [reply_id] };
  const late = await adminClient.ask(REPLY, { id, input });
  expect(late.errors?.[0]?.extensions.fields).toEqual({
    replaces: 'Your earlier reply was sent already, so this one was not sent.',
  });
  const wrong = await adminClient.ask(REPLY, { id, input: { ...input, replaces: ['none'] } });
  expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('replaces');
  expect(await read(id)).toMatchObject({ state: 'ANSWERED', replies: [{ reply_id }] });
  expect(textsTo(email)).toEqual(['Tuesday']);
});

test('a rejected reply is failed with the server’s error, and can be sent again', async () => {
  const { id, email } = await newLead();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  app.smtp.unknown = email;
  const { replies } = await reply(id, 'Hello');
  const states = async () => (await makeMailsDue(app), await stateOfReplies(id));
  await expect.poll(states).toEqual(['FAILED']);
  expect((await read(id)).replies[0]?.mail).toMatchObject({
    isReply: true,
    lastError: expect.stringContaining('550 No such user'),
  });
  app.smtp.unknown = undefined;
  await adminClient.run('mutation ($id: ID!) { resendMail(id: $id) { state } }', {
    id: replies[0]?.reply_id,
  });
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  expect(mailsTo(email).at(-1)?.subject).toMatch(/^Re: /);
});

test('spam and texts that are no email address get no reply; a won lead stays won', async () => {
  const setState = (id: string, state: string) =>
    adminClient.run(
      'mutation ($id: ID!, $state: LeadState!) { setLeadStates(ids: [$id], state: $state) { id } }',
      {
        id,
        state,
      },
    );
  const input = { reply_id: randomUUID(), text: 'Hello' };
  const spam = await newLead();
  await setState(spam.id, 'SPAM');
  const toSpam = await adminClient.ask(REPLY, { id: spam.id, input });
  expect(toSpam.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const nameless = await newLead({ email: 'no address' }, newsletter);
  const toText = await adminClient.ask(REPLY, { id: nameless.id, input });
  expect(toText.errors?.[0]?.extensions.fields).toEqual({ id: 'This lead has no email address.' });
  const empty = await adminClient.ask(REPLY, { id: spam.id, input: { ...input, text: ' ' } });
  expect(empty.errors?.[0]?.extensions.fields).toHaveProperty('text');
  const won = await newLead();
  await setState(won.id, 'WON');
  expect((await reply(won.id, 'See you on Monday')).state).toBe('WON');
  const anonymous = await app.graphql(REPLY, { id: won.id, input });
  expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const DRAFT = `fragment D on Lead { id draft { subject text note pictures { src } } }`;
const saveDraft = (id: string, input: object) =>
  adminClient.run<{ draft: object | null }>(
    `mutation ($id: ID!, $input: LeadDraftInput!) { saveLeadDraft(id: $id, input: $input) { ...D } } ${DRAFT}`,
    { id, input },
  );
const draftOf = async (id: string) =>
  (await leadWith<{ draft: object | null }>(adminClient, id, '...D', DRAFT)).draft;

test('a draft survives until it is sent or emptied, and leaves with the data of its person', async () => {
  const { id, email } = await newLead();
  expect(await draftOf(id)).toBeNull();
  const draft = { subject: 'Your rooms', text: 'Hello ', note: 'Called twice' };
  await saveDraft(id, draft);
  expect(await draftOf(id)).toEqual({ ...draft, pictures: [] });
  await reply(id, 'Hello');
  expect(await draftOf(id)).toEqual({ subject: null, text: '', note: 'Called twice', pictures: [] });
  expect((await saveDraft(id, {})).draft).toBeNull();
  await saveDraft(id, draft);
  await adminClient.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', { email });
  expect(
    await app.app.database.em.fork().execute('select 1 from "lead_draft" where lead_id = ?', [id]),
  ).toEqual([]);
});

test('a reply with subject and picture waits, is withdrawn to its draft, and is sent again', async () => {
  const { id, email } = await newLead();
  await expect.poll(() => mailsTo(email).length).toBe(1);
  const file = new Blob([await jpeg(320, 200)]);
  const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file, alt: "A sofa") { url } }';
  const { data } = await uploadAs(app, adminClient.token, UPLOAD, { file });
  const { url } = (data as { uploadImage?: { url: string } } | null)?.uploadImage ?? { url: '' };
  const written = { subject: 'Your rooms', pictures: [url] };
  const reply_id = randomUUID();
  expect(await reply(id, 'Hello', { ...written, reply_id, undoSeconds: 60 })).toMatchObject({
    state: 'ANSWERED',
  });
  const undo = (sent: string | undefined = reply_id) =>
    adminClient.ask(`mutation ($id: UUID!) { undoReply(reply_id: $id) { ...L } } ${LEAD}`, { id: sent });
  expect((await undo()).data?.['undoReply']).toMatchObject({ state: 'NEW', replies: [] });
  expect(await draftOf(id)).toEqual({
    subject: 'Your rooms',
    text: 'Hello',
    note: '',
    pictures: [{ src: url }],
  });
  expect((await undo()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

  // A late copy of the withdrawn request sends nothing.
  const late = await adminClient.ask(REPLY, { id, input: { reply_id, text: 'Hello', ...written } });
  expect(late.errors?.[0]?.extensions.fields).toHaveProperty('reply_id');

  const { replies } = await reply(id, 'Hello', written);
  await expect.poll(() => stateOfReplies(id)).toEqual(['SENT']);
  const sent = mailsTo(email).at(-1);
  expect(sent?.subject).toBe('Your rooms');
  expect(sent?.attachments.map(({ filename }) => filename)).toEqual(['A sofa 1.jpg']);
  expect((await undo(replies[0]?.reply_id)).errors?.[0]?.extensions.fields).toEqual({
    reply_id: 'The reply is sent already.',
  });
  expect(mailsTo(email)).toHaveLength(2);

  const gone = { reply_id: randomUUID(), text: 'Hello', pictures: [`/pictures/${'0'.repeat(32)}/480.jpg`] };
  expect((await adminClient.ask(REPLY, { id, input: gone })).errors?.[0]?.extensions.fields).toHaveProperty(
    'pictures',
  );
});
