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

/** Returns the control with this name in the page's main form; the footer has the newsletter form. */
export function control(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name="${name}"]`);
}

/** Returns the submit button of the quote form. */
export function submitButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Submit' });
}

/** Opens the quote form and fills in all required values except the photos. */
export async function fillQuote(page: Page, changes: Partial<typeof quote> = {}, site = ''): Promise<void> {
  await openHydrated(page, `${site}/get-a-quote`);
  for (const [name, value] of Object.entries({ ...quote, ...changes })) await control(page, name).fill(value);
  await control(page, 'occupation').selectOption('Realtor');
  await control(page, 'propertyStatus').selectOption('Vacant');
}

/** Chooses this number of photos and waits until they are uploaded. */
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

/** Returns the leads of this email address. */
export async function leadsOf(app: Site, email: string): Promise<Lead[]> {
  return (await readLeads(app)).filter((lead) => lead.email === email);
}

/** Returns the mails about the leads of this email address: to the business and to the visitor. */
export function mailsAbout({ mail }: Site, email: string): Received[] {
  return mail.received.filter(
    ({ envelope, replyTo = [] }) =>
      envelope.to.includes(email) || replyTo.some(({ address }) => address === email),
  );
}

/** Returns every lead of the business. */
export async function readLeads(app: Site): Promise<Lead[]> {
  const query = `{ leads(first: 100) { nodes { submissionId formType email fields photos { fileName url } } } }`;
  const answer = await app.graphql<{ leads: { nodes: Lead[] } }>(query, {}, await tokenOf(app));
  return answer.leads.nodes;
}

const tokens = new WeakMap<Site, string>();

/** Returns the admin's token. Signs in once for each site, because sign-ins are limited. */
export async function tokenOf(app: Site): Promise<string> {
  const token = tokens.get(app) ?? (await app.signIn());
  tokens.set(app, token);
  return token;
}
