import { type ElementHandle, type KeyInput, type LaunchOptions, launch } from 'puppeteer-core';
import { finder, waitFor } from './finder.ts';
import { locate, soughtFor, type Tab, type Target } from './tab.ts';

/** Chromium or Firefox, by WebDriver BiDi, with its profile in this folder. */
export async function openPuppeteerTab(options: LaunchOptions, profile: string): Promise<Tab> {
  const browser = await launch({
    ...options,
    userDataDir: profile,
    protocol: 'webDriverBiDi',
    defaultViewport: null,
  });
  // The tab that Firefox opens with never has the focus.
  const page = await browser.newPage();
  // Time-outs do not measure speed: a busy machine can take half a minute.
  page.setDefaultTimeout(120_000);
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`${message.text()} (${message.location().url ?? page.url()})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  const find = async (target: Target, forPointer: boolean) => {
    if (!(await page.evaluate(() => 'TestingLibraryDom' in globalThis))) await page.evaluate(finder);
    const handle = await page.evaluateHandle(locate, soughtFor(target), forPointer);
    return handle.asElement() as ElementHandle<HTMLInputElement> | null;
  };
  const found = (target: Target) => waitFor(target, () => find(target, false));
  const foundForPointer = (target: Target) => waitFor(target, () => find(target, true));

  return {
    open: async (url) => void (await page.goto(url)),
    async begin(url) {
      await page.goto('about:blank');
      // `goto` would wait for the scripts.
      await page.evaluate((to) => location.assign(to), url);
    },
    async slowDown(rate) {
      if (!(await browser.version()).includes('Chrome')) return;
      const session = await page.createCDPSession();
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await session.detach();
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    forward: async () => void (await page.goForward({ waitUntil: [] })),
    run: (task, ...args) => page.evaluate(task as (...given: unknown[]) => never, ...args),
    click: async (target) => (await foundForPointer(target)).click(),
    hover: async (target) => (await foundForPointer(target)).hover(),
    focus: async (target) => (await found(target)).focus(),
    tap: async (target) => (await foundForPointer(target)).tap(),
    waitFor: async (target) => void (await found(target)),
    async press(keys) {
      const [key, ...held] = keys.split('+').toReversed() as [KeyInput, ...KeyInput[]];
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    chooseFiles: async (target, paths) => (await found(target)).uploadFile(...paths),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
