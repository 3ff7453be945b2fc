import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletter } from '../../test/form-samples.ts';
import { postForm, sendForm } from '../../test/forms.ts';
import type { Received } from '../../test/mail-server.ts';
import { hurryMails, type MailingApp, startMailingApp, studio } from '../../test/mailing-app.ts';
import { consentWordings } from './newsletter.consent.ts';
import { subscribersCsv } from './newsletter.csv.ts';
import { findSubscription, listSubscribers } from './newsletter.service.ts';

const business = studio.BUSINESS_EMAIL;
const SITE = 'https://business.example';

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp({ SITE_URL: SITE });
});
afterAll(() => app.close());

const subscriptionOf = (email: string) => findSubscription(app.app.database.em.fork(), email);
const mailsTo = (email: string) => app.smtp.received.filter((mail) => mail.envelope.to.includes(email));

/** The mails to an address, once there are so many. */
async function arrived(email: string, count = 1): Promise<Received> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  return mailsTo(email).at(-1) as Received;
}

const header = (mail: Received, name: string) => mail.headers.find(({ key }) => key === name)?.value;

/** Where the link of a mail leads, on this machine. */
const linkIn = (mail: Received) =>
  (header(mail, 'list-unsubscribe') ?? '').replace(/^<(.*)>$/, '$1').replace(SITE, app.url);

const oneClick = (
  link: string,
  body: FormData | URLSearchParams = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) => fetch(link, { method: 'POST', body, redirect: 'error' });

test('consent is recorded, and the mail says who writes and how to end it', async () => {
  await sendForm(app, newsletter, { email: 'Ann@example.com', page: '/blog', consentVersion: '2026-11' });
  const mail = await arrived('Ann@example.com');
  const subscription = await subscriptionOf('ann@example.com');
  expect(subscription).toMatchObject({ page: '/blog', consentVersion: '2026-11', unsubscribedAt: null });
  expect(Math.abs(Date.now() - Number(subscription?.consentedAt))).toBeLessThan(60_000);

  expect(header(mail, 'list-unsubscribe')).toBe(`<${SITE}/newsletter/unsubscribe/${subscription?.id}>`);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const said = ['Studio', '1 Main Street, Milton, Ontario', business, consentWordings['2026-11'] ?? '?'];
  for (const text of [...said, `${SITE}/newsletter/unsubscribe/${subscription?.id}`]) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
});

test('looking at the link changes nothing; its button does, and again, and for good', async () => {
  await postForm(app, newsletter, { email: 'bob@example.com' });
  const link = linkIn(await arrived('bob@example.com'));
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await fetch(link, { method });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
  const html = await (await fetch(link)).text();
  expect(html).toContain('<form method="post">');
  expect(html).toContain('bob@example.com');
  expect((await subscriptionOf('bob@example.com'))?.unsubscribedAt).toBeNull();

  // A browser sends an empty form.
  const done = await fetch(link, { method: 'POST', body: new URLSearchParams() });
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  const ended = (await subscriptionOf('bob@example.com'))?.unsubscribedAt;
  expect(ended).toBeInstanceOf(Date);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect((await subscriptionOf('bob@example.com'))?.unsubscribedAt).toEqual(ended);
  expect(await (await fetch(link)).text()).not.toContain('<form');
});

test.each(['urlencoded', 'multipart'])('a mail program ends it by one POST (%s)', async (kind) => {
  const email = `${kind}@example.com`;
  await sendForm(app, newsletter, { email });
  const link = linkIn(await arrived(email));
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await oneClick(link, kind === 'multipart' ? form : undefined)).status).toBe(200);
  expect((await subscriptionOf(email))?.unsubscribedAt).toBeInstanceOf(Date);
});

test.each(['00000000-0000-4000-8000-000000000000', 'x', "%27%20or%20''='", '%00'])(
  'a link with %s is not known',
  async (id) => {
    for (const method of ['GET', 'POST']) {
      const page = await fetch(`${app.url}/newsletter/unsubscribe/${id}`, { method });
      expect([page.status, await page.text()]).toEqual([
        404,
        expect.stringContaining('This link is not known'),
      ]);
    }
  },
);

test('subscribing twice, and at once, is one subscription with its first consent', async () => {
  const email = 'cara@example.com';
  await sendForm(app, newsletter, { email, page: '/' });
  const first = await subscriptionOf(email);
  await Promise.all(
    ['CARA@example.com', email, email].map((it) => postForm(app, newsletter, { email: it, page: '/blog' })),
  );
  expect(await subscriptionOf(email)).toMatchObject({ ...first, page: '/' });
  const emails = (await listSubscribers(app.app.database.em.fork())).map((it) => it.email);
  expect(emails.filter((it) => it === email)).toHaveLength(1);
});

test('who comes back gives a new consent and keeps the link', async () => {
  const email = 'dan@example.com';
  await sendForm(app, newsletter, { email, page: '/' });
  await oneClick(linkIn(await arrived(email)));
  const ended = await subscriptionOf(email);
  await sendForm(app, newsletter, { email, page: '/about', consentVersion: '2026-11' });
  const again = await subscriptionOf(email);
  expect(again).toMatchObject({
    id: ended?.id,
    page: '/about',
    consentVersion: '2026-11',
    unsubscribedAt: null,
  });
  expect(Number(again?.consentedAt)).toBeGreaterThan(Number(ended?.consentedAt));
});

test('what is no address is kept as a lead, and only the business hears of it', async () => {
  const before = mailsTo(business).length;
  for (const email of ['', 'not an address', 'a@b']) await postForm(app, newsletter, { email });
  await expect.poll(() => mailsTo(business).length).toBeGreaterThanOrEqual(before + 3);
  const subjects = mailsTo(business).map((mail) => mail.subject);
  expect(subjects).toContain('Newsletter subscription from not an address');
  expect(await subscriptionOf('not an address')).toBeNull();
});

test('a mail that comes late is not sent to who has unsubscribed in the meantime', async () => {
  const email = 'eve@example.com';
  app.smtp.refusing = true;
  await sendForm(app, newsletter, { email });
  const subscription = await subscriptionOf(email);
  await oneClick(`${app.url}/newsletter/unsubscribe/${subscription?.id}`);
  app.smtp.refusing = false;
  const em = app.app.database.em.fork();
  const waiting = async () => {
    await hurryMails(app);
    return em.execute(`select 1 from "pgboss"."job" where "name" = 'mail' and "state" <> 'completed'`);
  };
  await expect.poll(waiting).toEqual([]);
  expect(mailsTo(email)).toEqual([]);
});

test('the list for the owner has who is subscribed, and nothing that a spreadsheet runs', async () => {
  await sendForm(app, newsletter, { email: '=1+1@example.com', page: '/a,"b"', consentVersion: '2026-11' });
  const csv = subscribersCsv(await listSubscribers(app.app.database.em.fork()), SITE);
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe('email,consentedAt,consentVersion,consentWording,page,unsubscribe');
  expect(lines.at(-1)).toBe('');
  expect(lines.at(-2)).toMatch(
    /^'=1\+1@example\.com,\d{4}-\S+Z,2026-11,"?Staging notes.*,"\/a,""b""",https:\/\//,
  );
  expect(csv).toContain('\r\nann@example.com,');
  expect(csv).not.toContain('bob@example.com');
});

test('the newest wording is the one beside the form', async () => {
  const content = await readFile(new URL('../../../web/src/content/navigation.ts', import.meta.url), 'utf8');
  expect(content).toContain(Object.values(consentWordings).at(-1));
});
