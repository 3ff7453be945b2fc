import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from '@playwright/test';
import { findBrowser, launchOptions } from '../../../scripts/browser.ts';

/** Visits the site online and waits until the worker has cached everything. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await isAllKept(page);
}

/** Waits until the worker has cached the pages, their data and their pictures. */
export async function isAllKept(page: Page): Promise<void> {
  // The worker fetches the whole site: half a minute was not enough on a machine that did other work too.
  await expect.poll(() => lastCached(page), { timeout: 240_000 }).toBeTruthy();
}

/** Returns the version of the site that the worker has cached completely; empty if there is none. */
export function lastCached(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const noted = await caches.match('/offline-manifest.json', { cacheName: 'stored-version' });
    return (await noted?.text()) ?? '';
  });
}

/** Returns the paths of everything that the worker has cached, with their queries. */
export async function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/** Loads all pictures of a page and returns those that fail. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter(({ src }) => src.startsWith('http'));
    for (const image of images) image.loading = 'eager';
    const broken = await Promise.all(
      images.map(async (image) => {
        // Does not call `decode`, which would paint hundreds of large pictures.
        if (!image.complete) {
          await new Promise((resolve) => {
            for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
          });
        }
        return image.naturalWidth > 0 ? [] : [image.currentSrc];
      }),
    );
    return broken.flat();
  });
}

/**
 * The complete browser. Tests pass it to `test.use` or openProfile for features that the headless shell
 * lacks: Background Sync, wake locks, killed processes, the install prompt, blocked storage.
 */
export const visitorsBrowser = { launchOptions: launchOptions(findBrowser()) };

/** Opens a browser with a profile on disk that can be opened again. `options` override its properties. */
export async function openProfile(
  folder: string,
  baseURL: string,
  options: BrowserContextOptions & LaunchOptions = {},
): Promise<BrowserContext> {
  const { viewport, launchOptions: project } = test.info().project.use;
  return chromium.launchPersistentContext(folder, {
    ...project,
    baseURL,
    viewport: viewport ?? null,
    serviceWorkers: 'allow',
    ...options,
  });
}

/** Waits until a worker controls this page, so that the bundle is cached. */
export async function isServed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
