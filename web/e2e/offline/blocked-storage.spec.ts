import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openProfile, visitorsBrowser } from '../support/offline-visit.ts';
import { sendMessage } from '../support/outbox.ts';
import { control, fillQuote, leadsOf, submitButton, uploadPhotos } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

test('with storage blocked the site says so and sends every form @full', async ({ app, email }, testInfo) => {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  // 2: blocked. The 'cookies' setting covers all storage of a site.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await openProfile(profile, app.url, visitorsBrowser.launchOptions);
  const page = await context.newPage();
  const alert = (words: string) => page.getByRole('main').getByRole('alert').filter({ hasText: words });

  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.locks.query().catch(({ name }) => name))).toBe('SecurityError');
  await control(page, 'name').fill('Ann');
  await expect(alert('We can’t save this form on your device.')).toBeVisible();
  await context.setOffline(true);
  await sendMessage(page, email);
  await expect(alert('this browser can’t save the form. Nothing was sent')).toBeVisible();
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');

  await fillQuote(page, { email });
  await uploadPhotos(page, 1);
  await expect(alert('We can’t save the photos on your device.')).toBeVisible();
  await submitButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  const leads = await leadsOf(app, email);
  expect(leads.map(({ photos }) => photos.length).toSorted()).toEqual([0, 1]);

  const newsletter = page.getByRole('contentinfo');
  await newsletter.getByLabel(/email/i).fill(email);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText('Newsletter Subscribed Successfully!')).toBeVisible();
  await context.close();
});
