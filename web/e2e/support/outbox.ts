import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { control, fillQuote, photoFiles, submitButton } from './quote-form.ts';

const queuedText = 'kept on this device and will be sent';

/** Opens the outbox by the link that every page has. */
export async function openOutbox(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Waiting to send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to send' })).toBeVisible();
}

/** Returns the entry of the outbox that has this text. */
export function entry(page: Page, text: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: text, has: page.getByRole('heading') });
}

/** Waits until the outbox is empty. */
export async function isEmpty(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await expect(page.getByText('Nothing is waiting')).toBeVisible(options);
}

/** Submits a quote with this email address and number of photos while offline. */
export async function sendQuoteOffline(
  context: BrowserContext,
  page: Page,
  email: string,
  photos: number,
): Promise<void> {
  await fillQuote(page, { email });
  await context.setOffline(true);
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(photos));
  await expect(page.getByText(/photos? kept on this device/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText(queuedText)).toBeVisible();
}

/** Fills in the contact form on the page and submits it. */
export async function sendMessage(page: Page, email: string, message = 'Two rooms, please.'): Promise<void> {
  const values = { name: 'Ann Lee', email, phoneNum: '9055550100', message };
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
  await submitButton(page).click();
}

/** Opens /contact online, and sends the form offline. */
export async function sendMessageOffline(context: BrowserContext, page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  await context.setOffline(true);
  await sendMessage(page, email);
  await expect(page.getByText(queuedText)).toBeVisible();
}
