import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  answer,
  control,
  desktop,
  dialog,
  expectSound,
  openAdmin,
  phone,
  press,
} from '../support/admin-page.ts';
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

const items = (page: Page): Locator =>
  dialog(page)
    .getByRole('group', { name: /^Articles and projects/ })
    .getByRole('listitem');
const card = (page: Page, subject: string): Locator =>
  page.getByRole('article', { name: subject, exact: true });
const report = (page: Page): Locator => page.getByRole('dialog').last();

const sending = (page: Page): Locator => control(page, 'publishing');
const choice = (page: Page): Locator => page.getByRole('dialog', { name: 'Articles and projects' });

/** Adds the first article or project that is offered. */
async function add(page: Page, name: 'Article' | 'Project'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add an item' }).click();
  await choice(page).getByLabel('Show').selectOption(`${name}s`);
  await choice(page).getByRole('button', { name: 'Choose' }).first().click();
  await expect(items(page).last()).toContainText(name);
}

/** Fills in a short newsletter. */
async function write(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'New newsletter' }).click();
  await dialog(page).getByLabel('Subject').fill(subject);
  await add(page, 'Article');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
}

/** Sends the newsletter in the editor to all subscribers, and opens its report. */
async function send(page: Page, subject: string): Promise<void> {
  await press(page, 'Send');
  await answer(page, 'Send');
  await expect(page.getByText('The newsletter is on its way.')).toBeVisible();
  await card(page, subject).getByRole('button', { name: 'Report' }).click();
}

test('the owner writes a newsletter, reads it as it arrives, sends it, and reads its report @full', async ({
  app,
  page,
  email,
}) => {
  await subscribe(app, email, '/blog');
  await subscribe(app, `other-${email}`, '/contact');
  await openAdmin(page, app, '/admin/blogs');
  await page.setViewportSize(phone);
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Send as newsletter' }).first().click();
  await expect(items(page)).toHaveCount(1);
  await press(page, 'Send');
  await expect(dialog(page).getByText('Subject is required.')).toBeVisible();
  await expectSound(page);

  await dialog(page).getByLabel('Subject').fill('November notes');
  await dialog(page).getByLabel('Introduction').fill('Dear readers,\nthe days are short.');
  await add(page, 'Project');
  await dialog(page).getByLabel('Count clicks').check();
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await press(page, 'Preview');
  const asPhone = dialog(page).getByRole('button', { name: 'Phone', exact: true });
  await expect(asPhone).toHaveAttribute('aria-pressed', 'true');
  await expect(asPhone).toBeInViewport();
  const mail = page.frameLocator('iframe[title="Preview of the newsletter"]');
  await expect(mail.getByText('the days are short.')).toBeVisible();
  await expect(mail.getByText(address)).toBeVisible();
  await expect(mail.getByRole('heading', { level: 2 })).toHaveCount(2);
  const picture = mail.getByRole('img').first();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page);
  await press(page, 'Send a test to me');
  await expect(page.getByText('Sent to owner@example.com.')).toBeVisible();
  expect(mailsTo(app, 'owner@example.com')).toHaveLength(1);

  await page.setViewportSize(desktop);
  await expect(sending(page)).toHaveAccessibleDescription('It reaches 2 subscribers now.');
  await press(page, 'Send');
  await expect(page.getByRole('dialog', { name: 'Send “November notes” to 2 subscribers?' })).toBeVisible();
  await answer(page, 'Cancel');
  await send(page, 'November notes');
  await expect(report(page)).toContainText('Sent: 2 of 2 emails sent, 0 failed, 0 unsubscribed since');
  const figures = report(page).locator('strong');
  await expect(figures).toHaveText(['2', '0', '0']);
  await page.setViewportSize(phone);
  const tops = await figures.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(3);
  await page.setViewportSize(desktop);
  const [link = ''] = /\/newsletter\/go\/\S+\/0\/\S+/.exec(mailsTo(app, email).at(-1)?.text ?? '') ?? [];
  await fetch(app.url + link, { redirect: 'manual' });
  await expect(report(page)).toContainText('1 click');
  await expectSound(page);
  await report(page).getByRole('button', { name: 'Send again to 1 subscriber who did not click' }).click();
  await answer(page, 'Send again');
  const again = report(page).getByRole('region', { name: 'Again to those who opened no link' });
  await expect(again).toContainText('Sent: 1 of 1 email sent');
  expect(mailsTo(app, email)).toHaveLength(2);
  expect(mailsTo(app, `other-${email}`)).toHaveLength(3);

  await report(page).getByText('The email as it was sent').click();
  await expect(report(page).frameLocator('iframe').getByText('the days are short.')).toBeVisible();
  await expectSound(page);
  await report(page).getByRole('button', { name: 'Write another like it' }).click();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('November notes');
  await expect(items(page)).toHaveCount(2);
  await dialog(page).getByLabel('Subject').fill('December notes');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await press(page, 'Close');
  await expect(card(page, 'December notes')).toContainText('Draft');
  await expect(card(page, 'November notes')).toContainText(/Sent on \w+\s\d+, \d{4} at/);
  await expect(card(page, 'November notes').getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a newsletter without readers says so once, where its sending is chosen, and asks nothing', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/newsletter');
  await write(page, 'To nobody');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(sending(page)).toHaveAccessibleDescription(
      'None of these readers has confirmed a subscription yet, so it can’t be sent to them.',
    );
    await expect(page.getByText('None of these readers')).toHaveCount(1);
  }
  await press(page, 'Send');
  const message = dialog(page).getByRole('alert');
  await expect(message).toContainText('None of these readers');
  // It covers nothing in the form.
  const [toast, form] = [await message.boundingBox(), await dialog(page).getByRole('form').boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? Infinity)).toBeLessThanOrEqual(form?.y ?? 0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const size of [phone, { width: 1366, height: 650 }])
  test(`articles and projects are chosen by picture and title, at ${size.width} pixels${size === phone ? '' : ' @full'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const token = await openAdmin(page, app, '/admin/newsletter');
    const input = { title: 'Rugs', slug_url: 'rugs', category: 2 };
    const create = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
    await app.graphql(create, { input }, token);
    await page.getByRole('button', { name: 'New newsletter' }).click();
    const adding = dialog(page).getByRole('button', { name: 'Add an item' });
    await adding.press('Enter');
    const offered = choice(page).getByRole('button', { name: /^Choose / });
    await expect(offered.nth(1).getByRole('presentation').first()).toBeVisible();
    // The letter stands for a picture.
    await expect(offered.filter({ hasText: 'Rugs' })).toHaveText(/^Choose\s+R\s*Rugs$/);
    const title = ((await offered.nth(1).textContent()) ?? '').replace('Choose ', '');
    const box = await choice(page).boundingBox();
    await choice(page).getByLabel('Search titles').fill(title);
    await expect(offered).toHaveCount(1);
    expect(await choice(page).boundingBox()).toEqual(box);
    await expectSound(page);
    await offered.press('Enter');
    await expect(adding).toBeFocused();
    await expect(items(page)).toHaveText(new RegExp(title));
    await add(page, 'Project');
    await dialog(page).getByRole('button', { name: 'Move up item 2' }).press('Enter');
    await expect(items(page).first()).toContainText('Project');
    await expect(items(page).first().getByRole('presentation').first()).toBeVisible();
    if (size !== phone) expect((await items(page).first().boundingBox())?.height).toBeLessThan(90);
    await expectSound(page);
    await adding.click();
    await choice(page).getByLabel('Search titles').fill(title);
    await expect(offered).toBeDisabled();
    await expect(offered).toContainText('Chosen already');
    await choice(page).getByRole('button', { name: 'Cancel' }).click();
    await items(page).last().getByRole('button', { name: 'Change' }).click();
    await choice(page).getByLabel('Search titles').fill('no such article');
    await expect(choice(page).getByText('Nothing matches these filters.')).toBeVisible();
    await choice(page).getByRole('button', { name: 'Clear the filters' }).click();
    await offered.first().click();
    await expect(items(page)).toHaveCount(2);
    await expect(items(page).last()).toContainText('Article');

    await expect(dialog(page).getByText('Draft saved')).toBeVisible();
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"MailableItems"')) requestCount += 1;
    });
    await press(page, 'Close');
    await page.reload();
    await card(page, 'Untitled').getByRole('button', { name: 'Edit' }).click();
    await expect(items(page).first().getByRole('presentation').first()).toBeVisible();
    await expect(items(page)).toHaveCount(2);
    expect(requestCount).toBe(1);
  });

test('the owner finds, removes and exports subscribers @nightly', async ({ app, page, email }) => {
  const other = `other-${email}`;
  await subscribe(app, email, '/blog');
  await subscribe(app, other, '/contact');
  await ask(app, `open-${email}`, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  const subscribers = page.getByRole('region', { name: 'Subscribers' });
  await expect(subscribers).toContainText('2 subscribers');
  await subscribers.getByText('1 subscriber not confirmed yet').click();
  await expect(subscribers.getByText(`open-${email}`)).toBeVisible();
  await subscribers.getByLabel('Search email addresses').fill('OTHER-');
  await subscribers.getByRole('button', { name: `Remove ${other}` }).click();
  await answer(page, 'Remove');
  await expect(page.getByText(`${other} was removed.`)).toBeVisible();
  const download = page.waitForEvent('download');
  await subscribers.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('subscribers.csv');
  await expectSound(page);
});

test('a scheduled newsletter that was changed asks before it stays a draft', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  await page.setViewportSize(phone);
  await write(page, 'Winter');
  await sending(page).selectOption({ label: 'Schedule' });
  await dialog(page).getByLabel('Send at').fill('2020-01-31T09:00');
  await press(page, 'Schedule');
  await expect(dialog(page).getByText('Choose a time in the future.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog(page).getByLabel('Send at').fill('2030-01-31T09:00');
  await press(page, 'Schedule');
  await answer(page, 'Schedule');
  const edit = async (subject: string) => {
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Subject').fill(subject);
    await expect(dialog(page).getByText('No longer scheduled')).toBeVisible();
  };
  const question = page.getByRole('dialog', { name: /is no longer scheduled/ });

  await edit('Winter notes');
  await press(page, 'Close');
  await expect(question).toHaveAccessibleName('“Winter notes” is no longer scheduled.');
  await expect(question).toContainText('January 31, 2030 at 9:00 a.m.');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await answer(page, 'Schedule again');
  await expect(card(page, 'Winter notes')).toContainText('Scheduled for January 31, 2030 at 9:00 a.m.');

  await edit('Spring notes');
  await press(page, 'Close');
  await answer(page, 'Leave it as a draft');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Spring notes')).toContainText('Draft');
});

test('the list says how many emails of a newsletter are out until all are', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  await page.setViewportSize(phone);
  await write(page, 'Slow');
  app.mail.rejecting = true;
  await press(page, 'Send');
  await answer(page, 'Send');
  await expect(card(page, 'Slow')).toContainText('Sending: 0 of 1');
  await expect(card(page, 'Slow')).not.toContainText('Sent on');
  await expectSound(page);
  await card(page, 'Slow').getByRole('button', { name: 'Report' }).click();
  await report(page).getByRole('button', { name: 'Pause' }).click();
  await press(page, 'Close');
  await expect(card(page, 'Slow')).toContainText('Paused: 0 of 1');
  app.mail.rejecting = false;
  await card(page, 'Slow').getByRole('button', { name: 'Report' }).click();
  await report(page).getByRole('button', { name: 'Continue' }).click();
  await press(page, 'Close');
  await expect(card(page, 'Slow')).toContainText('Sent on');
});

test('a newsletter is scheduled, changed, paused and continued @nightly', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  await write(page, 'Later');
  await dialog(page).getByLabel('Sending').selectOption({ label: 'Schedule' });
  await dialog(page).getByLabel('Send at').fill('2030-01-31T09:00');
  await press(page, 'Schedule');
  await answer(page, 'Schedule');
  await expect(card(page, 'Later')).toContainText('Scheduled for January 31, 2030 at 9:00 a.m.');
  await card(page, 'Later').getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByText('A change ends the schedule')).toBeVisible();
  await dialog(page).getByLabel('Subject').fill('Slow');
  await expect(
    dialog(page).getByText('No longer scheduled for January 31, 2030 at 9:00 a.m. Eastern Time.'),
  ).toBeVisible();

  app.mail.rejecting = true;
  await dialog(page).getByLabel('Sending').selectOption({ label: 'Send now' });
  await send(page, 'Slow');
  await expect(report(page)).toContainText('Try again later');
  await report(page).getByRole('button', { name: 'Pause' }).click();
  await expect(report(page)).toContainText('Paused: 0 of 1 email sent');
  await page.goto('/admin');
  await page.getByRole('link', { name: /Slow\s*Paused · Newsletter\s*1 email not sent yet/ }).click();
  app.mail.rejecting = false;
  await report(page).getByRole('button', { name: 'Continue' }).click();
  await expect(report(page)).toContainText('Sent: 1 of 1 email sent');
  await expect(report(page)).toContainText('if it counts clicks. This one did not.');
});

test('a newsletter that a reader’s server rejected is sent again @nightly', async ({ app, page, email }) => {
  await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
  app.mail.unknown = email;
  await write(page, 'Unknown');
  await send(page, 'Unknown');
  await expect(report(page)).toContainText('Sent: 0 of 1 email sent, 1 failed');
  await report(page).getByText('1 email failed').click();
  await expect(report(page)).toContainText('No such user');
  await expectSound(page);
  app.mail.unknown = undefined;
  await report(page).getByRole('button', { name: 'Resend the failed emails' }).click();
  await expect(report(page)).toContainText('Sent: 1 of 1 email sent, 0 failed');
  // The confirmation and the newsletter.
  expect(mailsTo(app, email)).toHaveLength(2);
});

test.describe('without a postal address', () => {
  test.use({ environment: { BUSINESS_ADDRESS: 'Milton, Ontario, Canada' } });

  test('the newsletter says what is missing, and links to it @nightly', async ({ app, page, email }) => {
    await subscribe(app, email, '/blog');
    await openAdmin(page, app, '/admin/newsletter');
    await write(page, 'No address');
    await expect(sending(page)).toHaveAccessibleDescription(/The law requires your postal address/);
    await press(page, 'Send');
    await expect(page.getByText('each newsletter must contain it')).toBeVisible();
    await page.getByRole('link', { name: 'Enter the street address or the P.O. box' }).click();
    await expect(page.getByRole('dialog', { name: /Business/ })).toBeVisible();
  });
});
