import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
      // Does not collect passed rules, which takes three quarters of the time.
      const { violations } = await axe.run(document, {
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

interface IbmResult {
  ruleId: string;
  value: [kind: string, outcome: string];
  message: string;
  snippet: string;
}

const ibmSource = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

const ignoredRules = new Set([
  // WCAG requires no names of articles, which are no landmarks.
  'aria_article_label_unique',
  // The checker does not read labels whose text is visually hidden.
  'label_content_exists',
  // The checker does not see the picture behind a text. axe judges contrast, too.
  'text_contrast_sufficient',
  // HTML allows `autocomplete="username"` on a field for an email address.
  'input_autocomplete_valid',
]);

/** Returns the violations of WCAG 2.2 that IBM's checker reports. */
export async function ibmViolationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${ibmSource};window.ace = ace`);
  const results = await page.evaluate<IbmResult[]>(
    // Without the nodes, which refer to the whole page.
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
      results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet })))`,
  );
  return results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !ignoredRules.has(ruleId) && !isStatus(ruleId, snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}

/** Returns whether a control without a label is a status message, which needs none. */
const isStatus = (ruleId: string, snippet: string) =>
  ruleId === 'input_label_exists' && snippet.startsWith('<output');

/** The narrowest window that the pages support. */
export const narrowest = { width: 320, height: 640 };

/** Returns the horizontal overflow of a page in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
