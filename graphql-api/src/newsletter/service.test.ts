import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { consentWordings } from '../../../rules/form/consent.ts';
import type { Received } from '../../test/mail-server.ts';
import { type MailingApp, makeMailsDue, startMailingApp, studio } from '../../test/mailing-app.ts';
import { newsletter } from '../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../test/samples/forms.ts';
import { purge } from '../purge.jobs.ts';
import { subscribersCsv } from './csv.ts';
import { findSubscription, listSubscribers } from './service.ts';
import { SubscriptionRequestEntity } from './subscription.entity.ts';

const business = studio.BUSINESS_EMAIL;
const SITE = 'https://business.example';

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp({ SITE_URL: SITE });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());

const subscriptionOf = (email: string) => findSubscription(app.app.database.em.fork(), email);
const requestOf = (email: string) => app.app.database.em.fork().findOne(SubscriptionRequestEntity, { email });
const isListed = async (email: string) =>
  (await listSubscribers(app.app.database.em.fork())).some((it) => it.email === email);
const mailsTo = (email: string) => app.smtp.received.filter((mail) => mail.envelope.to.includes(email));

/** Waits for `count` mails to an email address and returns the latest. */
async function arrived(email: string, count = 1): Promise<Received> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  return mailsTo(email).at(-1) as Received;
}

const header = (mail: Received, name: string) => mail.headers.find(({ key }) => key === name)?.value;

/** Returns the local URL of a link in a mail. */
const unsubscribeLink = (mail: Received) =>
  (header(mail, 'list-unsubscribe') ?? '').replace(/^<(.*)>$/, '$1').replace(SITE, app.url);
const confirmLink = (mail: Received) =>
  (mail.text?.match(/https:\S+\/newsletter\/confirm\/\S+/)?.[0] ?? '').replace(SITE, app.url);

/** Presses the button as a browser or a mail client does, and returns the next page. */
async function press(link: string, body: FormData | URLSearchParams = new URLSearchParams()) {
  const page = await fetch(link, { method: 'POST', body, redirect: 'error' });
  return [page.status, /<h1>(.*)<\/h1>/.exec(await page.text())?.[1]];
}

const CONFIRMED = [200, 'You are subscribed'];
const ENDED = [200, 'You are unsubscribed'];
const UNKNOWN = [404, 'This link doesn’t work'];

/** Subscribes and confirms; returns the unsubscribe link. */
async function subscribed(email: string, change: object = {}): Promise<string> {
  await sendForm(app, newsletter, { email, ...change });
  expect(await press(confirmLink(await arrived(email)))).toEqual(CONFIRMED);
  return `${app.url}/newsletter/unsubscribe/${(await subscriptionOf(email))?.id}`;
}

test('the mail asks for consent in the form’s words; the confirmation records the proof', async () => {
  await sendForm(app, newsletter, { email: 'Ann@example.com', page: '/blog', consentVersion: '2026-11' });
  const mail = await arrived('Ann@example.com');
  expect(await subscriptionOf('ann@example.com')).toBeNull();
  expect(await isListed('ann@example.com')).toBe(false);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const expected = ['Studio', '1 Main Street, Milton, Ontario', business, consentWordings['2026-11'] ?? '?'];
  for (const text of [...expected, `${SITE}/newsletter/confirm/`]) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
  const request = await requestOf('ann@example.com');
  expect(await press(confirmLink(mail))).toEqual(CONFIRMED);
  const { consentedAt, consentVersion, page } = request ?? {};
  const subscription = await subscriptionOf('ann@example.com');
  expect(subscription).toMatchObject({ consentedAt, consentVersion, page, unsubscribedAt: null });
  expect(subscription).toMatchObject({ page: '/blog', consentVersion: '2026-11' });
  expect(Number(subscription?.confirmedAt)).toBeGreaterThan(Number(consentedAt));
  // Newsletters contain the unsubscribe id, also when forwarded: it must not confirm.
  expect(subscription?.id).not.toBe(request?.id);
  expect(unsubscribeLink(mail)).toBe(`${app.url}/newsletter/unsubscribe/${subscription?.id}`);
});

test('a GET of a link changes nothing; its button does, and is idempotent', async () => {
  const email = 'bob@example.com';
  await postForm(app, newsletter, { email });
  const mail = await arrived(email);
  async function look(link: string): Promise<void> {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await fetch(link, { method });
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    const html = await (await fetch(link)).text();
    expect(html).toContain('<form method="post">');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(email);
    // The page looks like the site, and names its secret nowhere but in the data for hydration.
    expect(html).toContain('aria-label="Main"');
    expect(html.slice(0, html.indexOf('<body'))).not.toContain(link.slice(link.lastIndexOf('/') + 1));
  }
  await look(confirmLink(mail));
  await look(unsubscribeLink(mail));
  expect(await isListed(email)).toBe(false);
  const both = await Promise.all([press(confirmLink(mail)), press(confirmLink(mail))]);
  expect(both).toEqual([CONFIRMED, CONFIRMED]);
  expect(await isListed(email)).toBe(true);
  expect(await (await fetch(confirmLink(mail))).text()).toContain('You are subscribed');

  await look(unsubscribeLink(mail));
  expect(await isListed(email)).toBe(true);
  expect(await press(unsubscribeLink(mail))).toEqual(ENDED);
  const ended = (await subscriptionOf(email))?.unsubscribedAt;
  expect(ended).toBeInstanceOf(Date);
  expect(await press(unsubscribeLink(mail))).toEqual(ENDED);
  expect((await subscriptionOf(email))?.unsubscribedAt).toEqual(ended);
  expect(await (await fetch(unsubscribeLink(mail))).text()).not.toContain('<form method="post">');
});

test.each(['urlencoded', 'multipart'])('a mail client unsubscribes by one POST (%s)', async (kind) => {
  const email = `${kind}@example.com`;
  const link = await subscribed(email);
  const form = kind === 'multipart' ? new FormData() : new URLSearchParams();
  form.set('List-Unsubscribe', 'One-Click');
  expect(await press(link, form)).toEqual(ENDED);
  expect((await subscriptionOf(email))?.unsubscribedAt).toBeInstanceOf(Date);
});

test.each([
  '00000000-0000-4000-8000-000000000000',
  'x',
  "%27%20or%20''='",
  '%00',
  '%E0%A4%A',
  'a'.repeat(400),
])('a link with %s is not known', async (id) => {
  for (const [path, method] of ['confirm', 'unsubscribe'].flatMap(
    (it) =>
      [
        [it, 'GET'],
        [it, 'POST'],
      ] as const,
  )) {
    const page = await fetch(`${app.url}/newsletter/${path}/${id}`, { method });
    expect([400, 404, 414]).toContain(page.status);
  }
  const strange = { 'content-type': 'application/json' };
  const odd = await fetch(`${app.url}/newsletter/confirm/${id}`, {
    method: 'POST',
    headers: strange,
    body: '{',
  });
  expect([400, 404, 414]).toContain(odd.status);
});

test('concurrent and repeated subscriptions are one subscription with its first consent', async () => {
  const email = 'cara@example.com';
  await sendForm(app, newsletter, { email, page: '/' });
  await Promise.all(
    ['CARA@example.com', email].map((it) => postForm(app, newsletter, { email: it, page: '/blog' })),
  );
  const mails = [await arrived(email, 2), await arrived('CARA@example.com')];
  expect(new Set(mails.map(confirmLink)).size).toBe(1);
  expect(await press(confirmLink(mails[0] as Received))).toEqual(CONFIRMED);
  expect(await subscriptionOf(email)).toMatchObject({ page: '/' });
  expect((await listSubscribers(app.app.database.em.fork())).filter((it) => it.email === email)).toHaveLength(
    1,
  );
});

test('an active subscriber who subscribes again gets a mail that says so', async () => {
  const email = 'fay@example.com';
  const link = await subscribed(email);
  const before = await subscriptionOf(email);
  await sendForm(app, newsletter, { email, page: '/about' });
  const mail = await arrived(email, 2);
  expect(mail.subject).toContain('You are subscribed');
  expect(confirmLink(mail)).toBe('');
  expect(unsubscribeLink(mail)).toBe(link);
  expect(await subscriptionOf(email)).toEqual(before);
  expect(await requestOf(email)).toBeNull();
});

test('an unsubscribed person subscribes by confirming again, with a new consent and the same link', async () => {
  const email = 'dan@example.com';
  const link = await subscribed(email, { page: '/' });
  const old = confirmLink(await arrived(email));
  await press(link);
  const ended = await subscriptionOf(email);
  await sendForm(app, newsletter, { email, page: '/about', consentVersion: '2026-11' });
  const mail = await arrived(email, 2);
  // Neither the form nor the old link subscribes.
  expect(await press(old)).toEqual(ENDED);
  expect(await subscriptionOf(email)).toEqual(ended);
  expect(unsubscribeLink(mail)).toBe(link);
  expect(await press(confirmLink(mail))).toEqual(CONFIRMED);
  const again = await subscriptionOf(email);
  expect(again).toMatchObject({
    id: ended?.id,
    page: '/about',
    consentVersion: '2026-11',
    unsubscribedAt: null,
  });
  expect(Number(again?.confirmedAt)).toBeGreaterThan(Number(ended?.confirmedAt));
});

test('times are those of the database, on a server whose clock is eight days ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600 * 1000 });
  const email = 'ahead@example.com';
  await press(await subscribed(email));
  vi.useRealTimers();
  const { consentedAt, confirmedAt, unsubscribedAt } = (await subscriptionOf(email)) ?? {};
  for (const time of [consentedAt, confirmedAt, unsubscribedAt])
    expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
});

test('requests that are not confirmed within a week are deleted', async () => {
  const [late, open] = ['gil@example.com', 'hal@example.com'];
  for (const email of [late, open]) await sendForm(app, newsletter, { email });
  const link = confirmLink(await arrived(late));
  await arrived(open);
  const request = await requestOf(late);
  expect(Number(request?.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000);
  expect(Number(request?.expiresAt) - Date.now()).toBeLessThan(7.1 * 24 * 3600 * 1000);
  const em = app.app.database.em.fork();
  const sql = `update "subscription_request" set "expiresAt" = now() - interval '1 second' where "email" = ?`;
  await em.execute(sql, [late]);
  // Expired, whether already deleted or not.
  expect(await press(link)).toEqual(UNKNOWN);
  await purge(app.app);
  expect([await requestOf(late), (await requestOf(open))?.email]).toEqual([null, open]);
  expect(await subscriptionOf(late)).toBeNull();
});

test('an invalid email address is stored as a lead and mailed to the business only', async () => {
  const before = mailsTo(business).length;
  for (const email of ['not an address', 'a@b']) await postForm(app, newsletter, { email });
  await expect.poll(() => mailsTo(business).length).toBeGreaterThanOrEqual(before + 2);
  const subjects = mailsTo(business).map((mail) => mail.subject);
  expect(subjects).toContain('Newsletter subscription from not an address');
  expect(await requestOf('not an address')).toBeNull();
});

test('the empty form is answered like any other, and creates neither a lead nor a mail', async () => {
  const counts = async () => {
    const sql = `select (select count(*)::int from "lead") as "leads",
      (select count(*)::int from "mail") as "mails"`;
    return app.app.database.em.fork().execute(sql);
  };
  const before = await counts();
  for (const email of ['', '  ', undefined, null]) {
    const byRest = await postForm(app, newsletter, { email });
    expect([byRest.status, await byRest.json()]).toEqual([200, { msg: 'success' }]);
    const { data } = await sendForm(app, newsletter, { email });
    expect(data).toEqual({ subscribeNewsletter: { submissionId: expect.any(String), msg: 'success' } });
  }
  expect(await counts()).toEqual(before);
});

test('a late mail is not sent if the request was cancelled in the meantime', async () => {
  const email = 'eve@example.com';
  app.smtp.rejecting = true;
  await sendForm(app, newsletter, { email });
  const request = await requestOf(email);
  expect(await press(`${app.url}/newsletter/unsubscribe/${request?.subscriptionId}`)).toEqual(ENDED);
  app.smtp.rejecting = false;
  const em = app.app.database.em.fork();
  const waiting = async () => {
    await makeMailsDue(app);
    return em.execute(`select 1 from "mail" where "state" = 'queued'`);
  };
  await expect.poll(waiting).toEqual([]);
  expect(mailsTo(email)).toEqual([]);
});

test('the owner’s list contains active subscribers and no formulas', async () => {
  await subscribed('=1+1@example.com', { page: '/a,b', consentVersion: '2026-11' });
  const csv = subscribersCsv(await listSubscribers(app.app.database.em.fork()), SITE);
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe(
    '"Email","Subscribed","Confirmed","Consent version","Consent wording","Page","Unsubscribe link","Unsubscribed"',
  );
  expect(lines.at(-1)).toBe('');
  const time = String.raw`"[A-Z][a-z]+ \d+, \d{4} at [^"]+"`;
  expect(lines.at(-2)).toMatch(
    new RegExp(`^"'=1\\+1@example\\.com",${time},${time},"2026-11","Staging notes.*","/a,b","https://`),
  );
  expect(csv).toContain('\r\n"ann@example.com",');
  for (const email of ['bob@example.com', 'hal@example.com']) expect(csv).not.toContain(email);
});

test('the consent texts of earlier releases stay, because subscribers agreed to them', () => {
  expect(consentWordings).toMatchObject({
    '2026-11': 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
  });
});
