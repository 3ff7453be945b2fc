import type { Page } from '@playwright/test';
import { redirects } from '../../../rules/pages.ts';
import { narrowest } from '../support/accessibility.ts';
import { isSameDocument, mark, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page, label: string) => bar(page).getByRole('button', { name: `${label}: more pages` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until it is hydrated and marked. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await mark(page);
}

test('the bar’s dropdowns open by mouse and by keyboard, and close by Escape and a click outside', async ({
  page,
}) => {
  await openMarked(page, '/about');
  const realtors = bar(page).getByRole('link', { name: 'Realtors' });
  await expect(realtors).toBeHidden();
  await bar(page).getByRole('link', { name: 'Staging', exact: true }).hover();
  await expect(realtors).toBeVisible();
  await bar(page).getByRole('link', { name: 'Decorating', exact: true }).hover();
  await expect(realtors).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Short-term rental' })).toBeVisible();

  await page.mouse.move(0, 800);
  await more(page, 'Staging').focus();
  await page.keyboard.press('Enter');
  await expect(more(page, 'Staging')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(realtors).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(realtors).toBeHidden();
  await expect(more(page, 'Staging')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(realtors).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(realtors).toBeHidden();

  await bar(page).getByRole('link', { name: 'Staging', exact: true }).hover();
  await realtors.click();
  await expect(page).toHaveURL('/staging-realtors');
  await expect(realtors).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('a press of the button that the mouse points at leaves the dropdown open, and the next one closes it', async ({
  page,
}) => {
  await openMarked(page, '/about');
  const toggle = more(page, 'Staging');
  const realtors = bar(page).getByRole('link', { name: 'Realtors' });
  for (const time of ['first', 'again']) {
    await toggle.hover();
    await expect(realtors, time).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(toggle, time).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.down();
    await page.mouse.up();
    await expect(toggle, time).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(0, 800);
  }
  // A key closes what the mouse opened.
  await toggle.hover();
  await expect(realtors).toBeVisible();
  await toggle.press('Enter');
  await expect(realtors).toBeHidden();
  await page.mouse.move(0, 800);
  const staging = bar(page).getByRole('link', { name: 'Staging', exact: true });
  await staging.hover();
  await expect(realtors).toBeVisible();
  await staging.click();
  await expect(page).toHaveURL('/staging');
});

test('the bar leads to the portfolio and the blog, and fits its narrowest window @full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMarked(page, '/about');
  const tops = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.flatMap((link) => (link.clientHeight > 0 ? [link.clientHeight] : [])));
  expect(Math.max(...tops)).toBeLessThanOrEqual(50);
  await bar(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the footer, the contact page and /staging link to the location pages @full', async ({ page }) => {
  for (const path of ['/contact', '/staging']) {
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Where we work' });
    await expect(section.getByRole('link')).toHaveCount(4);
  }
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Where we work' });
  await links.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/location\/home-staging-/);
  await expect(page.getByRole('region', { name: 'Other places' }).getByRole('link')).toHaveCount(3);
});

test('the email address in the footer is on one line in the narrowest window @full', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/about');
  const email = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  const lineCount = await email.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getClientRects().length;
  });
  expect(lineCount).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap on an entry opens it, the second leads to its page', async ({ page }) => {
    await openMarked(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const staging = bar(page).getByRole('link', { name: 'Staging', exact: true });
    const builders = bar(page).getByRole('link', { name: 'Builders' });
    await expect(builders).toBeHidden();
    await staging.tap();
    await expect(builders).toBeVisible();
    await expect(page).toHaveURL('/');
    await staging.tap();
    await expect(page).toHaveURL('/staging');
    await expect(bar(page)).toBeHidden();

    // The menu starts from its first tap again.
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(builders).toBeHidden();
    await staging.tap();
    await expect(builders).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(builders).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
  });
});

test('a new page starts at its top with the focus on its heading; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await openMarked(page, '/staging');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(heading(page)).toHaveText('Rooms, finished');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => {
    scrollTo(0, 900);
    return scrollY;
  });
  await page.goBack();
  await expect(page).toHaveURL('/staging');
  // The click scrolled the footer into view before.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(heading(page)).toHaveText('Rooms, finished');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await isSameDocument(page)).toBe(true);
});

test('old paths redirect in the client as on the server @full', async ({ page }) => {
  await openMarked(page, '/about');
  for (const [from, to] of redirects) {
    await page.evaluate((path) => {
      history.pushState(null, '', `${path}?utm_source=card`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, from);
    await expect(page, from).toHaveURL(`${to}?utm_source=card`);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('pointing at a link loads its page and data, so that a click shows them at once @full', async ({
  context,
  page,
}) => {
  await openHydrated(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  const data = page.waitForResponse(/operationName=Blog&/);
  await link.hover();
  await (await data).finished();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { name: 'MOST POPULAR BLOG' })).toBeVisible();
});

test('a link to a part of the page scrolls there, also when pressed twice; Back returns @full', async ({
  page,
}) => {
  await openMarked(page, '/');
  const top = () => page.evaluate(() => window.scrollY);
  for (const time of ['first', 'second']) {
    await page.getByRole('link', { name: 'SCROLL' }).click();
    await expect(page).toHaveURL(/\/#start$/);
    await expect.poll(top, time).toBeGreaterThan(100);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await isSameDocument(page)).toBe(true);
});
