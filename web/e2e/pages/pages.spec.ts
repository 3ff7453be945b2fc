import { narrowest, overhang, violationsOn } from '../support/accessibility.ts';
import { desktop } from '../support/admin-page.ts';
import { openHydrated } from '../support/hydration.ts';
import { openWithFont, overflowOf } from '../support/large-text.ts';
import { layouts } from '../support/page-list.ts';
import { watchTroubles } from '../support/page-troubles.ts';
import { expect, test } from '../support/shared-site.ts';

// nightly/pages/every-page.spec.ts checks all pages, in both schemes and at more sizes.
test('axe finds nothing on pages of six layouts, and no size scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const troubles = watchTroubles(page);
  for (const path of layouts) {
    await test.step(path, async () => {
      await page.setViewportSize(narrowest);
      await openHydrated(page, path);
      expect.soft(await overhang(page), path).toBe(0);
      await page.setViewportSize(desktop);
      expect.soft(await overhang(page), path).toBe(0);
      expect.soft(await violationsOn(page), path).toEqual([]);
      expect.soft(troubles.splice(0), path).toEqual([]);
    });
  }
});

// large-text.nightly.spec.ts checks all pages, the admin area too, with more sizes.
test('a font of 200 % does not scroll a phone sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of layouts) {
    await openWithFont(page, path, 200);
    expect.soft(await overflowOf(page), path).toEqual([]);
  }
});
