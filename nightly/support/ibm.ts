import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

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
