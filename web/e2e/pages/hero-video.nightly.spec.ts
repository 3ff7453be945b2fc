import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const video = (page: Page) => page.getByRole('main').locator('video');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the hero of /staging shows its picture first and plays a silent video after the page has loaded', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && requested.push(request.url()));
  await page.goto('/staging');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  expect(requested).toEqual([]);
  await hydrate(page);
  await expect(button(page, 'Pause the video')).toBeVisible();
  await expect(video(page)).toHaveJSProperty('muted', true);
  await button(page, 'Pause the video').click();
  await expect(video(page)).toHaveJSProperty('paused', true);
  await button(page, 'Play the video').click();
  await expect(video(page)).toHaveJSProperty('paused', false);
});

const settings = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'save-data': (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    ),
};

for (const [name, set] of Object.entries(settings)) {
  test(`with ${name} the hero video is loaded only by its button`, async ({ page }) => {
    await set(page);
    await page.goto('/staging');
    await hydrate(page);
    await expect(button(page, 'Play the video')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(video(page)).toHaveCount(0);
    await button(page, 'Play the video').click();
    await expect(button(page, 'Pause the video')).toBeVisible();
  });
}
