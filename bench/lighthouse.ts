import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { blockedByProcessor } from './blocking.ts';
import { median } from './median.ts';

/** Rounds over all pages, so that a noisy minute of the machine hits all. */
const RUNS = Number(process.env['RUNS'] ?? 5);

/**
 * How often a run is tried. Chromium shows the page in a process that starts together with the trace, and on a busy machine
 * joins it only after the navigation: Lighthouse then finds no `navigationStart` of that process (NO_NAVSTART), or none of its
 * candidates for the largest paint (NO_LCP). The page was shown all the same, but nothing can be said of that run.
 */
const TRIES = 3;

/** What Lighthouse tells of a page on a phone: its score, and times in milliseconds. */
export interface PageLoad {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  blockedByProcessor: number;
  layoutShift: number;
  /** How fast this machine was meanwhile: the times of a loaded one are no one's. */
  benchmarkIndex: number;
}

/** The medians of some runs of Lighthouse's mobile setting, by page. */
export async function measurePages(url: string, paths: string[]): Promise<Map<string, PageLoad>> {
  const loads = new Map(paths.map((path) => [path, [] as PageLoad[]]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [path, runs] of loads) {
      for (let attempt = 0; attempt < TRIES && runs.length <= run; attempt += 1) {
        const load = await measurePage(url + path);
        if (load) runs.push(load);
      }
    }
  }
  return new Map([...loads].map(([path, runs]) => [path, medians(runs)]));
}

/** Each run has a browser and a profile of its own: nothing is cached, no worker installed. Undefined where it failed. */
async function measurePage(url: string): Promise<PageLoad | undefined> {
  const chromePath = findBrowser();
  const chromeFlags = ['--headless=new', ...(launchOptions(chromePath).args ?? [])];
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    // See TRIES; or the page has not painted in time.
    if (runtimeError) return void console.error(new URL(url).pathname, runtimeError.code);
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const load = {
      score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      blockedByProcessor: blockedByProcessor(result.artifacts.Trace.traceEvents),
      layoutShift: number('cumulative-layout-shift'),
      benchmarkIndex: environment.benchmarkIndex,
    };
    // Each run, to distinguish a run that a busy machine slowed down from a slow page.
    console.error(new URL(url).pathname, JSON.stringify(load));
    return load;
  } finally {
    chrome.kill();
  }
}

function medians(runs: PageLoad[]): PageLoad {
  const of = (name: keyof PageLoad) => median(runs.map((run) => run[name]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    blockedByProcessor: of('blockedByProcessor'),
    layoutShift: of('layoutShift'),
    benchmarkIndex: of('benchmarkIndex'),
  };
}
