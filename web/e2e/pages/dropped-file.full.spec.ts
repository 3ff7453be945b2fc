import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

/** Returns whether the browser would leave the page for a file that is dropped on an element. */
const leaves = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'room.jpg', { type: 'image/jpeg' }));
    const events = ['dragover', 'drop'].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
    return events.map((event) => element.dispatchEvent(event)).includes(true);
  });

for (const path of ['/login', '/get-a-quote', '/admin/media']) {
  test(`${path}: a file that is dropped on the page does not replace it, before and after hydration${path === '/get-a-quote' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    const client = /\/assets\/client-[^/]+\.js$/;
    await page.route(client, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => leaves(page, 'main')).toBe(false);
    await page.unroute(client);
    await page.goto(path);
    await hydrate(page);
    expect(await leaves(page, 'main')).toBe(false);
  });
}

test('the browser puts a file that is dropped on the photos’ control into it', async ({ page }) => {
  await page.goto('/get-a-quote');
  expect(await leaves(page, 'input[type=file]')).toBe(true);
});
