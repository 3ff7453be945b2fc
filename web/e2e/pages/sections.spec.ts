import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const comparison = (page: Page) => page.getByRole('slider', { name: /^Before and after/ }).first();

test('the front page: the slider is in the middle and follows the keys, the testimonials start again after the last', async ({
  page,
}) => {
  await page.goto('/');
  await expect(comparison(page)).toHaveValue('50');
  await comparison(page).press('ArrowRight');
  await expect(comparison(page)).toHaveAttribute('aria-valuetext', '51 percent before, 49 percent after');

  const count = page.getByText(/^\d+ \/ 14$/);
  const next = page.getByRole('button', { name: 'Next testimonials' });
  await page.getByRole('button', { name: 'Previous testimonials' }).click();
  await expect(count).toHaveText('14 / 14');
  await next.click();
  await expect(count).toHaveText('1 / 14');
  await next.click();
  await expect(count).toHaveText('2 / 14');
});

test('the badges rotate until paused, and never under reduced motion', async ({ page }) => {
  await page.goto('/about');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const certifications = headings.findIndex((text) => /certifications/i.test(text));
  expect(headings.indexOf('Who we are')).toBeGreaterThan(certifications);
  expect(certifications).toBeGreaterThan(-1);
  const band = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Pause' }) });
  await page.getByRole('heading', { name: 'certifications' }).scrollIntoViewIfNeeded();
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await expect(band).toBeVisible();
  await pause.click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  // The browser may have restored the scroll position before hydration, so that scrolling again fires no
  // event.
  await hydrate(page);
  await page.getByRole('heading', { name: 'certifications' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the portfolio: groups by tab and by URL, pictures in full size one after another, an inline video', async ({
  page,
}) => {
  await openHydrated(page, '/portfolio');
  await page.getByRole('tab', { name: 'Commercial Projects' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Commercial Projects');
  await expect(page).toHaveURL('/portfolio#commercial');
  await page.getByRole('tab', { name: 'Commercial Projects' }).press('ArrowRight');
  await expect(panel).toHaveAccessibleName('Global Projects');
  const video = panel.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('playsinline');

  await openHydrated(page, '/portfolio#residential');
  await expect(panel).toHaveAccessibleName('Residential Projects');
  const first = panel.getByRole('link', { name: /in full size$/ }).first();
  await first.click();
  const dialog = page.getByRole('dialog');
  const opened = await dialog.getAttribute('aria-label');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).not.toHaveAccessibleName(opened ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toHaveAccessibleName(opened ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await panel.getByRole('link', { name: /in full size$/ }).evaluateAll((links) => {
    // The first transition is still running when the second picture is opened.
    for (const link of links.slice(0, 2)) (link as HTMLElement).click();
  });
  await expect(dialog).not.toHaveAccessibleName(opened ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('Back closes a picture that has just been opened @full', async ({ page }) => {
  await openHydrated(page, '/portfolio#residential');
  // Slows the page down, so that it has not rendered yet when Back is pressed.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.evaluate(async () => {
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    const opening = new Promise<void>((resolve) => {
      new MutationObserver(() => isOpen() && resolve()).observe(document, {
        attributes: true,
        subtree: true,
      });
    });
    document.querySelector<HTMLElement>('[data-opens]')?.click();
    await opening;
    history.back();
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/portfolio#residential');
});

test('Escape closes a picture at once, and pressed twice does not leave the page @full', async ({ page }) => {
  await page.goto('/about');
  await openHydrated(page, '/portfolio');
  const dialog = page.getByRole('dialog');
  const openers = page.getByRole('link', { name: /in full size$/ });
  for (const at of [0, 1]) {
    await openers.nth(at).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL('/portfolio');
});

test('the questions are four, closed at first, and a click opens and closes one', async ({ page }) => {
  await page.goto('/contact');
  const questions = page.locator('details');
  await expect(questions).toHaveCount(4);
  const first = questions.first();
  const answer = first.locator('p');
  await expect(answer).toBeHidden();
  await first.locator('summary').click();
  await expect(answer).toBeVisible();
  await first.locator('summary').click();
  await expect(answer).toBeHidden();
});
