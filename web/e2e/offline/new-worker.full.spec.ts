import type { Page } from '@playwright/test';
import { isSameDocument, mark } from '../support/hydration.ts';
import { isServed } from '../support/offline-visit.ts';
import { control } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });

/** Acts as a tab that the visitor returns to. */
const showAgainAfterHour = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });

// updating.spec.ts tests a whole release with its pages.
test('a new version is announced in every tab and activated by one tap, and no tab loses its input', async ({
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
  const { promise: held, resolve: finishInstalling } = Promise.withResolvers<void>();
  line.decide(async ({ path }) => {
    if (path === '/offline') await held;
    return path === '/sw.js' ? { status: 200, headers, body } : 'pass';
  });

  line.takeSeen();
  const other = await context.newPage();
  await other.goto('/credits');
  await mark(other);
  await expect.poll(() => line.seen()).toContain('GET /offline');
  const late = await context.newPage();
  const isLast = late.waitForResponse(/\/assets\/register-[^/]+\.js$/);
  await late.goto('/about');
  await (await isLast).finished();
  await late.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  finishInstalling();
  await expect(updateButton(page)).toBeVisible();
  await expect(updateButton(other)).toBeVisible();
  await expect(updateButton(late)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await other.getByRole('button', { name: 'Later' }).click();
  await showAgainAfterHour(other);
  await expect(updateButton(other)).toBeVisible();
  await updateButton(page).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(control(page, 'message')).toHaveValue('Half a sentence');
  await expect(updateButton(page)).toBeHidden();
});
