import type { Page } from '@playwright/test';
import { htmlChanges, translate } from '../support/html-changes.ts';
import { holdProgram, openHydrated } from '../support/hydration.ts';
import { leadsOf, photoFiles, quote } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

// nightly/engines/changed-html.spec.ts has more pages and all changes.

/** Opens a page, and changes its HTML before hydration, which the returned function starts. */
async function openChanged(page: Page, path: string, change: string): Promise<() => void> {
  const release = await holdProgram(page);
  await page.goto(path);
  await page.evaluate(htmlChanges[change] ?? (() => {}));
  return release;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

for (const change of ['a translation replaces the texts', 'a password manager adds an icon to each field'])
  test(`${change} before hydration: the first submit sends the form with its photos`, async ({
    app,
    email,
    page,
  }) => {
    const release = await openChanged(page, '/get-a-quote', change);
    for (const [name, value] of Object.entries({ ...quote, email })) await field(page, name).fill(value);
    await field(page, 'occupation').selectOption('Realtor');
    await field(page, 'propertyStatus').selectOption('Vacant');
    await field(page, 'propertyPhotos').setInputFiles(photoFiles(1));
    await page.locator('main [type=submit]').click();
    release();
    await expect(page).toHaveURL('/thank-you');
    await expect.poll(async () => (await leadsOf(app, email)).map((lead) => lead.photos.length)).toEqual([1]);
  });

test('an ad blocker removes links before hydration: the focus, the caret and the scroll position stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openChanged(page, '/contact', 'an ad blocker removes links');
  const message = field(page, 'message');
  await message.fill('Two , please.');
  await message.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(4, 4));
  const scrolled = await page.evaluate(() => window.scrollY);
  release();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await page.keyboard.type('rooms');
  await expect(message).toHaveValue('Two rooms, please.');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a translation before hydration: two presses and the open menu have their effect', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openChanged(page, '/', 'a translation replaces the texts');
  const next = page.getByRole('button', { name: 'Next testimonials' });
  await next.click();
  await next.click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('header [popovertarget=menu]:not([popovertargetaction])').click();
  await page.locator('#menu li > button').nth(1).click();
  release();
  await expect(page.getByText('3 / 14')).toBeAttached();
  await expect(page.locator('#menu li > button').nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#menu li > ul').nth(1)).toBeVisible();
});

test('a press that is in progress when React renders the page anew has its effect', async ({ page }) => {
  const release = await openChanged(page, '/', 'an extension adds elements');
  await page.getByRole('button', { name: 'Next testimonials' }).hover();
  await page.mouse.down();
  const arrived = page.waitForEvent('requestfinished', (request) => /replaced-page/.test(request.url()));
  release();
  await arrived;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await expect(page.getByText('2 / 14')).toBeVisible();
});

test('a page that is translated after hydration shows the texts that change @full', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const change of ['a translation replaces the texts', 'a translation moves the texts']) {
    await test.step(`${change}: a number`, async () => {
      await openHydrated(page, '/');
      // React hydrates the articles after the rest of the page.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(htmlChanges[change] ?? translate);
      await page.getByRole('button', { name: 'Next testimonials' }).click();
      await expect(page.locator('main p[aria-live]').filter({ hasText: '14' })).toHaveText(/^2/);
    });
    await test.step(`${change}: texts in place of others`, async () => {
      await openHydrated(page, '/portfolio');
      await page.getByRole('button', { name: 'Choose rooms to share' }).click();
      await page.getByLabel('Choose Kitchen with island').check();
      const bar = page.getByRole('region', { name: /Choose rooms to share/ });
      await page.evaluate(htmlChanges[change] ?? translate);
      await bar.getByRole('button', { name: /^¡?Save!?$/ }).click();
      await expect(bar.locator('[aria-live]')).toHaveText('Add a title.');
      await page.evaluate(htmlChanges[change] ?? translate);
      await bar.getByRole('textbox').fill('For the Hendersons');
      await expect(bar.locator('[aria-live]')).toHaveText('1 room chosen');
    });
  }
  expect(errors).toEqual([]);
});

test('a page is hydrated although the code for translations never arrives @full', async ({ page }) => {
  await page.route(/\/assets\/translations-/, () => {});
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Next testimonials' }).click();
  await expect(page.getByText('2 / 14')).toBeVisible();
});
