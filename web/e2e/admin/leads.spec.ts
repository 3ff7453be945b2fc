import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  answer,
  desktop,
  expectSound,
  hold,
  mark,
  openAdmin,
  phone,
  refreshUntil,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { type Site, test as testAlone } from '../support/fixtures.ts';

const person = { email: 'ann.lee@example.com', phoneNum: '9055550100' };
const sendMessage = (app: Site, name: string, change: object = {}) =>
  app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      ...person,
      phoneNum: `416${randomInt(1_000_000, 10_000_000)}`,
      name,
      message: 'Two rooms in spring',
      ...change,
    },
  });
const photo = new URL('../../src/media/residential-01.jpg', import.meta.url);
const leadOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('link', { name });
const allLeads = (page: Page) => page.getByRole('link', { name: 'All leads' }).click();

/** Returns the contents of the worker's caches as one text. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const opened = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const found = await Promise.all(opened.map((store) => store.matchAll()));
    return (await Promise.all(found.flat().map((response) => response.text()))).join('\n');
  });

/** Expects the photo of a row at the end of its line, and a focus ring that the list does not clip. */
async function expectWhole(row: Locator): Promise<void> {
  const end = async (part: string) => {
    const box = await row.locator(part).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await end('img')).toBe(await end('time'));
  await row.getByRole('link').focus();
  await row.page().keyboard.press('Shift+Tab');
  await row.page().keyboard.press('Tab');
  await expect(row.getByRole('link')).toHaveCSS('outline-offset', '-2px');
}

/** Sends a quote request with one photo. */
async function requestQuote(app: Site, firstName: string, lastName: string): Promise<void> {
  const form = new FormData();
  form.set('images', new Blob([new Uint8Array(await readFile(photo))]), 'room.jpg');
  const uploaded = await fetch(`${app.url}/api/upload/assessment`, { method: 'POST', body: form });
  const { fileNames } = (await uploaded.json()) as { fileNames: string[] };
  await app.graphql('mutation ($input: QuoteInput!) { requestQuote(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      firstName,
      lastName,
      email: person.email,
      phone: person.phoneNum,
      streetAddress: '1 Main Street',
      city: 'Milton',
      state: 'Ontario',
      postalCode: 'L9T 1A1',
      occupation: 'Home Owner',
      propertySize: '900',
      propertyType: 'Condominium',
      propertyStatus: 'Vacant',
      propertyPhotos: fileNames,
    },
  });
}

test('a new lead appears without a reload, and can be noted, marked, found, exported and erased', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize(phone);
  const name = `Ann Lee ${mark()}`;
  const byUrl: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.headers()['authorization']) byUrl.push(request.url());
  });
  await page.clock.install();
  await openAdmin(page, app, '/admin/leads');
  const tab = (label: string) =>
    page.getByRole('navigation', { name: 'Lists of leads' }).getByRole('link', { name: label });
  await expect(tab('New')).toHaveText(/^New \d+$/);
  await sendMessage(app, name, { email });
  await refreshUntil(page, rowOf(page, name));
  const lead = leadOf(page, name);
  await rowOf(page, name).click();
  await expect(lead).toContainText('Two rooms in spring');
  const call = lead.getByRole('link', { name: /^Call 416-\d{3}-\d{4}$/ });
  await expect(call).toHaveAttribute('href', /^tel:416\d{7}$/);
  await expect(lead.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(email)}`,
  );
  await refreshUntil(page, lead.getByText('2 emails sent'));
  await expect(lead.getByText('Notification to you: sent')).toBeHidden();
  await lead.getByText('2 emails sent').click();
  await expect(lead.getByText('Notification to you: sent')).toBeVisible();

  const release = await hold(page, (request) => Boolean(request.postData()?.includes('AddLeadNote')));
  await lead.getByRole('button', { name: 'Note', exact: true }).click();
  const next = lead.locator('[name="note"]');
  await next.fill('Called back');
  const add = lead.getByRole('button', { name: 'Add note' });
  await add.click();
  // Typing continues while the first note is being sent.
  await next.fill('A slip');
  release();
  await expect(lead.getByText('Called back')).toBeVisible();
  await add.click();
  await expect(lead.getByText('A slip')).toBeVisible();
  await expect(next).toHaveValue('');
  await lead
    .getByRole('listitem')
    .filter({ hasText: 'A slip' })
    .getByRole('button', { name: 'Delete note' })
    .click();
  await expect(lead.getByText('A slip')).toBeHidden();
  await lead.getByLabel('State of this lead').selectOption('ANSWERED');
  await expect(page.getByText(`Moved ${name} to Waiting.`)).toBeVisible();
  await expectSound(page);

  await allLeads(page);
  await expect(rowOf(page, name)).toBeHidden();
  await tab('Waiting').click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByLabel('Search leads').fill(`spring ${name}`);
  await expect(rowOf(page, name)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('leads.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('Two rooms in spring');

  expect(byUrl).toEqual([]);

  await rowOf(page, name).click();
  await lead.getByRole('button', { name: 'More', exact: true }).click();
  await lead.getByRole('button', { name: 'Delete this person’s data' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Found from \S+: 1\slead and 2\semails\./);
  await answer(page, 'Delete permanently');
  await expect(page).toHaveURL('/admin/erasures');
  const proof = page.getByRole('listitem').filter({ hasText: 'Deleted: 1 lead and 2 emails' });
  await expect(proof).toContainText(/Reference number: [\da-f-]{36}/);
  await page.getByLabel('Email address of the person').fill(email);
  await page.getByRole('button', { name: 'Find data' }).click();
  await expect(page.getByText(/^Nothing is stored from \S+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this person’s data' })).toHaveCount(0);
});

testAlone(
  'an empty inbox says so; a newsletter subscription stays out of it; a request appears by itself @nightly',
  async ({ app, page }) => {
    await page.clock.install();
    await page.setViewportSize(desktop);
    await openAdmin(page, app, '/admin');
    await expect(page.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All answered' })).toBeVisible();
    await expect(page.getByText('Once your mailbox is connected')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'How to connect it' }).click();
    await expect(page.getByRole('region', { name: 'Mailbox' })).toBeInViewport();
    await page.goBack();
    await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
      input: { submissionId: randomUUID(), email: 'reader@example.com' },
    });
    await requestQuote(app, 'Ben', 'Ode');
    await refreshUntil(page, rowOf(page, 'Ben Ode'));
    const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
    await expect(rows).toHaveText([/Ben Ode.*(just now|ago) Quote request · MiltonCondominium, 900, Vacant/]);
    await expect(rows.locator('img')).toHaveAttribute('src', /room|photos/);
    await expectWhole(rows);
    const tabs = page.getByRole('navigation', { name: 'Lists of leads' }).getByRole('link');
    await expect(tabs).toHaveText(['New 1', 'Waiting 0', 'Follow up 0', 'Done 0']);
  },
);

testAlone(
  'photos are shown large; many leads come in pages and are counted by week @nightly',
  async ({ app, page }) => {
    await page.clock.install();
    await openAdmin(page, app, '/admin/leads');
    await requestQuote(app, 'Ben', 'Ode');
    await refreshUntil(page, rowOf(page, 'Ben Ode'));
    await rowOf(page, 'Ben Ode').click();
    const shown = leadOf(page, 'Ben Ode').getByRole('img', { name: 'Sent with the request, 1 of 1' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(600);
    expect((await shown.boundingBox())?.width).toBeGreaterThan(250);

    // A lead with a filled-in honeypot is spam until an admin unmarks it; then its mails are sent.
    await sendMessage(app, 'Held Back', { email: 'held@example.com', phoneNum: '4165550101', website: 'x' });
    const tab = (label: string) =>
      page.getByRole('navigation', { name: 'Lists of leads' }).getByRole('link', { name: label });
    await refreshUntil(page, tab('Spam'));
    await tab('Spam').click();
    const held = leadOf(page, 'Held Back');
    await rowOf(page, 'Held Back').click();
    await held.getByLabel('State of this lead').selectOption('NEW');
    await expect(page.getByText('Moved Held Back to New.')).toBeVisible();
    await expect(held.getByRole('button', { name: 'Reply', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const names = Array.from({ length: 21 }, (_, index) => `Visitor ${String.fromCharCode(65 + index)}`);
    await Promise.all(
      names.map((sender) => sendMessage(app, sender, { email: `${sender.at(-1)}@example.com` })),
    );
    await tab('New').click();
    await refreshUntil(page, page.getByText('Page 1 of 2'));
    await expect(page.getByRole('checkbox')).toHaveCount(20);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expect(rowOf(page, 'Ben Ode')).toBeVisible();
    await rowOf(page, 'Held Back').click();
    await held.getByText(/\d emails? (sent|on the way)/).click();
    await expect(held.getByText(/Notification to you: (waiting|sent)/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(20);

    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByText('Leads by week as a table').click();
    const cells = page.getByRole('table', { name: 'Leads by week' }).getByRole('cell');
    await expect(cells.nth(0)).toHaveText('23');
    await expect(cells.nth(1)).toHaveText('23');
  },
);

test.describe('where the worker runs', () => {
  test.use({ serviceWorkers: 'allow' });

  test('its caches contain no data of the admin area @full', async ({ app, page, email }) => {
    const name = `Ann Lee ${mark()}`;
    await sendMessage(app, name, { email });
    await openAdmin(page, app, '/admin/leads');
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await page.reload();
    await rowOf(page, name).click();
    await expect(leadOf(page, name)).toContainText('Two rooms in spring');
    const texts = await cachedTexts(page);
    expect(texts).toContain('<!doctype html>');
    expect(texts).not.toContain('Two rooms in spring');
    expect(texts).not.toContain(email);
  });
});

test('a mail that was rejected is listed on Today, and resent from its lead @nightly', async ({
  app,
  page,
  email,
}) => {
  app.mail.unknown = email;
  const name = mark();
  await sendMessage(app, `Ann Lee ${name}`, { email, phoneNum: '4165550102' });
  await page.clock.install();
  await openAdmin(page, app, '/admin/leads');
  await rowOf(page, `Ann Lee ${name}`).click();
  const mails = leadOf(page, `Ann Lee ${name}`).getByRole('list', { name: 'Emails' });
  const resend = mails.getByRole('button', { name: 'Send the email to the visitor again' });
  // The third rejection ends the retries, after delays of 5 and 10 seconds.
  await refreshUntil(page, resend);
  await expect(mails).toContainText(
    /Confirmation to Ann: not delivered, tried again 2 times: .*No such user/,
  );
  await expectSound(page);
  await page.getByRole('link', { name: 'Today' }).click();
  const unsent = page
    .getByRole('list', { name: 'Waiting for you' })
    .getByRole('link', { name: `Ann Lee ${name} Email not delivered` });
  await expect(unsent).toContainText('Email to the visitor: not delivered: ');
  await expectSound(page);

  app.mail.unknown = undefined;
  await unsent.click();
  await resend.click();
  await expect(page.getByText('The email will be sent again.')).toBeVisible();
  await refreshUntil(page, leadOf(page, `Ann Lee ${name}`).getByText('2 emails sent'));
  await expect(resend).toBeHidden();
});
