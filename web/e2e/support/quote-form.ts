import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Received } from '../../../graphql-api/test/mail-server.ts';
import type { Site } from './fixtures.ts';
import { openHydrated } from './hydration.ts';

const media = new URL('../../src/media/', import.meta.url);

/** Values of the quote form's text controls. */
export const quote = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@example.com',
  phone: '9055550100',
  streetAddress: '12 Main Street East',
  city: 'Milton',
  postalCode: 'L9T 1N1',
  propertySize: '1,800 sq. ft.',
  propertyType: 'Detached house',
};

/** Files of real photos, as a visitor would choose them. */
export function photoFiles(count: number): string[] {
  const names = readdirSync(media).filter((name) => name.startsWith('residential-') && name.endsWith('.jpg'));
  return names.slice(0, count).map((name) => fileURLToPath(new URL(name, media)));
}

/** The control of this name in the page's own form; the footer has the newsletter's. */
export function control(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name="${name}"]`);
}

/** The quote form's button. */
export function submitButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Submit' });
}

/** Opens the quote form and fills in all that it requires, but for the photos. */
export async function fillQuote(page: Page, changes: Partial<typeof quote> = {}, site = ''): Promise<void> {
  await openHydrated(page, `${site}/get-a-quote`);
  for (const [name, value] of Object.entries({ ...quote, ...changes })) await control(page, name).fill(value);
  await control(page, 'occupation').selectOption('Realtor');
  await control(page, 'propertyStatus').selectOption('Vacant');
}

/** Chooses so many photos and waits until they are uploaded. */
export async function uploadPhotos(page: Page, count: number): Promise<void> {
  await control(page, 'propertyPhotos').setInputFiles(photoFiles(count));
  const words = count === 1 ? '1 photo uploaded' : `${count} photos uploaded`;
  await expect(page.getByText(words)).toBeVisible();
}

/** A lead as an admin reads it. */
export interface Lead {
  submissionId: string;
  formType: string;
  email: string;
  fields: Record<string, unknown>;
  photos: { fileName: string; url: string }[];
}

/** The leads that this address has sent. */
export async function leadsOf(app: Site, email: string): Promise<Lead[]> {
  return (await readLeads(app)).filter((lead) => lead.email === email);
}

/** The mails about this address's leads: to the business, and to the address itself. */
export function mailsAbout({ mail }: Site, email: string): Received[] {
  return mail.received.filter(
    ({ envelope, replyTo = [] }) =>
      envelope.to.includes(email) || replyTo.some(({ address }) => address === email),
  );
}

/** Every lead that the business has. */
export async function readLeads(app: Site): Promise<Lead[]> {
  const query = `{ leads(first: 100) { nodes { submissionId formType email fields photos { fileName url } } } }`;
  const answer = await app.graphql<{ leads: { nodes: Lead[] } }>(query, {}, await tokenOf(app));
  return answer.leads.nodes;
}

const tokens = new WeakMap<Site, string>();

/** The admin's token; asked for once for each site, for signing in is limited. */
export async function tokenOf(app: Site): Promise<string> {
  const token = tokens.get(app) ?? (await app.signIn());
  tokens.set(app, token);
  return token;
}
