import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** Returns the rules that axe reports on a page without frames, with the elements that break them. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
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
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Returns the horizontal overflow of a page in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
