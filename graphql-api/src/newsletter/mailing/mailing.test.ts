import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headersAgainstReplies, type Received } from '../../../test/mail-server.ts';
import { studio } from '../../../test/mailing-app.ts';
import { type NewsletterApp, SITE, startNewsletters } from '../../../test/newsletter-app.ts';
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
  const mailingId = randomUUID();
  const send = () => site.start(id, {}, mailingId);
  const started = await Promise.all([send(), send(), send()]);
  expect(new Set(started.map(({ mailing_id }) => mailing_id)).size).toBe(1);
  const [{ mailing_id } = { mailing_id: '' }] = started;
  await expect
    .poll(() => site.report(mailing_id))
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
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link.replace(SITE, site.app.url), { method: 'POST', body })).status).toBe(200);
  expect(await site.report(mailing_id)).toMatchObject({ unsubscribedCount: 1 });
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
  site.limits.newslettersPerMinute = 2;
  await site.subscribe(5);
  const { mailing_id } = await site.start(await site.article());
  await expect
    .poll(() => site.report(mailing_id))
    .toMatchObject({ state: 'SENDING', sentCount: 2, waitingCount: 3 });
  expect(await site.change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED', waitingCount: 3 });
  site.limits.newslettersPerMinute = 1;
  await site.makeDue();
  expect(await site.change('continueMailing', mailing_id)).toMatchObject({ state: 'SENDING' });
  await expect.poll(() => site.report(mailing_id)).toMatchObject({ sentCount: 3 });
  site.limits.newslettersPerMinute = 10;
  await expect.poll(() => site.report(mailing_id)).toMatchObject({ state: 'SENT', sentCount: 5 });
  expect(new Set(site.recipients()).size).toBe(5);
  expect(site.recipients()).toHaveLength(5);
});

test('while 5,000 newsletters wait, the two mails of a lead leave before them', async () => {
  await site.app.app.database.em.fork().execute(
    `insert into "subscription" ("id", "email", "consentedAt", "confirmedAt")
     select gen_random_uuid(), n || '@example.com', now(), now() from generate_series(1, 5000) n`,
  );
  const { mailing_id } = await site.start(await site.article());
  await sendForm(site.app, message, { email: 'in-a-hurry@example.com' });
  const toLead = () =>
    site.recipients().filter((email) => [studio.BUSINESS_EMAIL, 'in-a-hurry@example.com'].includes(email));
  await expect.poll(toLead).toHaveLength(2);
  const { sentCount = 0, waitingCount = 0 } = (await site.report(mailing_id)) ?? {};
  expect(waitingCount).toBeGreaterThan(0);
  expect(sentCount + waitingCount).toBe(5000);
  expect(await site.change('pauseMailing', mailing_id)).toMatchObject({ state: 'PAUSED' });
});

test('ended, erased and unconfirmed subscriptions get no newsletter', async () => {
  site.limits.newslettersPerMinute = 1;
  const emails = await site.subscribe(3);
  const em = site.app.app.database.em.fork();
  await em.insert(SubscriptionEntity, {
    id: randomUUID(),
    email: 'open@example.com',
    consentedAt: new Date(),
  });
  const { mailing_id, recipientCount } = await site.start(await site.article());
  expect(recipientCount).toBe(3);
  await expect.poll(() => site.report(mailing_id)).toMatchObject({ sentCount: 1 });
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
  site.limits.newslettersPerMinute = 10;
  await expect
    .poll(() => site.report(mailing_id))
    .toMatchObject({ state: 'SENT', recipientCount: 2, sentCount: 1, unsubscribedCount: 1 });
  expect(site.recipients()).not.toContain(first);
  expect(site.recipients()).not.toContain(second);
});

test('a newsletter of an article and a project goes to the readers of a page, and counts clicks', async () => {
  const [reader = ''] = await site.subscribe(1);
  const [other = ''] = await site.subscribe(1);
  await site.app.app.database.em
    .fork()
    .execute(`update "subscription" set "page" = '/contact' where "email" = ?`, [other]);
  expect(await site.adminClient.run('{ subscriberSegments { page count } }')).toContainEqual({
    page: '/contact',
    count: 1,
  });
  const offered = await site.adminClient.run<{ kind: string; number: number; title: string }[]>(
    '{ mailableItems { kind number title } }',
  );
  const project = offered.find(({ kind }) => kind === 'project');
  const items = [
    { kind: 'article', number: await site.article() },
    { kind: 'project', number: project?.number },
  ];
  const { mailing_id } = await site.start(0, { items, segment: '/blog', countsClicks: true });
  await expect.poll(() => site.report(mailing_id)).toMatchObject({ state: 'SENT', recipientCount: 1 });
  expect(site.recipients()).toEqual([reader]);
  const [mail] = site.app.smtp.received;
  expect(mail?.html).toMatch(new RegExp(`<img src="${SITE}/pictures/[0-9a-f]{32}/`));
  // The picture is a link, whose name it is.
  expect(mail?.html).not.toContain('alt=""');
  const [link = ''] = new RegExp(`${SITE}/newsletter/go/\\S+/1`).exec(mail?.text ?? '') ?? [];
  const opened = await fetch(link.replace(SITE, site.app.url), { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/portfolio\//),
  ]);
  const { items: mailings } = await site.adminClient.run<{
    items: { mailing_id: string; clicks: number[] }[];
  }>('{ mailings { items { mailing_id clicks } } }');
  expect(mailings.find((it) => it.mailing_id === mailing_id)?.clicks).toEqual([0, 1]);
  const unknown = await fetch(`${site.app.url}/newsletter/go/none/9`, { redirect: 'manual' });
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/blog']);
});
