import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

// During a view transition the page takes no touch; without motion there is none.
const contextOptions = { reducedMotion: 'reduce' } as const;
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, contextOptions });

/** Moves a finger within half a second and rests before lifting it, so that no fling follows. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, seconds: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
      timestamp: begun + seconds,
    });
  await touch('touchStart', 0, 0);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch('touchMove', part, part / 2);
  await touch('touchMove', 1, 0.8);
  await touch('touchEnd', 1, 0.9);
  await session.detach();
}

test('a vertical swipe over a comparison scrolls the page; a horizontal one moves the divider', async ({
  page,
}) => {
  await openHydrated(page, '/staging-home-owner');
  const divider = page.getByRole('slider', { name: /^Before and after/ });
  await divider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const start = { x: 90, y: box.y + box.height / 2 };
  await drag(page, start, { x: 4, y: -160 });
  await expect(divider).toHaveValue('50');
  await divider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await drag(page, { ...start, x: 195 }, { x: 120, y: 4 });
  await expect(divider).not.toHaveValue('50');
});

test('an opened picture is as wide as the phone; a swipe down or Back closes it', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('link', { name: /^View .* in full size$/ }).first();
  await opener.tap();
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.getByRole('img').first().boundingBox())?.width).toBe(390);
  await drag(page, { x: 200, y: 300 }, { x: 5, y: 200 });
  await expect(dialog).toBeHidden();
  await opener.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/portfolio');
});

test('a swipe down leaves the presentation', async ({ page }) => {
  await openHydrated(page, '/portfolio/present');
  await drag(page, { x: 200, y: 300 }, { x: 5, y: 200 });
  await expect(page).toHaveURL('/portfolio#residential');
});

test('a printed page omits screen elements and has its URL and the date of its estimate', async ({
  page,
}) => {
  await page.goto('/staging');
  // The date is set although the page is not hydrated.
  await page.pdf();
  await expect(page.locator('#root')).not.toHaveAttribute('data-hydrated');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Skip to the content')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Not sure which package fits?' })).toBeHidden();
  await expect(page.getByText('Your quote names the final figure')).toBeVisible();
  await expect(page.getByText(/\/staging$/)).toBeVisible();
  await expect(page.getByText(/^Estimate of \w+ \d+, \d{4}$/)).toBeVisible();
});
