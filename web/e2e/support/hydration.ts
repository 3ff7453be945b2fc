import { expect, type Page } from '@playwright/test';

/** Opens a page and uses it, until it is hydrated and links navigate without a load. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** The same for an open page: a key that does nothing is enough. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
}

/** Marks the document; the mark stays through every change of the page without a load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { here: true }));
}

export const isSameDocument = (page: Page) => page.evaluate(() => 'here' in window);
