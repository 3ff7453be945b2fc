import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { studio } from '../../../test/mailing-app.ts';
import {
  type Mailing,
  type NewsletterApp,
  newsletter,
  START,
  startNewsletters,
} from '../../../test/newsletter-app.ts';
import { mailingJob } from './service.ts';

const PREVIEW = `query ($input: MailingInput!) {
  mailingPreview(input: $input) { subject text path recipientCount hasAddress }
}`;
const TEST = 'mutation ($input: MailingInput!) { sendTestMailing(input: $input) }';
interface Preview {
  text: string;
  path: string;
}

let site: NewsletterApp;
beforeAll(async () => {
  site = await startNewsletters();
});
beforeEach(() => site.reset());
afterAll(() => site.app.close());

const REPLACE = START.replace('$at: DateTimeISO)', '$at: DateTimeISO, $replaces: [UUID!])').replace(
  'scheduledFor: $at)',
  'scheduledFor: $at, replaces: $replaces)',
);

test('a changed newsletter replaces one whose response was lost, unless a mail of it has left', async () => {
  const [email = ''] = await site.subscribe(1);
  const number = await site.article();
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const start = (position: number, subject: string, change: object = {}) =>
    site.adminClient.ask(REPLACE, {
      id: ids[position],
      input: newsletter(number, { subject }),
      replaces: ids.slice(0, position),
      ...change,
    });
  await start(0, 'On Tuesday', { at });
  expect((await start(0, 'On Wednesday', { at })).errors?.[0]?.extensions.fields).toEqual({
    id: 'Another content has this id.',
  });
  await start(2, 'On Wednesday');
  // The request between them arrives late.
  expect((await start(1, 'On Tuesday')).errors?.[0]?.extensions.fields).toHaveProperty('id');
  for (const id of ids.slice(0, 2)) expect(await site.report(id)).toBeUndefined();
  await expect.poll(() => site.report(ids[2] ?? '')).toMatchObject({ state: 'SENT', sentCount: 1 });
  expect((await start(3, 'On Thursday')).errors?.[0]?.extensions.fields).toEqual({
    replaces: 'The earlier version is being sent already, so this one was not sent.',
  });
  expect(site.recipients()).toEqual([email]);
  expect(site.app.smtp.received[0]?.subject).toBe('On Wednesday');
});

test('a test mail needs no subscriber', async () => {
  const input = newsletter(await site.article());
  expect(await site.adminClient.run(TEST, { input })).toBe('owner@example.com');
  const { errors } = await site.adminClient.ask(TEST, { input: { ...input, subject: '' } });
  expect(errors?.[0]?.extensions.fields).toEqual({ subject: 'Enter a subject.' });
});

test('a newsletter with an unknown token is neither tested nor sent', async () => {
  await site.subscribe(1);
  const input = newsletter(await site.article(), {
    subject: 'From {vacantStaging.cost}',
    intro: '{no.price}',
  });
  const tested = await site.adminClient.ask(TEST, { input });
  const started = await site.adminClient.ask(START, { id: randomUUID(), input });
  for (const { errors } of [tested, started])
    expect(errors?.[0]?.extensions.fields).toEqual({
      subject: 'Subject: {vacantStaging.cost} isn’t a price or fact.',
      intro: 'Introduction: {no.price} isn’t a price or fact.',
    });
});

test('an admin reads the mail first, and sends it to herself', async () => {
  await site.subscribe(2);
  const input = newsletter(await site.article(), {
    intro: 'Dear readers,\n<b>hello</b>\n\nBye {stagingConsultation.price}',
  });
  const preview = await site.adminClient.run<Preview>(PREVIEW, { input });
  expect(preview).toMatchObject({ subject: 'Light in November', recipientCount: 2, hasAddress: true });
  await site.adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', {
    input,
  });
  const shown = await fetch(site.app.url + preview.path);
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await shown.text()).toContain('<p>Dear readers,<br />&lt;b&gt;hello&lt;/b&gt;</p>\n<p>Bye $495</p>');
  expect((await fetch(`${site.app.url}${preview.path}x`)).status).toBe(404);
  expect(await site.adminClient.run(TEST, { input })).toBe('owner@example.com');
  expect(site.recipients()).toEqual(['owner@example.com']);
  expect(site.app.smtp.received[0]?.text?.split('\n')[0]).toBe(preview.text.split('\n')[0]);
  site.app.smtp.rejecting = true;
  const { errors } = await site.adminClient.ask(TEST, { input });
  expect(errors?.[0]?.message).toBe('The mail server did not accept the test mail. Please try again later.');
});

test('a newsletter says all that is missing, and is not sent', async () => {
  const id = await site.article();
  const failure = async (input: object) =>
    (await site.adminClient.ask(START, { id: randomUUID(), input })).errors?.[0]?.extensions.fields;
  site.app.app.config.business.address = 'Milton, Ontario, Canada';
  expect(await failure({})).toEqual({
    subject: 'Enter a subject.',
    items: 'Choose at least one article or project.',
    address: expect.stringContaining('Enter the street address'),
    segment: 'Nobody has confirmed a subscription yet.',
  });
  expect(await site.adminClient.run(PREVIEW, { input: {} })).toMatchObject({ hasAddress: false });
  site.app.app.config.business.address = studio.BUSINESS_ADDRESS;
  await site.subscribe(1);
  expect(await failure(newsletter(999_999))).toHaveProperty('items');
  expect(await failure(newsletter(await site.article({ draft: true })))).toHaveProperty('items');
  expect(
    await failure(newsletter(id, { items: [1, 2, 3, 4, 5].map((number) => ({ kind: 'article', number })) })),
  ).toHaveProperty('items');
  expect(site.recipients()).toEqual([]);
});

test('a scheduled newsletter waits for its time; cancelled, it is a draft again', async () => {
  const emails = await site.subscribe(1);
  const input = newsletter(await site.article(), { intro: 'Dear readers' });
  await site.adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', {
    input,
  });
  const draft = () => site.adminClient.run('{ mailingDraft { subject intro items { kind number } } }');
  expect(await draft()).toEqual(input);
  const past = await site.adminClient.ask(START, { id: randomUUID(), input, at: '2020-01-01T12:00:00Z' });
  expect(past.errors?.[0]?.extensions.fields).toHaveProperty('scheduledFor');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = () => site.adminClient.run<Mailing>(START, { id: randomUUID(), input, at });
  const [first, second] = [await schedule(), await schedule()];
  expect(await draft()).toBeNull();
  expect(first).toMatchObject({ state: 'SCHEDULED', recipientCount: 0 });
  const cancel = ({ mailing_id: id }: Mailing) =>
    site.adminClient.ask('mutation ($id: UUID!) { cancelMailing(id: $id) }', { id });
  const save = (text: object) =>
    site.adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', {
      input: { ...input, ...text },
    });
  await save({ subject: 'Another one', intro: '', items: [] });
  const rejected = await cancel(first);
  expect(rejected.errors?.[0]?.extensions.fields?.['id']).toContain('first send or empty');
  await save({ subject: '', intro: '', items: [] });
  expect((await cancel(first)).errors).toBeUndefined();
  expect(await draft()).toEqual(input);
  for (const { mailing_id } of [first, second]) await mailingJob.run(site.app.app, { mailing_id });
  await expect.poll(() => site.report(second.mailing_id)).toMatchObject({ state: 'SENT', sentCount: 1 });
  const { nodes } = await site.adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 1) { nodes { event by } } }',
  );
  expect(nodes).toEqual([{ event: 'NEWSLETTER_STARTED', by: 'owner@example.com' }]);
  await mailingJob.run(site.app.app, { mailing_id: second.mailing_id });
  expect(await site.report(first.mailing_id)).toBeUndefined();
  expect(site.recipients()).toEqual(emails);
  const late = await cancel(second);
  expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
