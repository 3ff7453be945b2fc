import { expect } from '@playwright/test';
import type { Site } from '../../web/e2e/support/fixtures.ts';
import { leadsOf, mailsAbout, photoFiles, quote } from '../../web/e2e/support/quote-form.ts';
import type { Tab } from './tab.ts';
import { choose, control, fillAll, main } from './visitor.ts';

/** Values of the contact form without the email address. */
export const message = { name: 'Ann Lee', phoneNum: '9055550100', message: 'Two rooms, please.' };

export const submitButton = main('button', 'Submit');

/** Fills in the quote form on the open page. */
export async function fillQuote(tab: Tab, email: string, photos: number): Promise<void> {
  await fillAll(tab, { ...quote, email });
  await choose(tab, control('occupation'), 'Realtor');
  await choose(tab, control('propertyStatus'), 'Vacant');
  await choose(tab, control('date'), '2030-05-17');
  if (photos > 0) await tab.chooseFiles(control('propertyPhotos'), photoFiles(photos));
}

/** Expects one lead of this email address with this number of photos, and its two mails. */
export async function isOneLead(app: Site, email: string, photos = 0): Promise<void> {
  await expect
    .poll(async () => (await leadsOf(app, email)).map((lead) => lead.photos.length))
    .toEqual([photos]);
  await expect.poll(() => mailsAbout(app, email).length).toBe(2);
}
