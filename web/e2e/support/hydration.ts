import { expect, type Page } from '@playwright/test';

/** Opens a page, presses a key and waits until it is hydrated, so that links navigate without a load. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
}

/** Hydrates the open page by a key that does nothing else. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}

/** The URL of the chunk that hydrates a page. */
export const program = /\/assets\/client-[^/]+\.js$/;

/** Delays hydration until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: release } = Promise.withResolvers<void>();
  await page.route(program, async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}

/** Marks the document. The mark disappears when the browser loads another document. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { here: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'here' in window);
