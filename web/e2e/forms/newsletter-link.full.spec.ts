import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../support/admin-page.ts';
import type { Site } from '../support/fixtures.ts';
import { expect, test } from '../support/shared-site.ts';

/** Subscribes, and returns the path of the link in the mail. */
async function subscribe(app: Site, email: string): Promise<string> {
  await app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
    input: { submissionId: crypto.randomUUID(), email },
  });
  const mailed = () =>
    app.mail.received
      .filter(({ envelope }) => envelope.to.includes(email))
      .map(({ text }) => /\/newsletter\/confirm\/[\w-]+/.exec(text ?? '')?.[0]);
  await expect.poll(mailed).toEqual([expect.any(String)]);
  return mailed()[0] ?? '';
}

async function expectSitesLook(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  expect(await title.evaluate((it) => getComputedStyle(it).fontFamily)).toContain('Fraunces');
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const withoutScripts = async (browser: Browser, { url }: Site) =>
  (await browser.newContext({ baseURL: url, javaScriptEnabled: false })).newPage();

test('a reader without scripts confirms and unsubscribes on pages that look like the site', async ({
  app,
  browser,
  email,
}) => {
  const path = await subscribe(app, email);
  const page = await withoutScripts(browser, app);
  await page.goto(path);
  await expectSitesLook(page, 'Confirm your subscription');
  await expect(page.getByText(`Confirm that you’d like our newsletter at ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectSitesLook(page, 'You are subscribed');
  expect((await page.goto('/newsletter/unsubscribe/unknown'))?.status()).toBe(404);
  await expectSitesLook(page, 'This link doesn’t work');
  await page.context().close();
});

test('a reader with scripts confirms by the same button', async ({ app, page, email }) => {
  const path = await subscribe(app, email);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectSitesLook(page, 'You are subscribed');
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
  expect(faults).toEqual([]);
});
