import { narrowest, overhang } from '../../web/e2e/support/accessibility.ts';
import { desktop, phone } from '../../web/e2e/support/admin-page.ts';
import { hydrate } from '../../web/e2e/support/hydration.ts';
import { brokenPictures } from '../../web/e2e/support/offline-visit.ts';
import { likeAnother, listedPages, missingPages, unlistedPages } from '../../web/e2e/support/page-list.ts';
import { watchTroubles } from '../../web/e2e/support/page-troubles.ts';
import { expect, test } from '../support/markup.ts';

const everyPage = [...listedPages, ...unlistedPages, ...Object.keys(missingPages), '/login'];
/** The number of pages for each test, so that both workers get some. */
const share = 16;
const sizes = [narrowest, phone, desktop];

for (let first = 0; first < everyPage.length; first += share) {
  test(`no errors at any size, and nothing for axe and the W3C checker, on pages ${first + 1} and on`, async ({
    app,
    page,
    look,
  }) => {
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== app.url) foreign.add(request.url());
    });
    const troubles = watchTroubles(page);
    for (const path of everyPage.slice(first, first + share)) {
      await test.step(path, async () => {
        await page.setViewportSize(narrowest);
        await page.goto(path, { waitUntil: 'load' });
        await hydrate(page);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft(await overhang(page), `${path}, ${size.width} pixels wide`).toBe(0);
        }
        expect.soft(await brokenPictures(page), path).toEqual([]);
        if (!likeAnother.has(path)) await look(path);
        expect.soft(troubles.splice(0), path).toEqual([]);
      });
    }
    expect([...foreign]).toEqual([]);
  });
}
