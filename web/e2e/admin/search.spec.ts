import type { Page } from '@playwright/test';
import { control, expectSound, hold, laptop, mark, openAdmin, phone, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { sendMessage } from '../support/inbox-page.ts';

const SAVE = `mutation ($fields: JSONObject!) {
  saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number }
}`;

/** Opens the search and types into it. Returns the results. */
async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(words);
  return dialog.getByRole('list', { name: 'Results' });
}

test('the search finds a page by its words and shows where, and opens the editor of a new article', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const results = await search(page, 'empty houses');
  const home = results.getByRole('link', { name: /^Home.?Page.?We furnish empty houses for sale/ });
  await expect(home.locator('mark')).toHaveText(['empty', 'houses']);
  await expectSound(page);
  await home.click();
  await expect(page.getByRole('dialog', { name: 'Edit Home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await search(page, 'new art')).getByRole('link', { name: 'New article' }).click();
  await expect(control(page, 'title')).toBeVisible();
  await page.keyboard.press('Escape');
  await (await search(page, 'go to settings')).getByRole('link', { name: 'Data requests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data requests' })).toBeVisible();
});

for (const size of [phone, laptop])
  test(`the open search begins with the entries edited lately, then actions and pages, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const title = `Edited ${mark()}`;
    const token = await openAdmin(page, app, '/admin');
    await app.graphql(SAVE, { fields: { title } }, token);
    const lines = (await search(page, '')).getByRole('listitem');
    await expect(lines.filter({ hasText: /^(Edited lately|Actions|Go to)$/ })).toHaveText([
      'Edited lately',
      'Actions',
      'Go to',
    ]);
    await expect(lines.nth(1)).toHaveText(`${title}Article`);
    await expect(lines.filter({ hasText: /^New / })).toHaveText([
      'New page',
      'New article',
      'New category',
      'New project',
      'New location page',
      'New reply template',
      'New newsletter',
    ]);
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(control(page, 'title')).toHaveValue(title);
  });

for (const size of [phone, laptop])
  test(`the search keeps its size while someone types, and finds pages and actions despite a wrong letter, at ${size.width} px @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin');
    const box = () => page.getByRole('dialog', { name: 'Search' }).boundingBox();
    const results = await search(page, '');
    await expect(results.getByText('Go to')).toBeVisible();
    const opened = await box();
    const field = page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' });
    for (const [words, name] of [
      ['setings', 'Import'],
      ['acount', 'Signed-in devices'],
      ['new artcle', 'New article'],
      ['shared txets', 'Shared texts'],
    ] as const) {
      await field.fill(words);
      await expect(results.getByRole('link', { name }).first()).toBeVisible();
      expect(await box()).toEqual(opened);
    }
    await field.fill('no such words anywhere');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    expect(await box()).toEqual(opened);
    await expectSound(page);
  });

test('an entry with the words in its title precedes a lead with them in its message', async ({
  app,
  page,
}) => {
  const words = mark();
  await sendMessage(app, 'Ada', { email: `${mark()}@example.com`, message: `Is ${words} far?` });
  const token = await openAdmin(page, app, '/admin');
  await app.graphql(SAVE, { fields: { title: `Homes of ${words}` } }, token);
  await expect((await search(page, words)).getByRole('link')).toHaveText([/^Homes of/, /^Ada/]);
});

test('Enter waits for the results of what is typed, and opens none of an earlier text', async ({
  app,
  page,
}) => {
  const titles = [mark(), mark()] as const;
  const token = await openAdmin(page, app, '/admin');
  for (const title of titles) await app.graphql(SAVE, { fields: { title } }, token);
  await expect((await search(page, titles[0])).getByRole('link')).toHaveText([new RegExp(titles[0])]);
  const release = await hold(page, (request) => request.postData()?.includes(titles[1]) ?? false);
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
  await field.fill(titles[1]);
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  release();
  await expect(control(page, 'title')).toHaveValue(titles[1]);
});

test('the arrows go from result to result, and letters go on in the field', async ({ app, page }) => {
  await openAdmin(page, app, '/admin');
  const results = (await search(page, 'go to ')).getByRole('link');
  const field = page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' });
  await expect(results.nth(2)).toBeVisible();
  // The first one is highlighted, and Enter opens it.
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('set');
  await expect(field).toHaveValue('go to set');
});

test('on a phone a lead that the search finds has its whole name @nightly', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const name = `Seo ${mark()}`;
  await sendMessage(app, name, { email: `${mark()}@example.com` });
  await openAdmin(page, app, '/admin');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(name);
  const shown = dialog.getByRole('link', { name }).getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const spam = dialog.getByRole('button', { name: `Mark as spam ${name}` });
  await expect(spam).toBeInViewport({ ratio: 1 });
  const [line, button] = await Promise.all([shown.boundingBox(), spam.boundingBox()]);
  expect(button?.y, 'it is beside the name').toBeLessThan((line?.y ?? 0) + (line?.height ?? 0));
  await expectSound(page);
  await dialog.getByRole('button', { name: `Mark as done ${name}` }).click();
  await expect(page.getByText(`Moved ${name} to Done.`)).toBeVisible();
});

test('a lead that the search finds is marked as spam', async ({ app, page }) => {
  const name = `Seo ${mark()}`;
  await sendMessage(app, name, { email: `${mark()}@example.com`, message: `Buy ${name} now` });
  await openAdmin(page, app, '/admin');
  const found = (await search(page, name)).getByRole('link', { name });
  await expect(found.locator('mark')).toHaveText(name.split(' '));
  await page.keyboard.press('Escape');
  await (await search(page, name)).getByRole('button', { name: `Mark as spam ${name}` }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`Moved ${name} to Spam.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();

  // Also the one on the page.
  await (await search(page, name)).getByRole('link', { name }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect((await search(page, 'spam')).getByRole('button').first()).toHaveText(
    `Mark ${name} as spamAction`,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Moved ${name} to Spam.`)).toBeVisible();
});

test('the search ends the session, found by the start of its words before words within others', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const results = await search(page, 'sign');
  await expect(results.getByRole('link', { name: /^Interior design/ })).toBeVisible();
  const names = (await results.locator('[data-result] > :first-child').allTextContents()).map((name) =>
    name.toLowerCase(),
  );
  expect(names.findIndex((name) => name.includes('design'))).toBeGreaterThan(names.indexOf('logout'));
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('sign out');
  await expect(results.locator('[data-result]').first()).toHaveText('LogoutAction');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
