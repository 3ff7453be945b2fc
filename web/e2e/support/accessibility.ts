import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds amiss on a page: each rule that is broken, with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // 'Legacy' looks at the page in the page itself, but not into its frames, and no page has one; else axe opens a second
  // page for every look, which takes almost as long again.
  await expect(page.locator('iframe, frame, object, embed')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How far a page can be scrolled sideways, in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
