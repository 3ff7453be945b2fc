import { controls, kindsOf, stateOf } from '../../web/e2e/support/controls.ts';
import { likeAnother, listedPages, unlistedPages } from '../../web/e2e/support/page-list.ts';
import { startProxy } from '../../web/e2e/support/proxy.ts';
import { photoFiles } from '../../web/e2e/support/quote-form.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';
import { answers, choose, holdScripts, openHydrated } from './visitor.ts';

// pages/first-press.nightly.spec.ts does it in Chromium for every kind of control, each in a new profile.

const intervals = [50];
/** The control to press. */
const pressed = '[data-pressed]';

/**
 * Runs in the page: marks a control, describes it, and records a request to print. Scrolls to the control,
 * because a page loads a carousel by its position, and each browser scrolls to a focused field in its way.
 */
function mark(selector: string, index: number): [tag: string, type: string, options: string[]] {
  Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
  const element = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)[index];
  if (!element) throw new Error('The control is not on the page.');
  element.dataset['pressed'] = '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const options = 'options' in element ? [...element.options].map(({ value }) => value) : [];
  return [element.localName, element.type, options];
}

/** Whether hydration adds these controls: the buttons of a presentation, which work by scripts only. */
const isAdded = (path: string, kind: string) =>
  path.startsWith('/portfolio/present') && kind.startsWith('["button"');

/** Uses a control as a visitor does. */
async function use(tab: Tab, index: number): Promise<void> {
  const [tag, type, options] = await tab.run(mark, controls, index);
  if (tag === 'select') return choose(tab, pressed, options[1] ?? '');
  if (type === 'date') return choose(tab, pressed, '2030-01-02');
  if (type === 'file') return tab.chooseFiles(pressed, photoFiles(1));
  if (tag === 'button' || tag === 'summary' || type === 'checkbox') return tab.tap(pressed);
  await tab.focus(pressed);
  if (tag === 'a') return tab.press('Enter');
  if (type === 'range') return tab.press('ArrowLeft');
  return tab.type('12');
}

/** Returns the index of the first control of each kind. Fields of a type are one kind, plain links none. */
async function kindsOn(tab: Tab): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  for (const [index, kind] of (await tab.run(kindsOf, controls)).entries()) {
    if (kind === null) continue;
    const [tag, style, type, name, role, scripted, ...rest] = JSON.parse(kind) as (string | null)[];
    if (tag === 'a' && scripted === null) continue;
    const isField = tag === 'input' || tag === 'textarea' || tag === 'select';
    const key = JSON.stringify(isField ? [tag, type] : [tag, style, type, name, role, scripted, ...rest]);
    if (!kinds.has(key)) kinds.set(key, index);
  }
  return kinds;
}

const pages = [...listedPages, ...unlistedPages].filter((path) => !likeAnother.has(path));
const isOfPortfolio = (path: string) => path.startsWith('/portfolio');

for (const [title, paths, least] of [
  ['the portfolio', pages.filter(isOfPortfolio), 6],
  ['the other pages', pages.filter((path) => !isOfPortfolio(path)), 16],
] as const)
  test(`a press of each kind of control of ${title} before hydration has the effect that it has after it`, async ({
    app,
    engine,
    line,
    openTab,
    tab: early,
  }) => {
    const used = await openTab();
    for (const tab of [used, early]) await tab.resize(390, 844);
    // The other test has the kinds of the home page.
    if (title === 'the portfolio') await used.open(`${line.url}/`);
    const tested = new Set((await kindsOn(used)).keys());
    const others = tested.size;
    for (const path of paths) {
      await used.open(line.url + path);
      for (const kind of (await kindsOn(used)).keys()) {
        if (tested.has(kind) || isAdded(path, kind)) continue;
        tested.add(kind);
        await test.step(`${path} ${kind}`, async () => {
          // Another origin has no scripts in the cache of the browser, and no draft.
          const cold = await startProxy(app.url, ['/offline-manifest.json']);
          await openHydrated(used, cold.url + path);
          const read = (tab: Tab) => tab.run(stateOf, path).catch(String);
          const unused = await read(used);
          await use(used, (await kindsOn(used)).get(kind) ?? -1);
          const release = holdScripts(engine, cold);
          await early.begin(cold.url + path);
          await answers(
            early,
            true,
            () => document.querySelector('script[type="application/json"]') !== null,
          );
          await use(early, (await kindsOn(early)).get(kind) ?? -1);
          release();
          await expect.poll(() => read(used), { intervals }).not.toEqual(unused);
          await expect(async () => expect(await read(early)).toEqual(await read(used))).toPass({ intervals });
          await cold.close();
        });
      }
    }
    expect(tested.size - others).toBeGreaterThanOrEqual(least);
  });
