import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { readCode } from '../support/qr-code.ts';
import { expect, test } from '../support/shared-site.ts';

const first = 'Open living and dining';
const pair = 'Living room, before and after';
const third = 'Kitchen with island';

/** Swipes horizontally with one finger. */
async function swipe(context: BrowserContext, page: Page, from: [x: number, y: number], to: number) {
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from[1] }],
    });
  const [start] = from;
  await touch('touchStart', start);
  for (let step = 1; step <= 5; step++) await touch('touchMove', start + ((to - start) * step) / 5);
  await touch('touchEnd', to);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('swipes turn the pages and move the divider @nightly', async ({ context, page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/portfolio/present');
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
    await swipe(context, page, [300, 420], 100);
    await expect(title).toHaveText(pair);
    const divider = page.getByRole('slider');
    await expect(divider).toHaveValue('50');
    await swipe(context, page, [195, 394], 60);
    await expect.poll(async () => Number(await divider.inputValue())).toBeLessThan(30);
    await expect(title).toHaveText(pair);
    await swipe(context, page, [100, 150], 300);
    await expect(title).toHaveText(first);
    await page.getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a swipe beside the divider of a pair turns the page', async ({ context, page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/portfolio/present');
    await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
    await page.getByRole('link', { name: 'Next project' }).tap();
    await expect(title).toHaveText(pair);
    const divider = page.getByRole('slider');
    await swipe(context, page, [512, 380], 300);
    await expect.poll(async () => Number(await divider.inputValue())).toBeLessThan(40);
    await expect(title).toHaveText(pair);
    await swipe(context, page, [900, 380], 650);
    await expect(title).toHaveText(third);
  });
});

test('one link presents only the chosen rooms, with a title and autoplay @nightly', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  await page.getByLabel(`Choose ${third}`).check();
  await page.getByLabel(`Choose ${first}`).check();
  const bar = page.getByRole('region', { name: 'Choose rooms to share' });
  await expect(bar).toContainText('2 rooms chosen');
  await bar.getByLabel('Title').fill('For the Hendersons');
  expect(await violationsOn(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const panel = page.getByRole('dialog', { name: 'Share these rooms' });
  const link = (await panel.getByRole('link').getAttribute('href')) ?? '';
  expect(await readCode(panel.getByRole('img'))).toBe(link);
  expect(await violationsOn(page)).toEqual([]);

  await page.clock.install();
  await page.goto(link);
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('For the Hendersons')).toBeVisible();
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(title).toHaveText(third);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(6_000);
  await expect(title).toHaveText(first);
  await expect(page.getByText('For the Hendersons').locator('..')).toHaveCSS('opacity', '0');
  await page.reload();
  await expect(page.getByText('2 / 2')).toBeVisible();
});

test('a package is one sheet of paper with its price, lead time and pictures @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.goto('/staging');
  await page.getByRole('button', { name: 'Save as PDF of Vacant Home Staging' }).click();
  await expect(page.locator('html[data-asked]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ hasText: 'Lead time' });
  await expect(sheet.getByRole('img')).toHaveCount(3);
  await expect(sheet).toContainText('from $2,995');
  await expect(page.getByRole('contentinfo').first()).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // After printing the page is unchanged.
  await expect(sheet).toHaveCount(0);
});
