import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browser.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
/** Maximum time after the next paint until Event Timing reports an interaction, in milliseconds. */
const REPORTED = 400;
/** Controls that answer on the page: plain links load another document. */
const controls =
  'button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=tab], a[data-opens], a[href^="#"]';

/** Collects the events of the page in `entries`. */
const observe = `globalThis.entries = [];
new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 });`;

/** The time from a press to the next paint. */
export interface Press {
  control: string;
  /** In milliseconds. */
  duration: number;
}

/**
 * Presses each visible control of a page on a slowed processor. The first press starts the hydration. Opens
 * the page again when a press covers or leaves it.
 */
export async function measurePresses(url: string): Promise<Press[]> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const presses: Press[] = [];
    let page = await open(context, url);
    for (let index = 0; index < (await page.locator(controls).count()); index += 1) {
      const press = await pressControl(page, index);
      if (press) presses.push(press);
      const covers = page.locator('dialog[open], :popover-open');
      if (page.url().replace(/#.*/, '') === url && (await covers.count()) === 0) continue;
      await page.close();
      page = await open(context, url);
    }
    return presses;
  } finally {
    await browser.close();
  }
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: observe });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Presses a control, and returns undefined if it is invisible or covered. */
async function pressControl(page: Page, index: number): Promise<Press | undefined> {
  const control = page.locator(controls).nth(index);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return undefined;
  const name = await control.evaluate(
    (it) => it.ariaLabel || it.textContent?.trim() || it.getAttribute('name'),
  );
  await page.evaluate('void entries.splice(0)');
  const isPressed = await control.tap({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (!isPressed) return undefined;
  await page.waitForTimeout(REPORTED);
  const durations = await page
    .evaluate<number[]>('entries.map(({ duration }) => duration)')
    // The press opened another document.
    .catch(() => []);
  return { control: `${index} ${name?.slice(0, 40)}`, duration: Math.max(16, ...durations) };
}
