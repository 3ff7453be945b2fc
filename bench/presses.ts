import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { startReference } from './cached.ts';
import { median } from './load.ts';
import { pages } from './pages.ts';
import type { Row } from './row.ts';
import { onSite } from './site.ts';
import { REFERENCE_MS, work } from './work.ts';

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

/** Targets until the next paint: of nine of ten presses, and of the slowest one, in milliseconds. */
const [USUAL_MS, SLOWEST_MS] = [100, 200];

/** Measures presses of the controls of public pages, beside a press whose handler runs a fixed script. */
export const presses = onSite(async function* measureControls({ url }) {
  const bare = await startReference(referencePage);
  const reference = (await measurePresses(bare.url)).map(({ duration }) => duration);
  bare.stop();
  const all: Press[] = [];
  for (const path of pages) all.push(...(await measurePresses(url + path)));
  const [slowest, ...others] = all.toSorted((a, b) => b.duration - a.duration);
  const row = (measured: string, ours: number | undefined, target: number): Row => ({
    measured,
    ours: ours ?? Number.NaN,
    reference: median(reference),
    beside: 'a fixed script',
    unit: 'ms',
    budget: target / (SLOWDOWN * REFERENCE_MS),
  });
  const nineOfTen = others[Math.floor(all.length / 10)]?.duration;
  yield row(`a press until the next paint: 9 of 10 of ${all.length}`, nineOfTen, USUAL_MS);
  yield row(`the slowest press: ${slowest?.control}`, slowest?.duration, SLOWEST_MS);
});

/** A page with five buttons that run `work`. */
const referencePage = {
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    `<!doctype html><script>${work}</script>${'<button onclick="work()">Work</button>'.repeat(5)}`,
  ).toString('base64'),
};

/** The time from a press to the next paint. */
interface Press {
  control: string;
  /** In milliseconds. */
  duration: number;
}

/**
 * Presses each visible control of a page on a slowed processor. The first press starts the hydration. Opens
 * the page again when a press covers or leaves it.
 */
async function measurePresses(url: string): Promise<Press[]> {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const measured: Press[] = [];
    let page = await open(context, url);
    for (let index = 0; index < (await page.locator(controls).count()); index += 1) {
      const press = await pressControl(page, index);
      if (press) measured.push(press);
      const covers = page.locator('dialog[open], :popover-open');
      if (page.url().replace(/#.*/, '') === url && (await covers.count()) === 0) continue;
      await page.close();
      page = await open(context, url);
    }
    return measured;
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
