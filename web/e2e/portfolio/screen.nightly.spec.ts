import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { visitorsBrowser } from '../support/offline-visit.ts';
import { readCode } from '../support/qr-code.ts';
import { expect, test } from '../support/shared-site.ts';

// The headless shell has no wake lock.
test.use(visitorsBrowser);

const first = 'Open living and dining';
const pair = 'Living room, before and after';
const third = 'Kitchen with island';

const desktop = { width: 1440, height: 900 };
const sideways = { width: 844, height: 390 };

const leftOf = async (element: Locator) => (await element.first().boundingBox())?.x ?? 0;
const rightOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.x + box.width : Number.POSITIVE_INFINITY;
};

/** Records the wake locks that the page requests. */
async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const held: WakeLockSentinel[] = [];
    Object.assign(window, { held });
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const sentinel = await request(type);
      held.push(sentinel);
      return sentinel;
    };
  });
}

/** Returns the number of wake locks requested, and whether one is active. */
const screenOf = (page: Page) =>
  page.evaluate(() => {
    const { held } = window as unknown as { held: WakeLockSentinel[] };
    return { times: held.length, awake: held.some(({ released }) => !released) };
  });

const isFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test('a presentation by keys and buttons, in full screen, with a wake lock', async ({
  browser,
  context,
  page,
}) => {
  await watchScreen(page);
  const title = page.getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Present full screen' }).click();
  await expect(page).toHaveURL(/\/portfolio\/present$/);
  await expect(title).toHaveText(first);

  await test.step('one project after another', async () => {
    await expect(button('Captions')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(pair);
    await page.getByRole('link', { name: 'Next project' }).click();
    await expect(title).toHaveText(third);
    await page.keyboard.press('PageUp');
    await page.getByRole('link', { name: 'Previous project' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('22 / 22')).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(title).toHaveText(pair);
    await page.reload();
    await expect(title).toHaveText(pair);
    await expect(page).toHaveTitle(new RegExp(`^${pair}`));
  });

  await test.step('before and after', async () => {
    const divider = page.getByRole('slider', { name: pair });
    await expect(button('Captions')).toBeVisible();
    await page.keyboard.press('b');
    await expect(divider).toHaveValue('100');
    await page.keyboard.press('a');
    await expect(divider).toHaveValue('0');
    await page.keyboard.press('ArrowUp');
    await expect(divider).toHaveValue('10');
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(divider).toHaveValue('11');
    await expect(title).toHaveText(pair);
  });

  await test.step('captions on demand', async () => {
    const seen = page.getByText('The same living room staged with a cream sofa');
    await expect(seen).toBeHidden();
    await page.keyboard.press('c');
    await expect(seen).toBeVisible();
    await expect(page.getByText('Milton (sample project)')).toBeVisible();
    await expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOn(page)).toEqual([]);
    // The caption is beside the picture, also on a phone in landscape.
    for (const size of [sideways, desktop]) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await leftOf(page.getByRole('img'))) - (await rightOf(title)))
        .toBeGreaterThan(0);
    }
    await button('Captions').click();
    await expect(seen).toBeHidden();
  });

  await test.step('full screen', async () => {
    await button('Full screen').click();
    await expect.poll(() => isFullScreen(page)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => isFullScreen(page)).toBe(false);
  });

  await test.step('the screen stays awake, also after the page was hidden', async () => {
    await expect.poll(() => screenOf(page)).toEqual({ times: 1, awake: true });
    // The browser releases the lock when the page is hidden, and fires this event when it is visible again.
    await page.evaluate(async () => {
      const { held } = window as unknown as { held: WakeLockSentinel[] };
      await held[0]?.release();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => screenOf(page)).toEqual({ times: 2, awake: true });
  });

  await test.step('a link, also as a code, opens the same project', async () => {
    await button('Share').click();
    const panel = page.getByRole('dialog', { name: 'Share this project' });
    const code = panel.getByRole('img', { name: `QR code with the link to ${pair}` });
    await expect(code).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    // Granted last, because this revokes every other permission.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy the link' }).click();
    await expect(panel.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(panel.getByRole('link')).toHaveAttribute('href', link);
    expect(await readCode(code)).toBe(link);
    await page.setViewportSize(sideways);
    for (const control of await panel.getByRole('button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(pair);
    await other.close();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('Space, Home and End change the project; Escape opens its place in the portfolio', async () => {
    await page.keyboard.press('Home');
    await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText(/^(\d+) \/ \1$/)).toBeVisible();
    const last = await page.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/portfolio#\w+$/);
    await expect(page.getByRole('figure').filter({ hasText: last })).toBeInViewport();
  });
  await expect.poll(async () => (await screenOf(page)).awake).toBe(false);
});
