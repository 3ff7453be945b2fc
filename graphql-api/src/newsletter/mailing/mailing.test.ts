import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { headersAgainstReplies, type Received } from '../../../test/mail-server.ts';
import { studio } from '../../../test/mailing-app.ts';
import { type NewsletterApp, newsletter, SITE, startNewsletters } from '../../../test/newsletter-app.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { SubscriptionEntity } from '../subscription.entity.ts';

let site: NewsletterApp;
beforeAll(async () => {
  site = await startNewsletters();
});
beforeEach(() => site.reset());
afterAll(() => site.app.close());

const header = (mail: Received | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

test('a published article is sent to each subscriber once, with the postal address and a one-click link', async () => {
  const emails = await site.subscribe(3);
  const id = await site.article({ brief_paragraph: '<p>Short days &amp; <b>warm</b> lamps.</p>' });
  const letter = await site.written(newsletter(id));
  const { number } = letter;
  const sent = await Promise.all([site.publish(letter), site.publish(letter), site.publish(letter)]);
  expect(sent.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(await site.mailings(number)).toHaveLength(1);
  await expect
    .poll(() => site.report(number))
    .toMatchObject({ state: 'SENT', recipientCount: 3, sentCount: 3 });
  expect(site.recipients().toSorted()).toEqual(emails.toSorted());

  const [mail] = site.app.smtp.received;
  expect(mail?.subject).toBe('Light in November');
  expect(mail?.text).toContain('Short days & warm lamps.');
  expect(mail?.text).toContain(studio.BUSINESS_ADDRESS);
  expect(mail?.text).toContain(`Read the article: ${SITE}/artical/`);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headersAgainstReplies(mail)).toEqual(['auto-generated', 'All']);
  const link = header(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
  expect(mail?.html).toContain(`href="${link}">Unsubscribe</a>`);
  // Before the name of the business, which the list of a mail program shows anyway.
  expect(mail?.html).toMatch(/<body[^>]*>\s*<div style="display:none">Short days &amp; warm lamps\./);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link.replace(SITE, site.app.url), { method: 'POST', body })).status).toBe(200);
  expect(await site.report(number)).toMatchObject({ unsubscribedCount: 1 });
});

test('the opening has its paragraphs, lists and links in both parts of the mail', async () => {
  await site.subscribe(1);
  const brief_paragraph =
    '<p>Bring <a href="/contact">us</a><br>your:</p><ul><li>rugs</li><li>lamps</li></ul><p>See you.</p>';
  await site.start(await site.article({ brief_paragraph }));
  await expect.poll(() => site.app.smtp.received.length).toBe(1);
  const [mail] = site.app.smtp.received;
  expect(mail?.text?.replaceAll('\r', '')).toContain(
    `Bring us (${SITE}/contact)\nyour:\n\n- rugs\n- lamps\n\nSee you.\n`,
  );
  expect(mail?.html).toContain(
    `<p>Bring <a href="${SITE}/contact">us</a><br />your:</p><ul><li>rugs</li><li>lamps</li></ul><p>See you.</p>`,
  );
});

test('so many are sent in a minute; a paused mailing sends nothing until it continues', async () => {
  site.limits.batchMailsPerMinute = 2;
  await site.subscribe(5);
  const { mailing_id, number } = await site.start(await site.article());
  await expect
    .poll(() => site.report(number))
    .toMatchObject({ state: 'SENDING', sentCount: 2, waitingCount: 3 });
  const open = () => site.adminClient.run('{ openMailings { number state waitingCount } }');
  expect(await open()).toEqual([{ number, state: 'SENDING', waitingCount: 3 }]);
  expect(await site.change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED', waitingCount: 3 });
  expect(await open()).toEqual([{ number, state: 'PAUSED', waitingCount: 3 }]);
  site.limits.batchMailsPerMinute = 1;
  await site.makeDue();
  expect(await site.change('continueMailing', mailing_id)).toMatchObject({ state: 'SENDING' });
  await expect.poll(() => site.report(number)).toMatchObject({ sentCount: 3 });
  site.limits.batchMailsPerMinute = 10;
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', sentCount: 5 });
  expect(await open()).toEqual([]);
  expect(new Set(site.recipients()).size).toBe(5);
  expect(site.recipients()).toHaveLength(5);
});

test('the open mailings are read by one statement, the one that began first before the others', async () => {
  site.limits.batchMailsPerMinute = 1;
  await site.subscribe(4);
  const numbers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { mailing_id, number } = await site.start(await site.article());
    await site.change('pauseMailing', mailing_id);
    numbers.push(number);
  }
  const statements = vi.spyOn(site.app.app.database.em.config.getLogger(), 'logQuery');
  const open = await site.adminClient.run<{ number: number }[]>('{ openMailings { number waitingCount } }');
  const reports = statements.mock.calls.filter(([{ query }]) => query?.includes('"waitingCount"'));
  statements.mockRestore();
  expect(open.map(({ number }) => number)).toEqual(numbers);
  expect(reports).toHaveLength(1);
});

test('while 5,000 newsletters wait, the two mails of a lead leave before them', async () => {
  await site.app.app.database.em.fork().execute(
    `insert into "subscription" ("id", "email", "consentedAt", "confirmedAt")
     select gen_random_uuid(), n || '@example.com', now(), now() from generate_series(1, 5000) n`,
  );
  const { mailing_id, number } = await site.start(await site.article());
  await sendForm(site.app, message, { email: 'in-a-hurry@example.com' });
  const toLead = () =>
    site.recipients().filter((email) => [studio.BUSINESS_EMAIL, 'in-a-hurry@example.com'].includes(email));
  await expect.poll(toLead).toHaveLength(2);
  const { sentCount = 0, waitingCount = 0 } = (await site.report(number)) ?? {};
  expect(waitingCount).toBeGreaterThan(0);
  expect(sentCount + waitingCount).toBe(5000);
  expect(await site.change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED' });
});

test('ended, erased and unconfirmed subscriptions get no newsletter', async () => {
  site.limits.batchMailsPerMinute = 1;
  const emails = await site.subscribe(3);
  const em = site.app.app.database.em.fork();
  await em.insert(SubscriptionEntity, {
    id: randomUUID(),
    email: 'open@example.com',
    consentedAt: new Date(),
  });
  const { number, recipientCount } = await site.start(await site.article());
  expect(recipientCount).toBe(3);
  await expect.poll(() => site.report(number)).toMatchObject({ sentCount: 1 });
  const [first = '', second = ''] = emails.filter((email) => !site.recipients().includes(email));
  const { nodes } = await site.adminClient.run<{ nodes: { id: string }[] }>(
    `query ($search: String) { subscribers(search: $search) { nodes { id } } }`,
    { search: first.toUpperCase() },
  );
  await site.adminClient.run('mutation ($id: UUID!) { endSubscription(id: $id) { id } }', {
    id: nodes[0]?.id,
  });
  if (second)
    await site.adminClient.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', {
      email: second,
    });
  site.limits.batchMailsPerMinute = 10;
  await expect
    .poll(() => site.report(number))
    .toMatchObject({ state: 'SENT', recipientCount: 2, sentCount: 1, unsubscribedCount: 1 });
  expect(site.recipients()).not.toContain(first);
  expect(site.recipients()).not.toContain(second);
});

test('a newsletter of an article and a project counts clicks', async () => {
  await site.subscribe(1);
  const {
    items: [project],
  } = await site.adminClient.run<{ items: { entry: string; title: string }[] }>(
    '{ mailablePage(entryKind: "project") { items { entry title } } }',
  );
  const [word = ''] = project?.title.split(' ') ?? [];
  const page = await site.adminClient.run<{ items: { title: string }[]; totalCount: number }>(
    `query ($search: String) { mailablePage(entryKind: "project", search: $search, pageSize: 1) {
      items { title picture { src } } totalCount } }`,
    { search: word },
  );
  expect(page.items).toEqual([expect.objectContaining({ title: expect.stringContaining(word) })]);
  expect(page.items[0]).toHaveProperty('picture.src', expect.stringMatching(/^\/pictures\//));
  expect(
    await site.adminClient.run(
      'query ($entries: [String!]!) { mailableItems(entries: $entries) { entry } }',
      {
        entries: [project?.entry, 'article/999999999', 'none'],
      },
    ),
  ).toEqual([{ entry: project?.entry }]);
  const items = [{ entry: `article/${await site.article()}` }, { entry: project?.entry }];
  const { number } = await site.start(0, { items, countsClicks: true });
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', recipientCount: 1 });
  const [mail] = site.app.smtp.received;
  expect(mail?.html).toMatch(new RegExp(`<img src="${SITE}/pictures/[0-9a-f]{32}/`));
  // The picture is a link, whose name it is.
  expect(mail?.html).not.toContain('alt=""');
  const opened = await site.click(mail, 1);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/portfolio\//),
  ]);
  expect(await site.report(number)).toMatchObject({ clicks: [0, 1], unopenedCount: 0 });
  const unknown = await fetch(`${site.app.url}/newsletter/go/none/9/none`, { redirect: 'manual' });
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/blog']);
});

test('a segment has the subscribers with an occupation by their quote requests', async () => {
  const [owner = '', builder = '', realtor = ''] = await site.subscribe(4);
  await site.lead(owner.toUpperCase(), 'Home Owner');
  await site.lead(builder, 'Builder');
  await site.lead(realtor, 'Realtor');
  await site.lead('no-reader@example.com', 'Builder');
  const counts = await site.adminClient.run('{ mailingReaders { segments { segment count } hasAddress } }');
  expect(counts).toEqual({
    segments: [
      { segment: null, count: 4 },
      { segment: 'owners', count: 1 },
      { segment: 'realtors', count: 1 },
      { segment: 'builders', count: 1 },
    ],
    hasAddress: true,
  });
  const article = await site.article();
  const sentTo = async (segment: string) => {
    site.app.smtp.received.length = 0;
    const { number, recipientCount } = await site.start(article, { segment });
    await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT' });
    return [recipientCount, ...site.recipients()];
  };
  expect(await sentTo('owners')).toEqual([1, owner]);
  expect(await sentTo('builders')).toEqual([1, builder]);
  expect(await sentTo('realtors')).toEqual([1, realtor]);
  const unknown = await site.publish(await site.written(newsletter(article, { segment: 'everyone' })));
  expect(unknown.errors?.[0]?.extensions.fields).toHaveProperty('segment');
});

test('a newsletter is sent again, once, to those who opened none of its links', async () => {
  const [reader = '', ended = '', rest = ''] = await site.subscribe(3);
  const { mailing_id, number } = await site.start(await site.article(), { countsClicks: true });
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', unopenedCount: 3 });
  const mailTo = (email: string) =>
    site.app.smtp.received.find(({ envelope }) => envelope.to.includes(email));
  await site.click(mailTo(reader), 0);
  await site.click(mailTo(reader), 0);
  await site.unsubscribe(ended);
  // A reader since then has not got it at all.
  await site.subscribe(1);
  expect(await site.report(number)).toMatchObject({ unopenedCount: 1, clicks: [2] });
  site.app.smtp.received.length = 0;
  const again = await Promise.all([
    site.change('resendMailing', mailing_id),
    site.change('resendMailing', mailing_id),
  ]);
  expect(again).toMatchObject([
    { round: 2, title: 'Light in November', recipientCount: 1 },
    { mailing_id: again[0]?.mailing_id },
  ]);
  await expect.poll(() => site.mailings(number)).toMatchObject([{ round: 1 }, { state: 'SENT' }]);
  expect(site.recipients()).toEqual([rest]);
});

test('a newsletter without counted clicks is not sent again', async () => {
  await site.subscribe(1);
  const { mailing_id, number } = await site.start(await site.article());
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', unopenedCount: null });
  const { errors } = await site.adminClient.ask(
    'mutation ($id: UUID!) { resendMailing(id: $id) { mailing_id } }',
    { id: mailing_id },
  );
  expect(errors?.[0]?.extensions.fields?.['id']).toContain('counted no clicks');
});
