import type { Locator, Page } from '@playwright/test';
import { controls, kindsOf, stateOf } from '../support/controls.ts';
import { openHydrated } from '../support/hydration.ts';
import { listedPages, unlistedPages } from '../support/page-list.ts';
import { expect, test } from '../support/shared-site.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'room.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };

/** The first of the presentation's tools, which React shows after hydration because they need scripts. */
const shownByScripts = ['/portfolio/present: Captions'];

/** Uses a control as a visitor does. */
async function use(control: Locator): Promise<void> {
  const [tag, type] = await control.evaluate((it) => [it.localName, it.getAttribute('type')]);
  // By keyboard: another link may cover this one.
  if (tag === 'a') await control.press('Enter');
  else if (tag === 'select') await control.selectOption({ index: 1 });
  else if (type === 'range') await control.press('ArrowLeft');
  else if (type === 'checkbox') await control.check();
  else if (type === 'file') await control.setInputFiles(photo);
  else if (type === 'date') await control.fill('2030-01-02');
  else if (tag === 'input' || tag === 'textarea') await control.pressSequentially('12');
  else await control.click();
}

/** Returns the index of the first control of each kind. */
async function kindsOn(page: Page): Promise<Map<string, number>> {
  const kinds = await page.evaluate(kindsOf, controls);
  return new Map(kinds.flatMap((kind, index) => (kind ? [[kind, index] as const] : [])).toReversed());
}

/** Opens a page and holds its script files until the returned function is called. */
async function paint(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('script[type="application/json"]').first().waitFor({ state: 'attached' });
  return resolve;
}

test('a press of each control before hydration has the effect that it has after it', async ({
  browser,
  baseURL,
}) => {
  const open = async () => {
    const options = { serviceWorkers: 'block', viewport: { width: 390, height: 844 } } as const;
    const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
    await context.addInitScript(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    );
    return context.newPage();
  };
  const tested = new Set<string>();
  const late: string[] = [];
  for (const path of [...listedPages, ...unlistedPages]) {
    const [after, before] = [await open(), await open()];
    await openHydrated(after, path);
    await paint(before, path);
    const [hydrated, painted] = [await kindsOn(after), await kindsOn(before)];
    for (const [kind, index] of hydrated) {
      if (painted.has(kind) || tested.has(kind)) continue;
      tested.add(kind);
      late.push(`${path}: ${await after.locator(controls).nth(index).innerText()}`);
    }
    await after.context().close();
    await before.context().close();
    for (const [kind, index] of painted) {
      if (tested.has(kind)) continue;
      tested.add(kind);
      await test.step(`${path} ${kind}`, async () => {
        const [used, early] = [await open(), await open()];
        await openHydrated(used, path);
        const unused = await used.evaluate(stateOf, path);
        await use(used.locator(controls).nth(hydrated.get(kind) ?? -1));
        const release = await paint(early, path);
        await use(early.locator(controls).nth(index));
        release();
        // A page that is being left cannot be read.
        const read = (page: Page) => page.evaluate(stateOf, path).catch(() => undefined);
        await expect.poll(() => read(used)).not.toEqual(unused);
        await expect(async () => expect(await read(early)).toEqual(await read(used))).toPass({
          timeout: 60_000,
        });
        await used.context().close();
        await early.context().close();
      });
    }
  }
  expect(late).toEqual(shownByScripts);
  expect(tested.size).toBeGreaterThan(50);
});
