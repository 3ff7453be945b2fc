import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NewsletterApp, startNewsletters } from '../../../test/newsletter-app.ts';

const FAILURES = `query ($id: UUID!, $page: Int, $pageSize: Int) {
  mailingFailures(id: $id, page: $page, pageSize: $pageSize) { items { email error } totalCount page pageCount }
}`;

const figures = () =>
  site.adminClient.run<{ number: number; readerCount: number; clickedCount: number | null }[]>(
    '{ mailingFigures { number readerCount clickedCount } }',
  );

let site: NewsletterApp;
beforeAll(async () => {
  site = await startNewsletters();
});
beforeEach(() => site.reset());
afterAll(() => site.app.close());

test('a rejected mail fails with the reason; a mail server that is down delays mails and loses none', async () => {
  const [unknown = '', ...others] = await site.subscribe(3);
  site.app.smtp.unknown = unknown;
  site.app.smtp.rejecting = true;
  const { mailing_id, number } = await site.start(await site.article());
  await expect
    .poll(() => site.report(number))
    .toMatchObject({ waitingCount: 2, lastError: expect.stringContaining('Try again later') });
  site.app.smtp.rejecting = false;
  await site.makeDue();
  await expect
    .poll(() => site.report(number))
    .toMatchObject({
      state: 'SENT',
      sentCount: 2,
      failedCount: 1,
      lastError: null,
    });
  // A mail that was on its way at the end of the test before may arrive as well.
  const here = site.recipients().filter((email) => email === unknown || others.includes(email));
  expect(here.toSorted()).toEqual(others.toSorted());
  expect(await site.adminClient.run(FAILURES, { id: mailing_id, page: 1, pageSize: 1 })).toMatchObject({
    items: [{ email: unknown, error: expect.stringContaining('No such user') }],
    totalCount: 1,
    pageCount: 1,
  });
});

test('the failed mails are sent again once, also when an admin presses twice', async () => {
  const emails = await site.subscribe(3);
  site.app.smtp.unknown = emails[0];
  const { mailing_id, number } = await site.start(await site.article());
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', sentCount: 2, failedCount: 1 });
  site.app.smtp.unknown = undefined;
  await Promise.all([site.change('retryMailing', mailing_id), site.change('retryMailing', mailing_id)]);
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', sentCount: 3, failedCount: 0 });
  await site.change('retryMailing', mailing_id);
  expect(await site.report(number)).toMatchObject({ state: 'SENT', sentCount: 3 });
  expect(site.recipients().toSorted()).toEqual(emails.toSorted());
});

test('the figures of a newsletter count each reader once, who may have clicked in both of its mailings', async () => {
  const emails = await site.subscribe(3);
  const article = await site.article();
  const { mailing_id, number } = await site.start(article, { countsClicks: true });
  await expect.poll(() => site.report(number)).toMatchObject({ state: 'SENT', sentCount: 3 });
  const mailTo = (email = '') =>
    site.app.smtp.received.findLast(({ envelope }) => envelope.to.includes(email));
  const first = mailTo(emails[1]);
  await site.click(mailTo(emails[0]), 0);
  await site.change('resendMailing', mailing_id);
  await expect.poll(() => site.recipients().length).toBe(5);
  await site.click(mailTo(emails[1]), 0);
  await site.click(first, 0);
  const other = await site.start(article);
  await expect.poll(() => site.report(other.number)).toMatchObject({ state: 'SENT' });
  const all = await figures();
  expect(all).toContainEqual({ number, readerCount: 3, clickedCount: 2 });
  expect(all).toContainEqual({ number: other.number, readerCount: 3, clickedCount: null });
});

test('the list of subscribers is exported with the proof of consent, and recorded', async () => {
  const [email = ''] = await site.subscribe(1);
  const response = await site.adminClient.rest('GET', '/api/subscribers.csv');
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text).toMatch(/^\uFEFF"Email"/);
  expect(text).toContain(email);
  expect(text).toContain('/blog');
  expect((await site.adminClient.rest('GET', '/api/subscribers.csv', undefined, null)).status).toBe(401);
});
