import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { answer, expectSound, openAdmin, phone, refreshUntil } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

const address = '1 Main Street, Milton, Ontario';
test.use({ environment: { BUSINESS_ADDRESS: address } });

const mailsTo = (app: Site, email: string) =>
  app.mail.received.filter(({ envelope }) => envelope.to.includes(email));

async function ask(app: Site, email: string, page: string): Promise<void> {
  await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), email, page },
  });
}

async function subscribe(app: Site, email: string, page: string): Promise<void> {
  await ask(app, email, page);
  await expect.poll(() => mailsTo(app, email).length).toBe(1);
  const [, path = ''] = /(\/newsletter\/confirm\/\S+)/.exec(mailsTo(app, email)[0]?.text ?? '') ?? [];
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(200);
}

const more = (page: Page): Locator => page.getByLabel('Add an article or a project');
const firstReport = (page: Page): Locator =>
  page.getByRole('region', { name: 'Scheduled and sent' }).locator('ol > li').first();

/** Fills in a short newsletter. */
async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await more(page).selectOption({ index: 1 });
  await expect(page.getByText('Draft saved')).toBeVisible();
}

/** Sends the newsletter to the only subscriber. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  await answer(page, 'Send');
}

test('the owner writes a newsletter, reads it as it arrives, and sends it @full', async ({
  app,
  page,
  email,
}) => {
  await subscribe(app, email, '/blog');
  await subscribe(app, `other-${email}`, '/contact');
  await page.clock.install();
  await openAdmin(page, app, '/admin/blogs');
  await page.setViewportSize(phone);
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Send as newsletter' }).first().click();
  const chosen = page.getByRole('list', { name: 'Articles and projects' }).getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await expect(page.getByText('Still missing: a subject.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send to 2 subscribers' })).toBeDisabled();

  await page.getByLabel('Subject').fill('November notes');
  await page.getByLabel('Introduction').fill('Dear readers,\nthe days are short. It costs ');
  await page.getByLabel('Price or fact', { exact: true }).selectOption('{vacantStaging.price}');
  await page.getByRole('button', { name: 'Insert a price or fact' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vacant staging, $2,995' })).toBeVisible();
  const project = await more(page).locator('optgroup[label="Projects"] option').first().getAttribute('value');
  await more(page).selectOption(project);
  await expect(chosen).toHaveCount(2);
  const moved = await chosen.nth(1).locator('span').textContent();
  await chosen
    .nth(1)
    .getByRole('button', { name: /^Move up/ })
    .press('Enter');
  await expect(chosen.first()).toContainText(moved ?? '');
  await expect(chosen.first()).toBeFocused();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('November notes');
  await expect(chosen).toHaveCount(2);
  // Nothing was saved since it was opened.
  await expect(page.getByText('Draft saved')).toHaveCount(0);
  const mail = page.frameLocator('iframe[title="Preview of the newsletter"]');
  await expect(mail.getByText('the days are short. It costs $2,995')).toBeVisible();
  await expect(mail.getByText(address)).toBeVisible();
  await expect(mail.getByRole('heading', { level: 2 })).toHaveCount(2);
  const picture = mail.getByRole('img').first();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Sent to owner@example.com.')).toBeVisible();
  expect(mailsTo(app, 'owner@example.com')).toHaveLength(1);

  const readers = page.getByLabel('Readers');
  await readers.selectOption({ label: 'Subscribed on /blog (1)' });
  await expect(page.getByRole('button', { name: 'Send to 1 subscriber' })).toBeEnabled();
  await readers.selectOption({ label: 'All subscribers' });
  await expect(page.getByText('Opens are not tracked.')).toBeVisible();
  await page.getByLabel('Count clicks').check();
  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click();
  await answer(page, 'Send');
  const report = firstReport(page);
  await refreshUntil(page, report.getByText('Sent: 2 of 2 emails sent, 0 failed, 0 unsubscribed since'));
  await expect(page.getByLabel('Subject')).toHaveValue('');
  const [link = ''] = /\/newsletter\/go\/\S+\/0/.exec(mailsTo(app, email).at(-1)?.text ?? '') ?? [];
  await fetch(app.url + link, { redirect: 'manual' });
  await refreshUntil(page, report.getByText('1 click'));
});

test('the owner finds, removes and exports subscribers @nightly', async ({ app, page, email }) => {
  const other = `other-${email}`;
  await subscribe(app, email, '/blog');
  await subscribe(app, other, '/contact');
  await ask(app, `open-${email}`, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  await write(page, 'November notes');
  await page.getByRole('button', { name: 'Send to 2 subscribers' }).click();
  await answer(page, 'Send');
  const report = firstReport(page);
  await expect(report).toContainText('Sent: 2 of 2 emails sent');

  const subscribers = page.getByRole('region', { name: 'Subscribers' });
  await expect(subscribers).toContainText('2 subscribers');
  await subscribers.getByText('1 subscriber not confirmed yet').click();
  await expect(subscribers.getByText(`open-${email}`)).toBeVisible();
  await subscribers.getByLabel('Search email addresses').fill('OTHER-');
  await subscribers.getByRole('button', { name: `Remove ${other}` }).click();
  await answer(page, 'Remove');
  await expect(page.getByText(`${other} was removed.`)).toBeVisible();
  await expect(report).toContainText('1 unsubscribed since');
  const download = page.waitForEvent('download');
  await subscribers.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('subscribers.csv');
  await expectSound(page);
});

test('a newsletter is scheduled, cancelled, paused and continued @nightly', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  const report = firstReport(page);
  await write(page, 'Later');
  await page.getByLabel('Send later, in Eastern Time').fill('2030-01-31T09:00');
  await page.getByRole('button', { name: 'Schedule for 1 subscriber' }).click();
  await answer(page, 'Schedule');
  await expect(report).toContainText(
    'Scheduled for January 31, 2030 at 9:00 a.m. Eastern Time, by owner@example.com',
  );
  await expectSound(page);
  await report.getByRole('button', { name: 'Cancel Later' }).click();
  await answer(page, 'Cancel it');
  await expect(report).toHaveCount(0);
  await expect(page.getByLabel('Subject')).toHaveValue('Later');

  app.mail.rejecting = true;
  await write(page, 'Slow');
  await send(page);
  await expect(report).toContainText('Try again later');
  await report.getByRole('button', { name: 'Pause' }).click();
  await expect(report).toContainText('Paused: 0 of 1 email sent');
  app.mail.rejecting = false;
  await report.getByRole('button', { name: 'Continue' }).click();
  await expect(report).toContainText('Sent: 1 of 1 email sent');
});

test('a slow save does not bring the draft of a sent newsletter back @full', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  await write(page, 'Early');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const order: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('mutation StartMailing')) order.push('started');
    if (!body.includes('mutation SaveMailingDraft')) return route.continue();
    await released;
    const response = await route.fetch();
    order.push('saved');
    await route.fulfill({ response });
  });
  const saving = page.waitForRequest((request) => Boolean(request.postData()?.includes('SaveMailingDraft')));
  await page.getByLabel('Subject').fill('Last words');
  await saving;
  await send(page);
  release();
  await expect(firstReport(page)).toContainText('Sent: 1 of 1 email sent');
  await page.reload();
  await expect(firstReport(page)).toContainText('Last words');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  expect(order.at(-1)).toBe('started');
});

test('a newsletter that could not be saved says so, and is saved once it can be @full', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/newsletter');
  let failures = 0;
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('mutation SaveMailingDraft')) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.getByLabel('Subject').fill('From the train');
  await expect(page.getByText('Not saved yet: no connection')).toBeVisible();
  await expect.poll(() => failures).toBeGreaterThan(1);
  await page.unroute('**/graphql');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('From the train');
});

test('a newsletter that a reader’s server rejected is sent again @nightly', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  const report = firstReport(page);
  app.mail.unknown = email;
  await write(page, 'Unknown');
  await send(page);
  await expect(report).toContainText('Sent: 0 of 1 email sent, 1 failed');
  await report.getByText('1 email failed').click();
  await expect(report).toContainText('No such user');
  await expectSound(page);
  app.mail.unknown = undefined;
  await report.getByRole('button', { name: 'Resend the failed emails' }).click();
  await expect(report).toContainText('Sent: 1 of 1 email sent, 0 failed');
  // The confirmation and the newsletter.
  expect(mailsTo(app, email)).toHaveLength(2);
});

test.describe('without a postal address', () => {
  test.use({ environment: { BUSINESS_ADDRESS: 'Milton, Ontario, Canada' } });

  test('the newsletter says what is missing, and links to it @nightly', async ({ app, page, email }) => {
    await subscribe(app, email, '/blog');
    await openAdmin(page, app, '/admin/newsletter');
    await expect(page.getByRole('button', { name: 'Send to 1 subscriber' })).toBeDisabled();
    await page.getByRole('link', { name: 'Enter the street address or the P.O. box' }).click();
    await expect(page.getByRole('dialog', { name: /Business/ })).toBeVisible();
  });
});
