import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openOffline } from '../support/device-storage.ts';
import type { Site } from '../support/fixtures.ts';
import { cachedUrls, isServed, openProfile } from '../support/offline-visit.ts';
import {
  entry,
  isEmpty,
  openOutbox,
  sendMessage,
  sendMessageOffline,
  sendQuoteOffline,
} from '../support/outbox.ts';
import { isMutation, type NetworkFault } from '../support/proxy.ts';
import { control, leadsOf, mailsAbout, submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

const day = 24 * 3_600_000;
/** Returns the number of leads with this email address. */
const countOf = async (app: Site, email: string) => (await leadsOf(app, email)).length;

test('a quote with photos survives closing the browser, is listed, and arrives once', async ({
  app,
  email,
  line,
}, testInfo) => {
  const folder = testInfo.outputPath('profile');
  const first = await openProfile(folder, line.url);
  const filling = await first.newPage();
  await filling.goto('/');
  await isServed(filling);
  for (const path of ['/outbox', '/staging']) await filling.goto(path);
  await expect.poll(() => cachedUrls(filling)).toEqual(expect.arrayContaining(['/outbox', '/staging']));
  await sendQuoteOffline(first, filling, email, 5);
  // Items that have waited for more than a year, with many failed tries.
  const longAgo = Date.now() - 400 * day;
  await changeItems(filling, { queuedAt: longAgo, retryAt: longAgo, attempts: 5_000 });
  // A closing or opening browser may start the worker, unless it is offline.
  line.decide(() => 'lost');
  await first.close();

  const context = await openProfile(folder, line.url, { offline: true });
  const page = await context.newPage();
  await page.goto('/staging');
  await openOutbox(page);
  const item = entry(page, 'Quote request');
  await expect(item).toContainText(email);
  await expect(item).toContainText('12 Main Street East, Milton');
  await expect(item).toContainText('Waiting');
  await expect(item).toContainText(
    `Saved ${new Date(longAgo).toLocaleDateString('en-CA', { dateStyle: 'long' })} at`,
  );
  await expect(item).toContainText('Waiting for a connection.');
  await expect(item.getByRole('img')).toHaveCount(5);
  const other = await context.newPage();
  await other.goto('/outbox');
  await expect(entry(other, email)).toBeVisible();

  line.decide(() => 'pass');
  await context.setOffline(false);
  await expect(page.getByText('Quote request sent.')).toBeVisible();
  await isEmpty(page);
  await expect(
    page.getByRole('region', { name: 'Sent from this device' }).getByRole('listitem'),
  ).toContainText(['Quote request']);
  await isEmpty(other);
  const leads = await leadsOf(app, email);
  expect(leads.map(({ photos }) => photos.length)).toEqual([5]);
  await expect.poll(() => mailsAbout(app, email).length).toBe(2);
  await context.close();
});

test('the page asks for an unreadable photo again, and other submissions are sent @full', async ({
  app,
  email,
  line,
}, testInfo) => {
  const folder = testInfo.outputPath('profile');
  const first = await openProfile(folder, line.url);
  const filling = await first.newPage();
  await filling.goto('/');
  await isServed(filling);
  await filling.goto('/contact');
  await sendQuoteOffline(first, filling, `lost-${email}`, 1);
  await filling.goto('/contact');
  await sendMessage(filling, email);
  await expect(filling.getByText('kept on this device and will be sent')).toBeVisible();
  await first.close();
  await loseBytes(folder);

  const context = await openProfile(folder, line.url);
  const page = await context.newPage();
  await page.goto('/outbox');
  const item = entry(page, 'Quote request');
  await expect(item).toContainText('Rejected');
  await expect(item).toContainText('is no longer on this device. Choose it again.');
  await expect.poll(() => countOf(app, email)).toBe(1);
  expect(await countOf(app, `lost-${email}`)).toBe(0);
  await context.close();
});

/** Deletes the large values of IndexedDB, which the browser stores in separate files. */
async function loseBytes(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const lost = files.filter((file) => file.isFile() && file.parentPath.includes('.indexeddb.blob'));
  expect(lost).not.toEqual([]);
  for (const { parentPath, name } of lost) await rm(join(parentPath, name));
}

test('the notice of a waiting form says when it has been sent @full', async ({ context, email, page }) => {
  await page.goto('/');
  await isServed(page);
  await page.goto('/contact');
  await context.setOffline(true);
  await sendMessage(page, email);
  const notice = page.getByRole('main').locator('section', { hasText: 'Send another message' }).last();
  await expect(notice.getByRole('heading')).toHaveText('You’re offline');
  await context.setOffline(false);
  await expect(notice.getByRole('heading')).toHaveText('Sent');
  await expect(notice).toContainText('your message has been sent');
  await expect(notice.getByRole('link')).toHaveCount(0);
});

test('without a server a submission waits, is edited, and is sent as edited @full', async ({
  app,
  context,
  email,
  page,
  line,
}) => {
  const [first, second] = [`first-${email}`, `second-${email}`];
  await page.goto('/');
  await isServed(page);
  await page.goto('/contact');
  await line.cut();
  await sendMessage(page, first, 'One room.');
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send another message' }).click();
  await sendMessage(page, second);
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await openOutbox(page);
  await entry(page, first).getByRole('button', { name: 'Edit' }).click();
  await expect(control(page, 'message')).toHaveValue('One room.');
  await control(page, 'message').fill('Three rooms.');

  // The item that is being edited is not sent; other tabs send the others.
  await line.restore();
  const other = await context.newPage();
  await other.goto('/outbox');
  await entry(other, first).getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => countOf(app, second)).toBe(1);
  expect(await countOf(app, first)).toBe(0);
  await entry(other, first).getByRole('button', { name: 'Discard' }).click();
  await entry(other, first).getByRole('group').getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'edited in another window' })).toBeVisible();
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  await isEmpty(other);
  const leads = [...(await leadsOf(app, first)), ...(await leadsOf(app, second))];
  expect(leads.map(({ fields }) => fields.message)).toEqual(['Three rooms.', 'Two rooms, please.']);
});

test('the outbox asks before it discards what a visitor wrote', async ({ context, email, page }) => {
  await page.goto('/');
  await isServed(page);
  await sendMessageOffline(context, page, email);
  await openOutbox(page);
  const discard = entry(page, email).getByRole('button', { name: 'Discard' });
  await discard.click();
  await expect(page.getByRole('group', { name: 'Discard it? What you wrote is deleted' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(discard).toBeFocused();
  await expect(page.getByRole('group')).toHaveCount(0);
  await discard.click();
  await discard.click();
  await isEmpty(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a submission that the server rejects is shown with the reason, corrected and sent; another one is discarded @full', async ({
  app,
  context,
  email,
  page,
}) => {
  await page.goto('/');
  await isServed(page);
  await sendQuoteOffline(context, page, email, 1);
  // Simulates an item of a page without this rule, on a device with a wrong clock.
  await changeItems(page, { input: { city: '' }, notBefore: Date.now() + 400 * day });
  await context.setOffline(false);
  await expect(page.getByText('didn’t accept your request')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', /\?correct=/);
  await openOutbox(page);
  await expect(page.getByText('Rejected')).toBeVisible();
  await expect(page.getByText('City is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(control(page, 'city')).toHaveAttribute('aria-invalid', 'true');
  await control(page, 'city').fill('Oakville');
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect((await leadsOf(app, email)).map(({ fields }) => fields.city)).toEqual(['Oakville']);

  await sendMessageOffline(context, page, `unwanted-${email}`);
  await openOutbox(page);
  const unwanted = entry(page, `unwanted-${email}`);
  // An item that is being sent cannot be discarded.
  await expect(async () => {
    const discard = unwanted.getByRole('button', { name: 'Discard' });
    // The second press answers the question.
    for (let press = 0; press < 2; press++)
      if (await unwanted.isVisible()) await discard.click({ timeout: 5_000 });
    await isEmpty(page, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.setOffline(false);
});

/**
 * Changes every item of the outbox in the database, or one of its objects. Holds the item's lock, so that a
 * try in progress does not overwrite the change.
 */
async function changeItems(page: Page, changes: Record<string, unknown>): Promise<void> {
  const database = await openOffline(page);
  await database.evaluate(async (opened, written) => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const ids = await asked(opened.transaction('outbox').objectStore('outbox').getAllKeys());
    for (const id of ids) {
      await navigator.locks.request(`outbox/${id}`, async () => {
        const change = opened.transaction('outbox', 'readwrite');
        const item = await asked(change.objectStore('outbox').get(id));
        for (const [name, value] of Object.entries(written)) {
          item[name] = value instanceof Object ? { ...item[name], ...value } : value;
        }
        change.objectStore('outbox').put(item);
        await new Promise((resolve) => change.addEventListener('complete', resolve));
      });
    }
    opened.close();
  }, changes);
}

test('after a 500, a 429 with Retry-After and a lost response a submission arrives once @full', async ({
  app,
  context,
  email,
  page,
  line,
}) => {
  const tries: number[] = [];
  const fates: NetworkFault[] = [{ status: 500 }, { status: 429, headers: { 'retry-after': '6' } }];
  let answers = false;
  line.decide((passing) => {
    if (!isMutation(passing)) return 'pass';
    tries.push(Date.now());
    return fates[tries.length - 1] ?? (answers ? 'pass' : 'unanswered');
  });
  await page.goto('/');
  await isServed(page);
  await page.goto('/contact');
  await context.setOffline(true);
  await sendMessage(page, email);
  await openOutbox(page);
  await context.setOffline(false);
  const item = entry(page, email);
  await expect(item).toContainText('The site is busy. Next try: ');
  await expect.poll(() => tries.length).toBe(2);
  await item.getByRole('button', { name: 'Try now' }).click();
  // The browser itself may send a request again whose connection ends without an answer.
  await expect.poll(() => tries.length).toBeGreaterThanOrEqual(3);
  await expect(item.getByRole('button', { name: 'Try now' })).toBeFocused();
  answers = true;
  // A reload or another tab does not shorten the delay.
  await page.reload();
  const other = await context.newPage();
  await other.goto('/outbox');
  // The delay after the lost response depends on the number of failed tries.
  await isEmpty(page);
  expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThanOrEqual(6_000);
  expect(await countOf(app, email)).toBe(1);
});
