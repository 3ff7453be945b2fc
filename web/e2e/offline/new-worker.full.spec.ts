import type { Page } from '@playwright/test';
import { isSameDocument, mark } from '../support/hydration.ts';
import { isServed } from '../support/offline-visit.ts';
import { control } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });

// updating.spec.ts tests a whole release with its pages.
test('a new version is announced and activated by one tap, and no tab loses its input', async ({
  app,
  context,
  line,
  page,
}) => {
  await page.goto('/');
  await isServed(page);
  await page.goto('/contact');
  await control(page, 'message').fill('Half a sentence');
  await mark(page);
  const body = `${await (await fetch(`${app.url}/sw.js`)).text()}\n// The next release.`;
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  line.decide(({ path }) => (path === '/sw.js' ? { status: 200, headers, body } : 'pass'));

  const other = await context.newPage();
  await other.goto('/credits');
  await mark(other);
  await expect(updateButton(page)).toBeVisible();
  await expect(updateButton(other)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await updateButton(page).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(control(page, 'message')).toHaveValue('Half a sentence');
  await expect(updateButton(page)).toBeHidden();
});
