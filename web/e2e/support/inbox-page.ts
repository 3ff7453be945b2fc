import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mark, openAdmin } from './admin-page.ts';
import type { Site } from './fixtures.ts';

const newPhone = () => `416${randomInt(1_000_000, 10_000_000)}`;
export const sendMessage = (app: Site, name: string, change: object) =>
  app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { submissionId: randomUUID(), name, phoneNum: newPhone(), message: 'Two rooms', ...change },
  });
export const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Leads' }).getByRole('link', { name });
export const leadOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Opens the inbox with a session, then this lead, and returns the lead. */
export async function openLead(page: Page, app: Site, name: string): Promise<Locator> {
  await openAdmin(page, app, '/admin/leads');
  await rowOf(page, name).click();
  return leadOf(page, name);
}

/** Sends a message, by default with a new name, and opens it in the inbox with a session. */
export async function openNewLead(
  page: Page,
  app: Site,
  email: string,
  name = `Ann ${mark()}`,
): Promise<{ name: string; lead: Locator }> {
  await sendMessage(app, name, { email });
  return { name, lead: await openLead(page, app, name) };
}

/** Sends a message of each of these first names, lists them in the inbox, and returns their surname. */
export async function openInboxOf(page: Page, app: Site, firstNames: string[]): Promise<string> {
  const surname = mark();
  for (const name of firstNames)
    await sendMessage(app, `${name} ${surname}`, { email: `${name}-${surname}@example.com` });
  await openAdmin(page, app, `/admin/leads#search=${surname}`);
  return surname;
}
