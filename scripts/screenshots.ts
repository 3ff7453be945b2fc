import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser, launchOptions } from './browser.ts';

// `node scripts/screenshots.ts http://127.0.0.1:4000` takes the screenshots for the web app manifest of a
// running site and writes them to web/public/screenshots. Run it after a change of the design.
const [, , site = 'http://127.0.0.1:4000'] = process.argv;
const folder = new URL('../web/public/screenshots/', import.meta.url).pathname;

interface Shot {
  name: string;
  path: string;
  narrow?: boolean;
  /** The element to show, scrolled to the middle of the window. */
  show?: (page: Page) => ReturnType<Page['locator']>;
}

const shots: Shot[] = [
  { name: 'home-wide', path: '/' },
  { name: 'present-wide', path: '/portfolio/present' },
  { name: 'home-narrow', path: '/', narrow: true },
  {
    name: 'portfolio-narrow',
    path: '/portfolio',
    narrow: true,
    show: (page) => page.getByRole('slider').first(),
  },
  {
    name: 'quote-narrow',
    path: '/get-a-quote',
    narrow: true,
    show: (page) => page.getByLabel('First name').first(),
  },
];

const browser = await chromium.launch(launchOptions(findBrowser()));
for (const { name, path, narrow, show } of shots) {
  const page = await browser.newPage({
    viewport: narrow ? { width: 390, height: 780 } : { width: 1280, height: 800 },
    deviceScaleFactor: narrow ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await show?.(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    'Promise.all(Array.from(document.images, (it) => it.complete || it.loading === "lazy" || it.decode()))',
  );
  await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toFile(`${folder}${name}.webp`);
  await page.close();
}
await browser.close();
