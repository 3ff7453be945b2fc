import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { median } from '../bench/load.ts';
import type { PageFigures, PageMeasurement } from '../bench/page-figures.ts';
import { findBrowser, launchOptions } from '../scripts/browser.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);

const figures: Record<keyof PageFigures, (run: Result) => number> = {
  score: ({ categories }) => 100 * (categories['performance']?.score ?? Number.NaN),
  paint: (run) => audit(run, 'first-contentful-paint'),
  largestPaint: (run) => audit(run, 'largest-contentful-paint'),
  blocking: (run) => audit(run, 'total-blocking-time'),
  styleAndLayout: (run) => workOf(run, 'styleLayout'),
  shift: (run) => audit(run, 'cumulative-layout-shift'),
  scripts: scriptBytes,
};

/**
 * Returns the medians of Lighthouse's figures of a page for mobiles, with scripts and with scripts blocked.
 * The runs alternate, so that both have the same load of the machine. Leaves out the runs that failed.
 */
export async function measurePage(url: string): Promise<PageMeasurement> {
  const scripted: Result[] = [];
  const blocked: Result[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const [results, patterns] of [[scripted, []] as const, [blocked, ['*.js']] as const]) {
      const result = await runLighthouse(url, [...patterns]);
      // On a busy machine Chromium sometimes joins the trace after the navigation (NO_NAVSTART, NO_LCP).
      if (result?.runtimeError) console.error(url, result.runtimeError.code);
      else if (result) results.push(result);
    }
  return { scripted: mediansOf(scripted), blocked: mediansOf(blocked) };
}

function mediansOf(runs: Result[]): PageFigures {
  const medians = Object.entries(figures).map(([name, read]) => [name, median(runs.map(read))]);
  return Object.fromEntries(medians) as PageFigures;
}

const audit = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN;

/** A request in the details of the audit `network-requests`. */
interface PageRequest {
  resourceType: string;
  transferSize: number;
}

function scriptBytes({ audits: { 'network-requests': requests } }: Result): number {
  const items = (requests?.details as { items: PageRequest[] } | undefined)?.items ?? [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Returns the main thread's time for a group of tasks. */
function workOf({ audits: { 'mainthread-work-breakdown': work } }: Result, name: string): number {
  const items = (work?.details as { items: { group: string; duration: number }[] } | undefined)?.items ?? [];
  return items.find(({ group }) => group === name)?.duration ?? 0;
}

/** Runs Lighthouse in a new browser with an empty profile, without caches and service workers. */
async function runLighthouse(url: string, blockedUrlPatterns: string[]) {
  const chromePath = findBrowser();
  const chromeFlags = ['--headless=new', ...(launchOptions(chromePath).args ?? [])];
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags });
  try {
    const options = { port: chrome.port, onlyCategories: ['performance'], blockedUrlPatterns };
    return (await lighthouse(url, options))?.lhr;
  } finally {
    chrome.kill();
  }
}
