import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { answer, control, dialog, openAdmin, press } from './admin-page.ts';
import { expect, type Site } from './fixtures.ts';

/** The postal address that newsletters need. */
export const address = '1 Main Street, Milton, Ontario';

export const mailsTo = (app: Site, email: string) =>
  app.mail.received.filter(({ envelope }) => envelope.to.includes(email));

export async function ask(app: Site, email: string, page: string): Promise<void> {
  await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), email, page },
  });
}

export async function subscribe(app: Site, email: string, page: string): Promise<void> {
  await ask(app, email, page);
  await expect.poll(() => mailsTo(app, email).length).toBe(1);
  const [, path = ''] = /(\/newsletter\/confirm\/\S+)/.exec(mailsTo(app, email)[0]?.text ?? '') ?? [];
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(200);
}

/** Opens the newsletters, whose readers have these addresses. */
export async function openNewsletters(page: Page, app: Site, ...emails: string[]): Promise<void> {
  for (const email of emails) await subscribe(app, email, '/blog');
  await openAdmin(page, app, '/admin/newsletter');
}

export const items = (page: Page): Locator =>
  dialog(page)
    .getByRole('group', { name: /^Articles and projects/ })
    .getByRole('listitem');
export const card = (page: Page, subject: string): Locator =>
  page.getByRole('article', { name: subject, exact: true });
export const report = (page: Page): Locator => page.getByRole('dialog').last();

export const sending = (page: Page): Locator => control(page, 'publishing');
export const choice = (page: Page): Locator => page.getByRole('dialog', { name: 'Articles and projects' });

/** Adds the first article or project that is offered. */
export async function add(page: Page, name: 'Article' | 'Project'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add an item' }).click();
  await choice(page).getByLabel('Show').selectOption(`${name}s`);
  await choice(page).getByRole('button', { name: 'Choose' }).first().click();
  await expect(items(page).last()).toContainText(name);
}

/** Fills in a short newsletter. */
export async function write(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'New newsletter' }).click();
  await dialog(page).getByLabel('Subject').fill(subject);
  await add(page, 'Article');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
}

/** Sends the newsletter in the editor to all subscribers, and opens its report. */
export async function send(page: Page, subject: string): Promise<void> {
  await press(page, 'Send');
  await answer(page, 'Send');
  await expect(page.getByText('The newsletter is on its way.')).toBeVisible();
  await card(page, subject).getByRole('button', { name: 'Report' }).click();
}
