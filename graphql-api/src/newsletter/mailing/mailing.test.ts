import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Received } from '../../../test/mail-server.ts';
import { type MailingApp, startMailingApp, studio } from '../../../test/mailing-app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { defaultLimits } from '../../platform/core/resource-limits.ts';
import { SubscriptionEntity } from '../subscription.entity.ts';
import { mailingJob } from './service.ts';

const SITE = 'https://business.example';
const MAILING = `fragment M on Mailing {
  mailing_id title state recipientCount waitingCount sentCount failedCount unsubscribedCount lastError
}`;
const START = `mutation ($id: UUID!, $input: MailingInput!, $at: DateTimeISO) {
  startMailing(id: $id, input: $input, scheduledFor: $at) { ...M }
} ${MAILING}`;

interface Mailing {
  mailing_id: string;
  state: string;
  recipientCount: number;
  sentCount: number;
  waitingCount: number;
}

let app: MailingApp;
let adminClient: AdminClient;
const limits = { ...defaultLimits };
beforeAll(async () => {
  app = await startMailingApp({ SITE_URL: SITE }, { limits });
  adminClient = await signInAdmin(app);
});
beforeEach(async () => {
  Object.assign(limits, defaultLimits);
  app.smtp.received.length = 0;
  app.smtp.rejecting = false;
  app.smtp.unknown = undefined;
  await app.app.database.em.fork().nativeDelete(SubscriptionEntity, {});
  await makeDue();
});
afterAll(() => app.close());

/** Stores confirmed subscribers and returns their email addresses. */
async function subscribe(count: number): Promise<string[]> {
  const em = app.app.database.em.fork();
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  const at = new Date('2026-11-01T12:00:00Z');
  for (const email of emails) {
    em.create(SubscriptionEntity, {
      id: randomUUID(),
      email,
      consentedAt: at,
      confirmedAt: at,
      page: '/blog',
    });
  }
  await em.flush();
  return emails;
}
async function article(change: object = {}): Promise<number> {
  const { blog_id } = await adminClient.createBlog({
    title: 'Light in November',
    slug_url: randomUUID(),
    ...change,
  });
  return blog_id;
}
/** Returns a newsletter with one article. */
const newsletter = (number: number, change: object = {}) => ({
  subject: 'Light in November',
  items: [{ kind: 'article', number }],
  ...change,
});
const start = (number: number, change: object = {}, id: string = randomUUID()) =>
  adminClient.run<Mailing>(START, { id, input: newsletter(number, change) });
const report = async (mailing_id: string) => {
  const { items } = await adminClient.run<{ items: Mailing[] }>(
    `{ mailings(pageSize: 100) { items { ...M } } } ${MAILING}`,
  );
  return items.find((it) => it.mailing_id === mailing_id);
};
const FAILURES = `query ($id: UUID!, $page: Int, $pageSize: Int) {
  mailingFailures(id: $id, page: $page, pageSize: $pageSize) { items { email error } totalCount page pageCount }
}`;
const change = (operation: string, mailing_id: string) =>
  adminClient.run<Mailing>(`mutation ($id: UUID!) { ${operation}(id: $id) { ...M } } ${MAILING}`, {
    id: mailing_id,
  });
const recipients = () => app.smtp.received.flatMap(({ envelope }) => envelope.to);
const header = (mail: Received | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;
/** Makes all delayed mails due now, and lets a minute pass for the limit of newsletters. */
const makeDue = () =>
  app.app.database.em.fork().execute(
    `update "mail" set "triedAt" = "triedAt" - interval '1 minute',
       "dueAt" = case when "state" = 'queued' then now() else "dueAt" end`,
  );

test('a published article is sent to each subscriber once, with the postal address and a one-click link', async () => {
  const emails = await subscribe(3);
  const id = await article({ brief_paragraph: '<p>Short days &amp; <b>warm</b> lamps.</p>' });
  const mailingId = randomUUID();
  const send = () => start(id, {}, mailingId);
  const started = await Promise.all([send(), send(), send()]);
  expect(new Set(started.map(({ mailing_id }) => mailing_id)).size).toBe(1);
  const [{ mailing_id } = { mailing_id: '' }] = started;
  await expect
    .poll(() => report(mailing_id))
    .toMatchObject({ state: 'SENT', recipientCount: 3, sentCount: 3 });
  expect(recipients().toSorted()).toEqual(emails.toSorted());

  const [mail] = app.smtp.received;
  expect(mail?.subject).toBe('Light in November');
  expect(mail?.text).toContain('Short days & warm lamps.');
  expect(mail?.text).toContain(studio.BUSINESS_ADDRESS);
  expect(mail?.text).toContain(`Read the article: ${SITE}/artical/`);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = header(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
  expect(mail?.html).toContain(`href="${link}">Unsubscribe</a>`);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link.replace(SITE, app.url), { method: 'POST', body })).status).toBe(200);
  expect(await report(mailing_id)).toMatchObject({ unsubscribedCount: 1 });
});

test('the opening has its paragraphs, lists and links in both parts of the mail', async () => {
  await subscribe(1);
  const brief_paragraph =
    '<p>Bring <a href="/contact">us</a><br>your:</p><ul><li>rugs</li><li>lamps</li></ul><p>See you.</p>';
  await start(await article({ brief_paragraph }));
  await expect.poll(() => app.smtp.received.length).toBe(1);
  const [mail] = app.smtp.received;
  expect(mail?.text?.replaceAll('\r', '')).toContain(
    `Bring us (${SITE}/contact)\nyour:\n\n- rugs\n- lamps\n\nSee you.\n`,
  );
  expect(mail?.html).toContain(
    `<p>Bring <a href="${SITE}/contact">us</a><br />your:</p><ul><li>rugs</li><li>lamps</li></ul><p>See you.</p>`,
  );
});

test('so many are sent in a minute; a paused mailing sends nothing until it continues', async () => {
  limits.newslettersPerMinute = 2;
  await subscribe(5);
  const { mailing_id } = await start(await article());
  await expect
    .poll(() => report(mailing_id))
    .toMatchObject({ state: 'SENDING', sentCount: 2, waitingCount: 3 });
  expect(await change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED', waitingCount: 3 });
  limits.newslettersPerMinute = 1;
  await makeDue();
  expect(await change('continueMailing', mailing_id)).toMatchObject({ state: 'SENDING' });
  await expect.poll(() => report(mailing_id)).toMatchObject({ sentCount: 3 });
  limits.newslettersPerMinute = 10;
  await expect.poll(() => report(mailing_id)).toMatchObject({ state: 'SENT', sentCount: 5 });
  expect(new Set(recipients()).size).toBe(5);
  expect(recipients()).toHaveLength(5);
});

test('while 5,000 newsletters wait, the two mails of a lead leave within ten seconds', async () => {
  await app.app.database.em.fork().execute(
    `insert into "subscription" ("id", "email", "consentedAt", "confirmedAt")
     select gen_random_uuid(), n || '@example.com', now(), now() from generate_series(1, 5000) n`,
  );
  const { mailing_id } = await start(await article());
  await sendForm(app, message, { email: 'in-a-hurry@example.com' });
  const toLead = () =>
    recipients().filter((email) => [studio.BUSINESS_EMAIL, 'in-a-hurry@example.com'].includes(email));
  await expect.poll(toLead, { timeout: 10_000 }).toHaveLength(2);
  const { sentCount = 0, waitingCount = 0 } = (await report(mailing_id)) ?? {};
  expect(sentCount).toBeLessThanOrEqual(defaultLimits.newslettersPerMinute);
  expect(sentCount + waitingCount).toBe(5000);
  expect(await change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED' });
});

test('a rejected mail fails with the reason; a mail server that is down delays mails and loses none', async () => {
  const [unknown = '', ...others] = await subscribe(3);
  app.smtp.unknown = unknown;
  app.smtp.rejecting = true;
  const { mailing_id } = await start(await article());
  await expect
    .poll(() => report(mailing_id))
    .toMatchObject({ waitingCount: 2, lastError: expect.stringContaining('Try again later') });
  app.smtp.rejecting = false;
  await makeDue();
  await expect
    .poll(() => report(mailing_id))
    .toMatchObject({
      state: 'SENT',
      sentCount: 2,
      failedCount: 1,
      lastError: null,
    });
  // A mail that was on its way at the end of the test before may arrive as well.
  const here = recipients().filter((email) => email === unknown || others.includes(email));
  expect(here.toSorted()).toEqual(others.toSorted());
  expect(await adminClient.run(FAILURES, { id: mailing_id, page: 1, pageSize: 1 })).toMatchObject({
    items: [{ email: unknown, error: expect.stringContaining('No such user') }],
    totalCount: 1,
    pageCount: 1,
  });
});

test('the failed mails are sent again once, also when an admin presses twice', async () => {
  const emails = await subscribe(3);
  app.smtp.unknown = emails[0];
  const { mailing_id } = await start(await article());
  await expect.poll(() => report(mailing_id)).toMatchObject({ state: 'SENT', sentCount: 2, failedCount: 1 });
  app.smtp.unknown = undefined;
  await Promise.all([change('retryMailing', mailing_id), change('retryMailing', mailing_id)]);
  await expect.poll(() => report(mailing_id)).toMatchObject({ state: 'SENT', sentCount: 3, failedCount: 0 });
  await change('retryMailing', mailing_id);
  expect(await report(mailing_id)).toMatchObject({ state: 'SENT', sentCount: 3 });
  expect(recipients().toSorted()).toEqual(emails.toSorted());
});

test('the mailings are paged', async () => {
  await subscribe(1);
  await start(await article());
  const { mailing_id } = await start(await article());
  const page = (number: number) =>
    adminClient.run<{ items: Mailing[]; totalCount: number; pageCount: number }>(
      'query ($page: Int) { mailings(page: $page, pageSize: 1) { items { mailing_id } totalCount pageCount } }',
      { page: number },
    );
  const { items, totalCount, pageCount } = await page(1);
  expect([items[0]?.mailing_id, pageCount]).toEqual([mailing_id, totalCount]);
  expect((await page(2)).items[0]?.mailing_id).not.toBe(mailing_id);
  const { errors } = await adminClient.ask('{ mailings(pageSize: 101) { totalCount } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('ended, erased and unconfirmed subscriptions get no newsletter', async () => {
  limits.newslettersPerMinute = 1;
  const emails = await subscribe(3);
  const em = app.app.database.em.fork();
  await em.insert(SubscriptionEntity, {
    id: randomUUID(),
    email: 'open@example.com',
    consentedAt: new Date(),
  });
  const { mailing_id, recipientCount } = await start(await article());
  expect(recipientCount).toBe(3);
  await expect.poll(() => report(mailing_id)).toMatchObject({ sentCount: 1 });
  const [first = '', second = ''] = emails.filter((email) => !recipients().includes(email));
  const { nodes } = await adminClient.run<{ nodes: { id: string }[] }>(
    `query ($search: String) { subscribers(search: $search) { nodes { id } } }`,
    { search: first.toUpperCase() },
  );
  await adminClient.run('mutation ($id: UUID!) { endSubscription(id: $id) { id } }', { id: nodes[0]?.id });
  if (second)
    await adminClient.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', {
      email: second,
    });
  limits.newslettersPerMinute = 10;
  await expect
    .poll(() => report(mailing_id))
    .toMatchObject({ state: 'SENT', recipientCount: 2, sentCount: 1, unsubscribedCount: 1 });
  expect(recipients()).not.toContain(first);
  expect(recipients()).not.toContain(second);
});

const PREVIEW = `query ($input: MailingInput!) {
  mailingPreview(input: $input) { subject text path recipientCount hasAddress }
}`;
const TEST = 'mutation ($input: MailingInput!) { sendTestMailing(input: $input) }';
interface Preview {
  text: string;
  path: string;
}

test('an admin reads the mail first, and sends it to herself', async () => {
  await subscribe(2);
  const input = newsletter(await article(), {
    intro: 'Dear readers,\n<b>hello</b>\n\nBye {stagingConsultation.price}',
  });
  const preview = await adminClient.run<Preview>(PREVIEW, { input });
  expect(preview).toMatchObject({ subject: 'Light in November', recipientCount: 2, hasAddress: true });
  await adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', { input });
  const shown = await fetch(app.url + preview.path);
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await shown.text()).toContain('<p>Dear readers,<br />&lt;b&gt;hello&lt;/b&gt;</p>\n<p>Bye $495</p>');
  expect((await fetch(`${app.url}${preview.path}x`)).status).toBe(404);
  expect(await adminClient.run(TEST, { input })).toBe('owner@example.com');
  expect(recipients()).toEqual(['owner@example.com']);
  expect(app.smtp.received[0]?.text?.split('\n')[0]).toBe(preview.text.split('\n')[0]);
  app.smtp.rejecting = true;
  const { errors } = await adminClient.ask(TEST, { input });
  expect(errors?.[0]?.message).toBe('The mail server did not accept the test mail. Please try again later.');
});

test('a newsletter says all that is missing, and is not sent', async () => {
  const id = await article();
  const failure = async (input: object) =>
    (await adminClient.ask(START, { id: randomUUID(), input })).errors?.[0]?.extensions.fields;
  app.app.config.business.address = 'Milton, Ontario, Canada';
  expect(await failure({})).toEqual({
    subject: 'Enter a subject.',
    items: 'Choose at least one article or project.',
    address: expect.stringContaining('Enter the street address'),
    segment: 'Nobody has confirmed a subscription yet.',
  });
  expect(await adminClient.run(PREVIEW, { input: {} })).toMatchObject({ hasAddress: false });
  app.app.config.business.address = studio.BUSINESS_ADDRESS;
  await subscribe(1);
  expect(await failure(newsletter(999_999))).toHaveProperty('items');
  expect(await failure(newsletter(await article({ draft: true })))).toHaveProperty('items');
  expect(
    await failure(newsletter(id, { items: [1, 2, 3, 4, 5].map((number) => ({ kind: 'article', number })) })),
  ).toHaveProperty('items');
  expect(recipients()).toEqual([]);
});

test('a newsletter of an article and a project goes to the readers of a page, and counts clicks', async () => {
  const [reader = ''] = await subscribe(1);
  const [other = ''] = await subscribe(1);
  await app.app.database.em
    .fork()
    .execute(`update "subscription" set "page" = '/contact' where "email" = ?`, [other]);
  expect(await adminClient.run('{ subscriberSegments { page count } }')).toContainEqual({
    page: '/contact',
    count: 1,
  });
  const offered = await adminClient.run<{ kind: string; number: number; title: string }[]>(
    '{ mailableItems { kind number title } }',
  );
  const project = offered.find(({ kind }) => kind === 'project');
  const items = [
    { kind: 'article', number: await article() },
    { kind: 'project', number: project?.number },
  ];
  const { mailing_id } = await start(0, { items, segment: '/blog', countsClicks: true });
  await expect.poll(() => report(mailing_id)).toMatchObject({ state: 'SENT', recipientCount: 1 });
  expect(recipients()).toEqual([reader]);
  const [mail] = app.smtp.received;
  expect(mail?.html).toMatch(new RegExp(`<img src="${SITE}/pictures/[0-9a-f]{32}/`));
  const [link = ''] = new RegExp(`${SITE}/newsletter/go/\\S+/1`).exec(mail?.text ?? '') ?? [];
  const opened = await fetch(link.replace(SITE, app.url), { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/portfolio\//),
  ]);
  const { items: mailings } = await adminClient.run<{ items: { mailing_id: string; clicks: number[] }[] }>(
    '{ mailings { items { mailing_id clicks } } }',
  );
  expect(mailings.find((it) => it.mailing_id === mailing_id)?.clicks).toEqual([0, 1]);
  const unknown = await fetch(`${app.url}/newsletter/go/none/9`, { redirect: 'manual' });
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/blog']);
});

test('a scheduled newsletter waits for its time; cancelled, it is a draft again', async () => {
  const emails = await subscribe(1);
  const input = newsletter(await article(), { intro: 'Dear readers' });
  await adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', { input });
  const draft = () => adminClient.run('{ mailingDraft { subject intro items { kind number } } }');
  expect(await draft()).toEqual(input);
  const past = await adminClient.ask(START, { id: randomUUID(), input, at: '2020-01-01T12:00:00Z' });
  expect(past.errors?.[0]?.extensions.fields).toHaveProperty('scheduledFor');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const schedule = () => adminClient.run<Mailing>(START, { id: randomUUID(), input, at });
  const [first, second] = [await schedule(), await schedule()];
  expect(await draft()).toBeNull();
  expect(first).toMatchObject({ state: 'SCHEDULED', recipientCount: 0 });
  const cancel = ({ mailing_id: id }: Mailing) =>
    adminClient.ask('mutation ($id: UUID!) { cancelMailing(id: $id) }', { id });
  const save = (text: object) =>
    adminClient.run('mutation ($input: MailingInput!) { saveMailingDraft(input: $input) }', {
      input: { ...input, ...text },
    });
  await save({ subject: 'Another one', intro: '', items: [] });
  const rejected = await cancel(first);
  expect(rejected.errors?.[0]?.extensions.fields?.['id']).toContain('first send or empty');
  await save({ subject: '', intro: '', items: [] });
  expect((await cancel(first)).errors).toBeUndefined();
  expect(await draft()).toEqual(input);
  for (const { mailing_id } of [first, second]) await mailingJob.run(app.app, { mailing_id });
  await expect.poll(() => report(second.mailing_id)).toMatchObject({ state: 'SENT', sentCount: 1 });
  const { nodes } = await adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 1) { nodes { event by } } }',
  );
  expect(nodes).toEqual([{ event: 'NEWSLETTER_STARTED', by: 'owner@example.com' }]);
  await mailingJob.run(app.app, { mailing_id: second.mailing_id });
  expect(await report(first.mailing_id)).toBeUndefined();
  expect(recipients()).toEqual(emails);
  const late = await cancel(second);
  expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the list of subscribers is exported with the proof of consent, and recorded', async () => {
  const [email = ''] = await subscribe(1);
  const response = await adminClient.rest('GET', '/api/subscribers.csv');
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text).toMatch(/^\uFEFF"Email"/);
  expect(text).toContain(email);
  expect(text).toContain('/blog');
  expect((await adminClient.rest('GET', '/api/subscribers.csv', undefined, null)).status).toBe(401);
});
