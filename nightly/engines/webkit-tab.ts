import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Capabilities, error, Key, WebDriver, type WebElement } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { finder, waitFor } from './finder.ts';
import { locate, soughtFor, type Tab, type Target } from './tab.ts';
import { startWebKitDriver } from './webkit-driver.ts';

const view = fileURLToPath(new URL('webkit-view.py', import.meta.url));

/** Opens WebKitGTK with its profile in this folder. */
export async function openWebKitTab(profile: string, userAgent = ''): Promise<Tab> {
  const { url, output, stop } = await startWebKitDriver();
  const options = { binary: view, args: [profile, userAgent] };
  // `Builder` accepts only browsers that it has a class for.
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(url)),
    new Capabilities({ 'webkitgtk:browserOptions': options }),
  );

  const find = async (target: Target, forPointer: boolean) => {
    if (!(await driver.executeScript('return "TestingLibraryDom" in window')))
      await driver.executeScript(finder);
    return driver.executeScript<WebElement | null>(locate, soughtFor(target), forPointer);
  };
  const found = (target: Target) => waitFor(target, () => find(target, false));
  const foundForPointer = (target: Target) => waitFor(target, () => find(target, true));

  let takenCount = 0;
  return {
    open: (path) => driver.get(path),
    begin: (path) => driver.get(path),
    slowDown: async () => {},
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    run: (task, ...args) => driver.executeScript(task, ...args),
    click: (target) => onCurrent(async () => (await foundForPointer(target)).click()),
    hover: async (target) =>
      driver
        .actions()
        .move({ origin: await foundForPointer(target) })
        .perform(),
    focus: async (target) => driver.executeScript('arguments[0].focus()', await found(target)),
    async tap(target) {
      await driver.execute(
        new Command(Name.ACTIONS).setParameter('actions', [tapOn(await foundForPointer(target))]),
      );
    },
    waitFor: async (target) => void (await found(target)),
    async press(names) {
      const [key = '', ...held] = names
        .split('+')
        .toReversed()
        .map((name) => keys[name] ?? name);
      const actions = driver.actions();
      for (const modifier of held) actions.keyDown(modifier);
      actions.sendKeys(key);
      for (const modifier of held) actions.keyUp(modifier);
      await actions.perform();
    },
    // By `actions` each letter would take a tenth of a second.
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    chooseFiles: async (target, paths) => (await found(target)).sendKeys(paths.join('\n')),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    screenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    takeErrors() {
      const errors = output().filter(isError);
      const newErrors = errors.slice(takenCount);
      takenCount = errors.length;
      return newErrors;
    },
    async close() {
      // The driver reports a failure because the window closes first.
      await driver.quit().catch(() => {});
      await stop();
    },
  };
}

/** Repeats an action once if the page replaces its element between the search and the action. */
async function onCurrent(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (failure) {
    if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
    await act();
  }
}

/** Returns WebDriver's actions of a finger that taps; Selenium's `actions()` knows the mouse only. */
const tapOn = (origin: WebElement) => ({
  id: 'finger',
  type: 'pointer',
  parameters: { pointerType: 'touch' },
  actions: [
    { type: 'pointerMove', origin, x: 0, y: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** A thrown error begins with its place in the source. */
const isError = (line: string) =>
  /^(\S+:\d+:\d+: )?CONSOLE (\w+ )?ERROR /.test(line) && !isInterrupted.test(line);

/** WebKit's message about a request to the site that it cancelled because the page was left. */
const isInterrupted =
  /^(https?:\/\/[^/]+)\/\S+ CONSOLE JS ERROR Fetch API cannot load \1\/\S+ due to access control checks\.$/;

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Backspace: Key.BACK_SPACE,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};
