import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { studio } from '../../../test/mailing-app.ts';
import {
  type Newsletter,
  type NewsletterApp,
  newsletter,
  startNewsletters,
} from '../../../test/newsletter-app.ts';

const PREVIEW = `query ($number: Int!) {
  mailingPreview(number: $number) { subject text path }
}`;
const TEST = 'mutation ($number: Int!) { sendTestMailing(number: $number) }';
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

const preview = (number: number) => site.adminClient.run<Preview>(PREVIEW, { number });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const rejected = async (letter: Newsletter) => (await site.publish(letter)).errors?.[0]?.extensions.fields;

/** Writes a newsletter of an article that is sent in an hour. */
async function scheduled(change: object = {}): Promise<Newsletter> {
  const letter = await site.written(newsletter(await site.article(), change));
  expect((await site.schedule(letter, inAnHour())).errors).toBeUndefined();
  return letter;
}

test('there are several drafts, which other admins do not overwrite', async () => {
  const first = await site.written({ subject: 'November' });
  const second = await site.written({ subject: 'December' });
  expect([second.number, second.state]).toEqual([first.number + 1, 'DRAFT']);
  const changed = await site.written({ subject: 'Late November' }, first);
  const conflict = await site.save({ subject: 'Early November' }, first);
  expect(conflict.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await site.find(first.number)).toEqual(changed);
  expect(site.recipients()).toEqual([]);
});

test('a sent newsletter stays as it is; its fields begin another one', async () => {
  await site.subscribe(1);
  const letter = await site.written(newsletter(await site.article()));
  expect((await site.publish(letter)).errors).toBeUndefined();
  const sent = (await site.find(letter.number)) as Newsletter;
  expect(sent).toMatchObject({ state: 'PUBLISHED', draft: null });
  const { number, version } = sent;
  const change = (operation: string) => site.askEntry(`${operation}(kind: "newsletter", number: ${number})`);
  const attempts = [
    await site.save({ subject: 'Again' }, sent),
    await site.publish(sent),
    await site.schedule(sent, inAnHour()),
    await change('removeEntry'),
    await site.askEntry(`unpublishEntry(kind: "newsletter", number: ${number}, version: ${version})`),
  ];
  expect(attempts.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
    attempts.map(() => 'BAD_USER_INPUT'),
  );
  expect(await site.mailings(number)).toHaveLength(1);
  await expect.poll(() => site.recipients().length).toBe(1);
});

test('a test mail needs no subscriber', async () => {
  const input = newsletter(await site.article());
  const { number } = await site.written(input);
  expect(await site.adminClient.run(TEST, { number })).toBe('owner@example.com');
  const incomplete = await site.written({ ...input, subject: '' });
  const { errors } = await site.adminClient.ask(TEST, { number: incomplete.number });
  expect(errors?.[0]?.extensions.fields).toEqual({ subject: 'Subject is required.' });
});

test('a newsletter with an unknown token is neither tested nor sent', async () => {
  await site.subscribe(1);
  const letter = await site.written(
    newsletter(await site.article(), { subject: 'From {vacantStaging.cost}', intro: '{no.price}' }),
  );
  const tested = await site.adminClient.ask(TEST, { number: letter.number });
  const started = await site.publish(letter);
  for (const { errors } of [tested, started])
    expect(errors?.[0]?.extensions.fields).toEqual({
      subject: 'Subject: {vacantStaging.cost} isn’t a price or fact.',
      intro: 'Introduction: {no.price} isn’t a price or fact.',
    });
});

test('an admin reads the mail first, and sends it to herself', async () => {
  await site.subscribe(2);
  const { number } = await site.written(
    newsletter(await site.article(), {
      intro: 'Dear readers,\n<b>hello</b>\n\nBye {stagingConsultation.price}',
    }),
  );
  const { path, text } = await preview(number);
  expect(await preview(number)).toMatchObject({ subject: 'Light in November' });
  const shown = await fetch(site.app.url + path);
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await shown.text()).toContain('<p>Dear readers,<br />&lt;b&gt;hello&lt;/b&gt;</p>\n<p>Bye $495</p>');
  expect((await fetch(`${site.app.url}${path}x`)).status).toBe(404);
  expect(await site.adminClient.run(TEST, { number })).toBe('owner@example.com');
  expect(site.recipients()).toEqual(['owner@example.com']);
  expect(site.app.smtp.received[0]?.text?.split('\n')[0]).toBe(text.split('\n')[0]);
  site.app.smtp.rejecting = true;
  const { errors } = await site.adminClient.ask(TEST, { number });
  expect(errors?.[0]?.message).toBe('The mail server did not accept the test mail. Please try again later.');
});

test('a link shows the draft as a mail without an account', async () => {
  const letter = await site.written(newsletter(await site.article(), { intro: 'Dear readers' }));
  const { number } = letter;
  const share = `mutation ($number: Int!) { shareEntryDraft(kind: "newsletter", number: $number) { url } }`;
  const { url } = await site.adminClient.run<{ url: string }>(share, { number });
  const open = () => fetch(site.app.url + new URL(url).pathname + new URL(url).search);
  const shown = await open();
  expect([shown.status, shown.headers.get('x-robots-tag'), shown.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await shown.text();
  expect(html).toContain('<p>Dear readers</p>');
  expect(html).toMatch(/<body[^>]*><p [^>]*>Draft · not published · until [A-Z]/);
  await site.subscribe(1);
  expect((await site.publish(letter)).errors).toBeUndefined();
  await site.app.app.database.em.fork().execute(`update "mailing" set "intro" = '<p>As it was sent</p>'`);
  const sent = await (await open()).text();
  expect(sent).toContain('<p>As it was sent</p>');
  expect(sent).not.toContain('not published');
});

test('a newsletter says all that is missing, and is not sent', async () => {
  const id = await site.article();
  site.app.app.config.business.address = 'Milton, Ontario, Canada';
  const empty = await site.written({});
  expect(await rejected(empty)).toEqual({
    subject: 'Subject is required.',
    items: 'Articles and projects is required.',
  });
  expect(await rejected(await site.written(newsletter(id)))).toEqual({
    publishing: expect.stringContaining('Enter the street address'),
    segment: 'None of these readers has confirmed a subscription yet.',
  });
  expect(await site.adminClient.run('{ mailingReaders { hasAddress } }')).toEqual({ hasAddress: false });
  site.app.app.config.business.address = studio.BUSINESS_ADDRESS;
  await site.subscribe(1);
  const draft = await site.article({ draft: true });
  const items = [1, 2, 3, 4, 5].map((number) => ({ entry: `article/${number}` }));
  for (const letter of [
    newsletter(999_999),
    newsletter(draft),
    newsletter(id, { items }),
    newsletter(id, { items: [] }),
  ])
    expect(await rejected(await site.written(letter))).toHaveProperty('items');
  expect(site.recipients()).toEqual([]);
});

test('a scheduled newsletter is sent once at its time, by the admin who wrote it', async () => {
  const emails = await site.subscribe(1);
  const letter = await site.written(newsletter(await site.article()));
  const past = await site.schedule(letter, '2020-01-01T12:00:00Z');
  expect(past.errors?.[0]?.extensions.fields).toHaveProperty('publishAt');
  expect((await site.schedule(letter, inAnHour())).errors).toBeUndefined();
  expect(await site.find(letter.number)).toMatchObject({ state: 'SCHEDULED', version: 0 });
  const listed = await site.adminClient.run<{ items: { number: number }[] }>(
    '{ entries(kind: "newsletter", state: SCHEDULED) { items { number } } }',
  );
  expect(listed.items.map(({ number }) => number)).toEqual([letter.number]);
  expect(await site.mailings(letter.number)).toEqual([]);
  await Promise.all([site.makePublicationDue(letter.number), site.makePublicationDue(letter.number)]);
  await expect.poll(() => site.report(letter.number)).toMatchObject({ state: 'SENT', sentCount: 1 });
  await site.makePublicationDue(letter.number);
  expect(site.recipients()).toEqual(emails);
  const { nodes } = await site.adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 1) { nodes { event by } } }',
  );
  expect(nodes).toEqual([{ event: 'NEWSLETTER_STARTED', by: 'owner@example.com' }]);
});

test('a change ends the schedule, and so does an admin', async () => {
  await site.subscribe(1);
  const changed = await scheduled();
  const before = (await site.find(changed.number)) as Newsletter;
  await site.written(newsletter(await site.article(), { subject: 'Half a' }), before);
  const ended = await scheduled();
  await site.askEntry(`unpublishEntry(kind: "newsletter", number: ${ended.number}, version: 0)`);
  for (const { number } of [changed, ended])
    expect(await site.find(number)).toMatchObject({ state: 'DRAFT', draft: { publishAt: null } });
});

test('a newsletter that cannot be sent at its time stays a draft with the reason', async () => {
  await site.subscribe(1);
  const { number } = await scheduled();
  await site.reset();
  await site.makePublicationDue(number);
  expect(await site.find(number)).toMatchObject({
    state: 'DRAFT',
    draft: { problem: 'None of these readers has confirmed a subscription yet.' },
  });
  const due = await site.adminClient.run('{ dueEntries { entry { kind number } reason } }');
  expect(due).toContainEqual({ entry: { kind: 'newsletter', number }, reason: 'PROBLEM' });
  expect(await site.mailings(number)).toEqual([]);
});
