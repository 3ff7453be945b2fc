import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

// Of a page without data: others need a second chunk, which may also be late.
const chunk = /\/assets\/contact-[^/]+\.js$/;

test('a page whose chunk does not arrive shows its progress after a second and ends after 120 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/about');
  // Never answered.
  await page.route(chunk, () => undefined);
  await page.clock.pauseAt(Date.now() + 60_000);
  const requested = page.waitForRequest(chunk);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await requested;
  const status = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await page.clock.runFor(900);
  await expect(status).toBeHidden();
  // On a busy machine the page begins to count after its request.
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return status.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(117_000);
  await expect(status).toBeVisible();
  const failure = page.getByText('Loading chunk contact failed');
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return failure.isVisible();
    })
    .toBe(true);
  await expect(status).toBeHidden();
});
