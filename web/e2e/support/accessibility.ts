import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

const ruleChoices = { all: {}, colours: { runOnly: ['color-contrast', 'link-in-text-block'] } };

/** Targets of 24 px with spacing, an optional rule of axe (docs/decisions/target-size.md). */
const targets = { 'target-size': { enabled: true } };

/** Returns the rules that axe reports (all, or those about colours), with the elements that break them. */
export async function violationsOn(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([choice, enabled]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // Waits for transitions, which change the contrast. Frames do not help: a view transition has none.
      const isChanging = () =>
        document
          .getAnimations()
          .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
      for (
        let still = 0, looks = 0;
        still < 3 && looks < 200;
        still = isChanging() ? 0 : still + 1, looks += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
      // axe does not know that a modal dialog covers the page, and compares colours of elements below it.
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      // Does not collect passed rules, which takes three quarters of the time.
      const { violations } = await axe.run(dialog ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        rules: enabled,
        ...choice,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [ruleChoices[rules], targets] as const,
  );
}

/** The narrowest window that the pages support. */
export const narrowest = { width: 320, height: 640 };

/** Returns the texts of the buttons and labels of a page that have a word broken over two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label')]
      .filter((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          for (const { index, 0: word } of (texts.currentNode.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            // Chromium returns two equal ones for the last word before an ellipsis.
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) return true;
          }
        return false;
      })
      .map((element) => element.innerText),
  );
}

/** Returns the horizontal overflow of a page in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
