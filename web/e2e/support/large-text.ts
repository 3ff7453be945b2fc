import type { Page } from '@playwright/test';

/** Opens a page, with this size of the root's font. */
export async function openWithFont(page: Page, path: string, percent: number): Promise<void> {
  await page.goto(path);
  // Not by a style element, which the content security policy blocks.
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`;
    await document.fonts.ready;
  }, percent);
}

/** Returns what makes a page scroll sideways: elements, also the menu button, past its right edge. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const menu = document.querySelector('header button[popovertarget]');
    if (scrollWidth <= clientWidth && !(menu?.checkVisibility() && isOutside(menu))) return [];
    const outside = [...document.querySelectorAll('body *')].filter(isOutside);
    const names = outside.map((it) => `${it.localName} ${it.textContent.slice(0, 30)}`);
    return [`${scrollWidth} pixels`, ...names].slice(0, 9);
  });
}
