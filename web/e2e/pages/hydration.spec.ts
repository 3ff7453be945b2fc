import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectHydrated, holdProgram, openHydrated, program } from '../support/hydration.ts';
import { control, photoFiles } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next testimonials' });

test('clicks before hydration are replayed', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/');
  await next(page).click();
  // A dropdown that the pointer opened stays open.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const realtors = navigation.getByRole('link', { name: 'Realtors' });
  await navigation.getByRole('link', { name: 'Staging', exact: true }).hover();
  await expect(realtors).toBeVisible();
  release();
  await expect(page.getByText('2 / 14')).toBeVisible();
  await expect(realtors).toBeVisible();
  await page.mouse.move(0, 800);
  await expect(realtors).toBeHidden();
});

test('a field that was left before hydration has its hint after it', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/contact');
  await control(page, 'phoneNum').pressSequentially('5550100');
  await control(page, 'email').pressSequentially('ann@gmial.com');
  await control(page, 'message').focus();
  release();
  await expectHydrated(page);
  await expect(control(page, 'phoneNum')).toHaveAccessibleDescription(/This number looks short/);
  await expect(control(page, 'email')).toHaveAccessibleDescription('Did you mean ann@gmail.com?');
  await expect(control(page, 'message')).toBeFocused();
});

test('an unknown query parameter does not affect hydration @full', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openHydrated(page, '/staging?utm_source=card');
  expect(errors).toEqual([]);
  await expect(page.locator('head title')).toHaveCount(1);
});

test('values and photos entered before hydration are kept; an unreadable photo is named @full', async ({
  page,
}, testInfo) => {
  const changing = testInfo.outputPath('room.jpg');
  await writeFile(changing, 'as it was chosen');
  const release = await holdProgram(page);
  await page.goto('/get-a-quote');
  await control(page, 'firstName').fill('Ann');
  await control(page, 'phone').fill('(905) 555-0100');
  await control(page, 'city').fill('Milton');
  const input = control(page, 'propertyPhotos');
  await input.setInputFiles([...photoFiles(2), changing]);
  // The browser has recorded the file's size and time, and cannot read it after they change.
  await input.evaluate(({ files }: HTMLInputElement) =>
    [...(files ?? [])].map((file) => [file.size, file.lastModified]),
  );
  await writeFile(changing, 'otherwise');
  release();
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^room.jpg couldn’t be read/);
  await expect(control(page, 'phone')).toHaveValue('9055550100');
  await page.reload();
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  await expect(control(page, 'firstName')).toHaveValue('Ann');
  await expect(control(page, 'city')).toHaveValue('Milton');
});

test('the next press requests a chunk again that failed to load @full', async ({ page }) => {
  await page.route(program, (route) => route.abort('connectionreset'));
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed');
  await next(page).click();
  await failed;
  // The first request and its retry.
  await page.waitForEvent('requestfailed', (request) => program.test(request.url()));
  await page.unroute(program);
  await expect(async () => {
    await next(page).click();
    await expect(page.getByText(/^[2-9] \/ 14$/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('the next press loads the data of the portfolio again @full', async ({ page }) => {
  const data = /\/graphql\?.*operationName=Portfolio/;
  await page.route(data, (route) => route.abort('connectionreset'));
  await page.goto('/portfolio');
  const failed = page.waitForEvent('requestfailed', (request) => data.test(request.url()));
  await page.getByRole('tab', { name: 'Global Projects' }).click();
  await failed;
  await page.unroute(data);
  await expect(async () => {
    await page.getByRole('tab', { name: 'Commercial Projects' }).click();
    await expectHydrated(page);
  }).toPass();
  await expect(page.getByRole('tabpanel', { name: 'Commercial Projects' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Rooms, finished');
});

test('a press at the moment of hydration comes after the presses before it @full', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/portfolio');
  await page.getByRole('tab', { name: 'Global Projects' }).click();
  await page.getByRole('tab', { name: 'Commercial Projects' }).evaluate((tab) => {
    const press = () => (tab as HTMLElement).click();
    const root = document.getElementById('root') as HTMLElement;
    new MutationObserver(press).observe(root, { attributeFilter: ['data-hydrated'] });
  });
  release();
  await expect(page).toHaveURL('/portfolio#commercial');
  await expect(page.getByRole('tabpanel', { name: 'Commercial Projects' })).toBeVisible();
});

test('a link works before hydration', async ({ page }) => {
  await holdProgram(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('text typed on one page appears on the next one before hydration @full', async ({ page }) => {
  const email = page.getByRole('contentinfo').getByLabel(/email/i);
  // The draft is saved once the page is hydrated.
  await expect(async () => {
    await page.goto('/');
    await email.fill('ann@example.com');
    await expectHydrated(page);
    await page.goto('/privacy');
    await expect(email).toHaveValue('ann@example.com', { timeout: 3_000 });
  }).toPass();
});
