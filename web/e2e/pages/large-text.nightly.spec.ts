import { openAdmin } from '../support/admin-page.ts';
import { openWithFont, overflowOf } from '../support/large-text.ts';
import { adminPages, likeAnother, listedPages, missingPages, unlistedPages } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const publicPages = [...listedPages, ...unlistedPages, ...Object.keys(missingPages), '/login'].filter(
  (path) => !likeAnother.has(path),
);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 390]) {
  for (const percent of [100, 150, 175, 200]) {
    test(`no page scrolls sideways at ${width} pixels with a font of ${percent} %`, async ({ app, page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of publicPages) {
        await openWithFont(page, path, percent);
        expect.soft(await overflowOf(page), path).toEqual([]);
      }
      await openAdmin(page, app, '/admin');
      for (const path of adminPages) {
        await openWithFont(page, path, percent);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await overflowOf(page), path).toEqual([]);
      }
    });
  }
}
