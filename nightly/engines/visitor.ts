import { expect } from '@playwright/test';
import type { Tab, Target } from './tab.ts';

/** Actions and expectations of a visitor, for any engine. */

export const main = (role: string, name?: string | RegExp): Target => ({
  role,
  ...(name !== undefined && { name }),
  in: 'main',
});
export const button = (name: string | RegExp): Target => ({ role: 'button', name });
export const control = (name: string): string => `main [name="${name}"]`;

// Playwright's default intervals grow to a second, which would be most of a journey's time.
const intervals = [50];

/** Repeats the call until it returns the expected value: a page that is being left returns nothing. */
export async function answers<Result>(
  tab: Tab,
  expected: Result,
  ask: () => Result | Promise<Result>,
): Promise<void> {
  await expect.poll(() => tab.run(ask).catch(String), { intervals }).toEqual(expected);
}

/** Waits until the page shows these words, ignoring case, because style sheets change it. */
export async function sees(tab: Tab, words: string): Promise<void> {
  const text = () => tab.run(() => document.body.innerText.toLowerCase()).catch(String);
  await expect.poll(text, { intervals }).toContain(words.toLowerCase());
}

export async function isAt(tab: Tab, path: string): Promise<void> {
  await answers(tab, path, () => location.pathname + location.search + location.hash);
}

export async function hasHeading(tab: Tab, words: string): Promise<void> {
  await answers(tab, words, () => document.querySelector('h1')?.textContent ?? '');
}

/**
 * Opens a page, presses a key only to hydrate it, and waits for all scripts: Firefox reports interrupted
 * scripts on the next page's console.
 */
export async function openHydrated(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  // Repeats the key, because on a busy machine WebKit's driver loses keys right after the load.
  await answers(tab, true, () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });
  await answers(tab, true, hasScripts);
}

/** Runs in the page. Returns whether its last chunk (it registers the worker) is loaded with its imports. */
function hasScripts(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  return (
    links.some(({ href }) => href.includes('/register-')) &&
    links.every(({ href }) => performance.getEntriesByName(href).length > 0)
  );
}

/** Holds external scripts, in WebKit those that a script loads, until the returned function is called. */
export function holdScripts(
  engine: string,
  line: { decide: (fault: (passing: { path: string }) => Promise<'pass'>) => void },
) {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const held = engine === 'webkit' ? /\/assets\/client-.*\.js$/ : /\/assets\/.*\.js$/;
  line.decide(async ({ path }) => {
    if (held.test(path)) await released;
    return 'pass';
  });
  return resolve;
}

/** Replaces the text of a control. */
export async function fill(tab: Tab, target: string, text: string): Promise<void> {
  await tab.click(target);
  await tab.run((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), target);
  await tab.type(text);
}

export async function fillAll(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await fill(tab, control(name), text);
}

/** Chooses an option or a day. Sets the value, because the browser's picker is not part of the page. */
export async function choose(tab: Tab, target: string, value: string): Promise<void> {
  await tab.run(
    (selector, chosen) => {
      const element = document.querySelector<HTMLSelectElement>(selector);
      if (!element) throw new Error(`Not on the page: ${selector}`);
      element.value = chosen;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    target,
    value,
  );
}

/** Runs in the page. Returns the URLs of pictures near the viewport that cannot be decoded. */
export async function brokenPictures(): Promise<string[]> {
  const images = [...document.images].filter((it) => it.loading !== 'lazy' && it.checkVisibility());
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
}

/** Seeks the page's video to its middle and plays it. */
export async function seekVideo(tab: Tab): Promise<void> {
  await answers(tab, true, () => document.querySelector('video')?.checkVisibility() ?? false);
  const from = await tab.run(async () => {
    const video = document.querySelector('video');
    if (!video) throw new Error('No video');
    video.muted = true;
    await video.play();
    video.pause();
    video.currentTime = video.duration / 2;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    await video.play();
    return video.duration / 2;
  });
  await expect
    .poll(() => tab.run(() => document.querySelector('video')?.currentTime ?? 0))
    .toBeGreaterThan(from);
}
