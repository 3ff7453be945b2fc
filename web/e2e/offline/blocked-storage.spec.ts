import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { admin } from '../../../graphql-api/test/admin.ts';
import { openProfile, visitorsBrowser } from '../support/offline-visit.ts';
import { sendMessage } from '../support/outbox.ts';
import { control, fillQuote, leadsOf, submitButton, uploadPhotos } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

/** Opens a browser that blocks all storage, with its profile in this folder. */
async function openBlocked(profile: string, url: string): Promise<BrowserContext> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  // 2: blocked. The 'cookies' setting covers all storage of a site.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  return openProfile(profile, url, visitorsBrowser.launchOptions);
}

test('with storage blocked the site says so and sends every form @full', async ({ app, email }, testInfo) => {
  const context = await openBlocked(testInfo.outputPath('profile'), app.url);
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

test('with storage blocked the owner is signed in until the page is left @nightly', async ({
  app,
}, testInfo) => {
  const context = await openBlocked(testInfo.outputPath('profile'), app.url);
  await context.grantPermissions(['notifications'], { origin: app.url });
  const page = await context.newPage();
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.locator('[name="email"]').fill(admin.email);
  await form.locator('[name="password"]').fill(admin.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('alert')).toContainText('can’t reach its notification service');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await context.close();
});
