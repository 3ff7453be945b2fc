import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { median } from './load.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);

/** The audits shown, in milliseconds. */
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** A request in the details of the audit `network-requests`. */
interface PageRequest {
  resourceType: string;
  transferSize: number;
}

/**
 * Returns the medians of Lighthouse's mobile score and of `audits`, and the bytes of scripts, which load without any interaction.
 * Leaves out the runs that failed.
 */
export async function measurePage(url: string): Promise<{ score: number; times: number[]; scripts: number }> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await runLighthouse(url);
    // On a busy machine Chromium sometimes joins the trace after the navigation (NO_NAVSTART, NO_LCP).
    if (result?.runtimeError) console.error(url, result.runtimeError.code);
    else if (result) runs.push(result);
  }
  return {
    score: 100 * median(runs.map(({ categories }) => categories['performance']?.score ?? Number.NaN)),
    times: audits.map((name) => median(runs.map((it) => it.audits[name]?.numericValue ?? Number.NaN))),
    scripts: median(runs.map(scriptBytes)),
  };
}

function scriptBytes({ audits: { 'network-requests': requests } }: Result): number {
  const items = (requests?.details as { items: PageRequest[] } | undefined)?.items ?? [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Runs Lighthouse in a new browser with an empty profile: nothing is cached and no service worker is installed. */
async function runLighthouse(url: string) {
  const chromePath = findBrowser();
  const chromeFlags = ['--headless=new', ...(launchOptions(chromePath).args ?? [])];
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags });
  try {
    return (await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] }))?.lhr;
  } finally {
    chrome.kill();
  }
}
