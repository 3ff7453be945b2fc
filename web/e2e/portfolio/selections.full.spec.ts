import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility.ts';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Choose rooms to share' });
const barOf = (page: Page) => page.getByRole('region', { name: 'Choose rooms to share' });

/** Chooses two rooms of the portfolio. */
async function chooseRooms(page: Page): Promise<void> {
  await openHydrated(page, '/portfolio');
  await start(page).click();
  await page.getByLabel('Choose Kitchen with island').check();
  await page.getByLabel('Choose Open living and dining').check();
  await expect(barOf(page)).toContainText('2 rooms chosen');
}

/** Returns the numbers of lines that a number at the end of a text takes in columns of different widths. */
function linesOfNumber(element: HTMLElement, number: string): number[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { nodeValue: text } = texts.currentNode;
    if (!text?.endsWith(number)) continue;
    range.setStart(texts.currentNode, text.length - number.length);
    range.setEnd(texts.currentNode, text.length);
  }
  const counts = Array.from({ length: 20 }, (_, at) => {
    element.style.inlineSize = `${10 + at}em`;
    return range.getClientRects().length;
  });
  element.style.inlineSize = '';
  return [...new Set(counts)];
}

/** Prints without a dialog, and marks the document. */
async function markPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
}

test('a selection has the names of the client and of the realtor in its link, its PDF and its first page, also offline', async ({
  context,
  page,
}) => {
  await markPrints(page);
  await chooseRooms(page);
  const bar = barOf(page);
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bar).toContainText('Add a title.');
  await expect(bar.getByLabel('Title')).toBeFocused();
  await bar.getByLabel('Title').fill('For the Hendersons');

  const details = page.getByRole('dialog', { name: 'Your details' });
  await test.step('the first use asks for the realtor’s details', async () => {
    await context.setOffline(true);
    await bar.getByRole('button', { name: 'Save as PDF' }).click();
    await details.getByLabel('Your name').fill('Ann Lee');
    await details.getByLabel('Brokerage').fill('Lee Realty');
    await details.getByLabel('Phone number').fill('905-555-0100');
    expect(await violationsOn(page)).toEqual([]);
    await details.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('html[data-asked]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article').filter({ hasText: 'For the Hendersons' });
    await expect(sheet).toContainText('Prepared by Ann Lee, Lee Realty, 905-555-0100');
    await expect(sheet.getByRole('figure')).toContainText(['Kitchen with island', 'Open living and dining']);
    await expect(page.getByRole('contentinfo').first()).toBeHidden();
    await page.pdf({ format: 'Letter' });
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a saved selection keeps them', async () => {
    await bar.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(bar.getByRole('button', { name: 'Saved' })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await start(page).click();
    await bar.getByRole('button', { name: 'For the Hendersons (2)' }).click();
    await bar.getByRole('button', { name: 'Your details' }).click();
    await expect(details.getByLabel('Brokerage')).toHaveValue('Lee Realty');
    await details.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the link shows them on the first page, without asking again', async () => {
    await bar.getByRole('button', { name: 'Share' }).click();
    const panel = page.getByRole('dialog', { name: 'Share these rooms' });
    await expect(panel).toContainText('Prepared by Ann Lee, Lee Realty, 905-555-0100');
    const link = (await panel.getByRole('link').getAttribute('href')) ?? '';
    await openHydrated(page, link);
    await expect(page.getByText('For the Hendersons')).toBeVisible();
    const prepared = page.getByText('Prepared by Ann Lee, Lee Realty, 905-555-0100');
    await expect(prepared).toBeVisible();
    expect(await prepared.evaluate(linesOfNumber, '905-555-0100')).toEqual([1]);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 / 2')).toBeVisible();
    await expect(page.getByText(/Prepared by/)).toHaveCount(0);
  });

  await page.goto('/portfolio');
  await start(page).click();
  await bar.getByRole('button', { name: 'Delete the selection For the Hendersons' }).click();
  await expect(bar.getByRole('button', { name: /Hendersons/ })).toHaveCount(0);
});

test('a stored selection opens without a broken part, and a broken selection is left out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stored = [{ title: 'Rooms', rooms: [1, 2], realtor: { name: 'Ann Lee', phone: 3 } }, { title: 3 }];
    localStorage.setItem('selections', JSON.stringify(stored));
  });
  await openHydrated(page, '/portfolio');
  await start(page).click();
  await barOf(page).getByRole('button', { name: 'Rooms (2)' }).click();
  await barOf(page).getByRole('button', { name: 'Your details' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Lee');
});

test('details that are entered later belong to the saved selection, and the focus returns to Share', async ({
  page,
}) => {
  await chooseRooms(page);
  const bar = barOf(page);
  await bar.getByLabel('Title').fill('For the Hendersons');
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await bar.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Share these rooms' });
  const { y } = (await panel.getByRole('button', { name: 'Copy the link' }).boundingBox()) ?? { y: 0 };
  await panel.getByRole('button', { name: 'Copy the link' }).click();
  await expect(panel.getByRole('status')).toContainText('link');
  expect((await panel.getByRole('button', { name: 'Copy the link' }).boundingBox())?.y).toBe(y);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Share' })).toBeFocused();
  await expect(bar.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('a cancelled selection and a deleted one can be brought back', async ({ page }) => {
  await chooseRooms(page);
  const bar = barOf(page);
  const lost = page.getByText('2 rooms are no longer chosen.');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(start(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toContainText('2 rooms chosen');
  await expect(bar).toBeFocused();
  await expect(lost).toBeHidden();

  // The button that began the selection ends it, too; a new one replaces the one that was left.
  await start(page).click();
  await expect(lost).toBeVisible();
  await start(page).click();
  await expect(lost).toBeHidden();
  await page.getByLabel('Choose Kitchen with island').check();
  await bar.getByLabel('Title').fill('For the Hendersons');
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  await start(page).click();
  await bar.getByRole('button', { name: 'Delete the selection For the Hendersons' }).click();
  await expect(page.getByText('For the Hendersons deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bar.getByRole('button', { name: 'For the Hendersons (1)' }).click();
  await expect(bar).toContainText('1 room chosen');
  await expect(bar).toBeFocused();
});

const windows = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a phone in landscape': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  'a laptop': { viewport: { width: 1366, height: 650 } },
  'a desktop': { viewport: { width: 1440, height: 900 } },
};
for (const [name, device] of Object.entries(windows)) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test(`the title and the caption of a presented selection cover no pair${name === 'a phone' ? '' : ' @nightly'}`, async ({
      page,
    }) => {
      await openHydrated(
        page,
        '/portfolio/present#rooms=2&for=For+the+Hendersons&by=Dana+Whitfield&of=Lakeshore+Realty&tel=905-555-0199',
      );
      const captions = page.getByRole('button', { name: 'Captions' });
      const plain = await captions.evaluate((it) => getComputedStyle(it).color);
      const pair = page.getByRole('main').getByRole('img').first();
      const above = page.getByText('For the Hendersons').locator('..');
      await expect(pair).toBeVisible();
      expect(await overlapOf(pair, above)).toBe(0);
      await page.keyboard.press('c');
      const caption = page.getByRole('heading', { level: 1 }).locator('..');
      await expect(page.getByText('The same living room')).toBeAttached();
      expect(await overlapOf(pair, above)).toBe(0);
      expect(await overlapOf(pair, caption)).toBe(0);
      const bar = await captions.boundingBox();
      const picture = await pair.boundingBox();
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      if (!('hasTouch' in device)) return;
      await captions.tap();
      await expect(captions).toHaveAttribute('aria-pressed', 'false');
      await expect(captions).toHaveCSS('color', plain);
    });
  });
}

/** Returns the area that two elements have in common, in whole pixels. */
async function overlapOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, width) * Math.max(0, height));
}

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test(`the share bar covers at most 120 px, with targets of 44 px${width === 320 ? '' : ' @nightly'}`, async ({
      page,
    }) => {
      await chooseRooms(page);
      const bar = barOf(page);
      const titleWidth = async () => (await bar.getByLabel('Title').boundingBox())?.width ?? 0;
      const before = await titleWidth();
      await bar.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(bar).toContainText('Add a title.');
      expect(await titleWidth()).toBeGreaterThan(0.75 * before);
      await bar.getByLabel('Title').fill('For the Hendersons');
      const isLow = async () => ((await bar.boundingBox())?.height ?? Infinity) <= 120;
      expect(await isLow()).toBe(true);
      const controls = await bar.locator('button, a, input').all();
      const heights = await Promise.all(controls.map(async (it) => (await it.boundingBox())?.height ?? 0));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await bar.getByRole('button', { name: 'Save', exact: true }).click();
      await bar.getByRole('button', { name: 'Cancel' }).click();
      await start(page).click();
      await expect(bar.getByRole('button', { name: 'For the Hendersons (2)' })).toBeVisible();
      expect(await isLow()).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture is on the first screen of /portfolio, and the tools with the size of the offline copy are in sight', async ({
    page,
  }) => {
    await openHydrated(page, '/portfolio');
    const picture = page.getByRole('tabpanel').getByRole('figure').first();
    expect((await picture.boundingBox())?.y).toBeLessThan(620);
    const present = await page.getByRole('link', { name: 'Present full screen' }).boundingBox();
    const choose = await start(page).boundingBox();
    expect(choose?.y).toBe(present?.y);
    await expect(page.getByRole('button', { name: 'Save portfolio for offline' })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText(/^[\d.]+ MB$/)).toBeInViewport({ ratio: 1 });
  });
});
