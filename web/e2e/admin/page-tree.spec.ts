import type { Locator, Page } from '@playwright/test';
import {
  card,
  control,
  dialog,
  expectSound,
  laptop,
  openAdmin,
  openEditor,
  openMenu,
  phone,
  press,
  publishMenu,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

/** The links of the header above the tree. */
const shownHeader = (page: Page) =>
  page.frameLocator('iframe').getByRole('navigation', { name: 'Main', includeHidden: true });

/** The part of the tree with this name. */
const branch = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const menuButton = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'More' });

async function moveTo(page: Page, name: string, place: string): Promise<void> {
  await openMenu(page, name);
  await card(page, name).getByLabel('Move to').selectOption(place);
}

for (const size of [phone, laptop])
  test(`at ${size.width} px an added page goes into the menu at the top, under its new address after a change, and out when it is offline${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const before = await htmlOf(`${app.url}/`);
    await openAdmin(page, app, '/admin/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    await control(page, 'label').fill('Fairs');
    await control(page, 'seo.description').fill('The fairs of the studio in Milton.');
    await control(page, 'hero.paragraph').fill('Come and see us.');
    await press(page, 'Publish');
    await expect(branch(page, 'Not in the menu').getByRole('article', { name: 'Fairs' })).toBeVisible();
    expect(await htmlOf(`${app.url}/`)).toBe(before);

    await moveTo(page, 'Fairs', 'Menu at the top');
    await expect(menuButton(page, 'Fairs')).toBeFocused();
    await expect(shownHeader(page).locator('a', { hasText: 'Fairs' })).toBeAttached();
    await page.keyboard.press('Enter');
    await card(page, 'Fairs').getByRole('button', { name: 'Move up' }).click();
    await expect(menuButton(page, 'Fairs')).toBeFocused();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await expectSound(page);
    expect(await htmlOf(`${app.url}/`)).toBe(before);
    const button = page.getByRole('button', { name: 'Publish menu' });
    await button.scrollIntoViewIfNeeded();
    const place = await button.boundingBox();
    await publishMenu(page);
    // The message does not move it.
    expect(await button.boundingBox()).toEqual(place);
    const html = await htmlOf(`${app.url}/`);
    expect(html.indexOf('href="/fairs"')).toBeLessThan(html.indexOf('href="/get-a-quote"'));

    // The menu of this version is open when the path changes.
    await page.reload();
    await card(page, 'Fairs').getByRole('button', { name: 'Edit' }).click();
    await control(page, 'path').fill('/markets');
    await press(page, 'Publish');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await htmlOf(`${app.url}/`)).toContain('href="/markets"');
    await expect(branch(page, 'Menu at the top').getByRole('article', { name: 'Fairs' })).toContainText(
      '/markets',
    );
    await expect(card(page, 'Fairs').getByRole('button', { name: 'Edit' })).toBeFocused();
    await card(page, 'Fairs').getByRole('button', { name: 'More' }).click();
    await card(page, 'Fairs').getByRole('button', { name: 'Move up' }).click();
    await publishMenu(page);
    expect(await htmlOf(`${app.url}/`)).toContain('href="/markets"');
    await card(page, 'Fairs').getByRole('button', { name: 'Edit' }).click();
    await control(page, 'publishing').selectOption({ label: 'Draft: only admins see it' });
    await press(page, 'Save draft');
    await expect(card(page, 'Fairs')).toContainText('Draft · Visitors do not see it');
    expect(await htmlOf(`${app.url}/`)).not.toContain('href="/markets"');
  });

test('on a phone a page is one low line, which opens its editor, beside its other tools @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/pages');
  const row = card(page, 'Interior design');
  for (const tool of [row.getByRole('link', { name: 'View' }), menuButton(page, 'Interior design')]) {
    await tool.click({ trial: true });
    const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80);
  await expectSound(page);
  await row.getByRole('heading').click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Edit Interior design' })).toBeVisible();
  await press(page, 'Close');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
});

for (const size of [phone, laptop])
  test(`at ${size.width} px the tree and the shared texts name the changes that visitors do not see yet${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [path, name] of [
      ['/admin/pages', 'About'],
      ['/admin/shared-texts', 'Testimonials'],
    ] as const) {
      await openAdmin(page, app, path);
      await openEditor(page, name);
      await dialog(page).getByRole('textbox').first().fill('Another heading');
      await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
      await press(page, 'Close');
      const state = card(page, name).getByText('Unpublished changes', { exact: true });
      await expect(state).toBeVisible();
      await expect(card(page, name)).not.toContainText('Not edited yet');
      const { x = 0, width = 0 } = (await state.boundingBox()) ?? {};
      const words = await state.locator('xpath=ancestor::p').boundingBox();
      expect(x + width).toBeLessThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
      // No separator begins a line.
      if (size === phone) expect(x).toBe(words?.x);
    }
    await expectSound(page);
  });

test('a page is dragged in the tree, a page without a link is named, and a search finds pages', async ({
  app,
  page,
}) => {
  // The whole tree: a window that scrolls would move the target.
  await page.setViewportSize({ ...laptop, height: 3_500 });
  await openAdmin(page, app, '/admin/pages');
  const names = branch(page, 'Menu at the top').getByRole('article');
  await expect(names.first()).toHaveAccessibleName('About');
  await card(page, 'Portfolio').dragTo(card(page, 'About'));
  await expect(names.first()).toHaveAccessibleName('Portfolio');
  await card(page, 'Portfolio').dragTo(card(page, 'About'));
  await expect(names.first()).toHaveAccessibleName('About');
  await card(page, 'Portfolio').dragTo(card(page, 'About'));
  await expect(names.first()).toHaveAccessibleName('Portfolio');
  await card(page, 'Credits').dragTo(branch(page, 'Not in the menu').getByRole('list'));
  await expect(page.getByText(/^No link leads to \/credits any more/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^No link leads to/)).toHaveCount(0);
  await moveTo(page, 'Privacy', 'Not in the menu');
  await expect(menuButton(page, 'Privacy')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(branch(page, 'Not in the menu').getByRole('article')).toHaveCount(1);
  await moveTo(page, 'Decorating', 'Below Portfolio');
  await expect(page.getByText(/^Moved, with the \d links that were below it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await moveTo(page, 'Decorating', 'Not in the menu');
  await expect(page.getByText(/^Taken out of the menu, with the \d links below it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSound(page);

  await page.setViewportSize(laptop);
  await page.getByLabel('Search pages').fill('real staging');
  // A page in a menu is shown below its entry.
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Staging for realtors');
  // The third link, in the footer, repeats the page.
  await expect(page.getByRole('region', { name: /^(Menu|Footer|Not in)/ })).toHaveCount(2);
  await page.getByLabel('Search pages').fill('no such page');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(names.first()).toHaveAccessibleName('About');
});

test('the header above the tree appears with its styles @nightly', async ({ app, page }) => {
  await page.setViewportSize(laptop);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    if (route.request().frame() !== page.mainFrame()) await released;
    // Without a cache the frame requests them, too.
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await openAdmin(page, app, '/admin/pages');
  const link = shownHeader(page).locator('a').first();
  await expect(link).toBeAttached();
  await expect(link).toBeHidden();
  release();
  await expect(link).toBeVisible();
});

test('a move that is taken back leaves no draft', async ({ app, page }) => {
  await page.setViewportSize(laptop);
  await openAdmin(page, app, '/admin/pages');
  await expect(card(page, 'Commercial design')).toBeInViewport({ ratio: 1 });
  await expect(card(page, 'Commercial design')).not.toContainText('Not edited yet');
  // Twice: the second draft follows a discarded one.
  for (let time = 1; time <= 2; time++) {
    await moveTo(page, 'Privacy', 'Not in the menu');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish menu' })).toBeDisabled();
    await expect(page.getByText(/^Draft saved/)).toBeHidden();
  }
  await page.goto('/admin/shared-texts');
  await expect(card(page, 'Navigation and footer')).toBeVisible();
  await expect(card(page, 'Navigation and footer')).not.toContainText('Draft');
});

test('the menu of a page that was never published has lines of one size, and no link @nightly', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await control(page, 'label').fill('Fairs');
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await press(page, 'Close');
  await openMenu(page, 'Fairs');
  const lines = card(page, 'Fairs').locator('[popover] > *');
  await expect(lines).toHaveText([/^Publish the page/, 'Delete']);
  for (const property of ['padding-left', 'font-size']) {
    const [note, ...others] = await lines.evaluateAll(
      (all, name) => all.map((line) => getComputedStyle(line).getPropertyValue(name)),
      property,
    );
    expect(others).toEqual([note]);
  }
});

for (const size of [phone, laptop])
  test(`the long name of a page leaves its row one line on a laptop, at ${size.width} px @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const name = `Fairs ${'and open houses in Milton '.repeat(6)}`.trim();
    const token = await openAdmin(page, app, '/admin/pages');
    await app.graphql(
      `mutation ($fields: JSONObject!) {
        saveEntryDraft(kind: "ownPage", fields: $fields, version: 0, revision: 0) { number }
      }`,
      { fields: { label: name } },
      token,
    );
    await page.reload();
    const heading = card(page, name).getByRole('heading', { name });
    await expect(heading).toHaveAttribute('title', name);
    const { height = 0 } = (await heading.boundingBox()) ?? {};
    if (size === laptop) expect(height).toBeLessThan(30);
    await expectSound(page);
  });

test('on a laptop the menu at the side shows each of its lines without scrolling @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize(laptop);
  await openAdmin(page, app, '/admin');
  for (const name of ['Today', 'Shared texts', 'Business details', 'Account', 'View the site'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
