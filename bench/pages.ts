import { installNightly } from '../scripts/nightly.ts';
import { startReference } from './cached.ts';
import type { PageMeasurement } from './page-figures.ts';
import type { Row } from './row.ts';
import { onSite } from './site.ts';

/** The public pages that parts measure. */
export const pages = [
  '/',
  '/blog',
  '/artical/living-in-a-staged-house',
  '/portfolio',
  '/contact',
  '/get-a-quote',
];

const bare = {
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Bare</title><p>A line of text</p>').toString('base64'),
};
/** Lighthouse's first and largest paint of `bare` on its simulated phone, in milliseconds. */
const BARE_PAINT = 750;

/** In a variable, so that the compiler does not need the packages of the nightly run. */
const nightly = new URL('../nightly/lighthouse.ts', import.meta.url);

interface Lighthouse {
  measurePage(url: string): Promise<PageMeasurement>;
}

/** Measures pages by Lighthouse, beside the same page with blocked scripts and a page of one line. */
export const lighthouse = onSite(async function* measurePages({ url }) {
  installNightly();
  const { measurePage }: Lighthouse = await import(nightly.href);
  const oneLine = await startReference(bare);
  const { blocked: line } = await measurePage(oneLine.url);
  oneLine.stop();
  for (const path of pages) {
    const { scripted, blocked } = await measurePage(url + path);
    const row = (
      measured: string,
      ours: number,
      reference: number,
      beside: string,
      budget: number,
      unit: Row['unit'] = 'ms',
    ): Row => ({ measured: `${path}: ${measured}`, ours, reference, beside, unit, budget });
    yield row('first paint', scripted.paint, line.paint, 'a page of one line', 900 / BARE_PAINT);
    yield row('largest paint', scripted.largestPaint, line.paint, 'a page of one line', 1300 / BARE_PAINT);
    // A main thread that is blocked for 100 ms longer is not noticed.
    yield row('blocking time', scripted.blocking, blocked.blocking + 100, 'scripts blocked, plus 100 ms', 1);
    yield row('style and layout', scripted.styleAndLayout, blocked.styleAndLayout, 'scripts blocked', 1.5);
    yield row('score that is missing', 100 - scripted.score, 1, 'one point', 1, '');
    yield row('layout shift', scripted.shift, 0.01, 'the limit', 1, '');
    // The scripts that the page loads before use.
    yield row('scripts before use', scripted.scripts / 1000, 30, 'the limit', 1, 'KB');
  }
});
