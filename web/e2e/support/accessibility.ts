import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

const ruleChoices = { all: {}, colours: { runOnly: ['color-contrast', 'link-in-text-block'] } };

/**
 * Returns the rules that axe reports on a page without frames, with the elements that break them; of all rules, or of
 * those about colours.
 */
export async function violationsOn(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Waits for transitions, during which colours have another contrast. Does not count frames: there are none during
    // a view transition.
    const isChanging = () =>
      document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    for (let still = 0, looks = 0; still < 3 && looks < 200; still = isChanging() ? 0 : still + 1, looks += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    // Does not collect passed rules, which takes three quarters of the time.
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      ...runOnly,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, ruleChoices[rules]);
}

/** The narrowest window that the pages support. */
export const narrowest = { width: 320, height: 640 };

/** Returns the horizontal overflow of a page in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
