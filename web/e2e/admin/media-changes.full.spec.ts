import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expectSound, hold, laptop, mark, openAdmin, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';
import { at, give, photo, selection, tile, upload } from '../support/media-page.ts';

const textOf = (page: Page) => page.getByLabel('Alternative text');
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const isOperation = (name: string) => (request: Request) => request.postData()?.includes(name) ?? false;

const film = new URL('../../../graphql-api/demo-media/global-tour.mp4', import.meta.url);

/** Returns the URL of a stored picture. */
async function firstPicture(app: Site, token: string): Promise<string> {
  const { media } = await app.graphql<{ media: { items: { url: string }[] } }>(
    '{ media { items { url } } }',
    {},
    token,
  );
  return media.items[0]?.url ?? '';
}

/** Opens the page of a new picture with this text. */
async function openPicture(page: Page, app: Site, alt: string): Promise<string> {
  const token = await openAdmin(page, app, '/admin/media');
  await upload(page, alt);
  await tile(page, alt).click();
  await expect(textOf(page)).toHaveValue(alt);
  return token;
}

for (const size of at) {
  test(`two admins change one picture, and the second one chooses at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    const token = await openPicture(page, app, `A hall ${own}`);
    const url = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
    const describe = (alt: string) =>
      app.graphql(
        'mutation ($url: String!, $alt: String) { describePicture(url: $url, alt: $alt) { version } }',
        { url, alt },
        token,
      );
    await describe(`Theirs ${own}`);
    await textOf(page).fill(`Mine ${own}`);
    await expect(page.getByRole('alert')).toContainText('changed this picture');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(textOf(page)).toHaveValue(`Mine ${own}`);

    await describe(`Theirs again ${own}`);
    await page.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
    await expect(page.getByRole('alert')).toContainText('changed this picture');
    await page.getByRole('button', { name: 'Show theirs' }).click();
    await expect(textOf(page)).toHaveValue(`Theirs again ${own}`);
    await expect(page.getByRole('button', { name: /^Focal point, 50 percent/ })).toBeVisible();
  });

  test(`the grid shows and focuses the picture that was open, where it was scrolled to, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media#sort=OLDEST');
    const tiles = page.locator('main li a[href*="/admin/media/"]');
    const opened = tiles.nth(14);
    await opened.scrollIntoViewIfNeeded();
    const href = (await opened.getAttribute('href')) ?? '';
    await opened.click();
    await expect(textOf(page)).toBeVisible();
    await page.goBack();
    const link = page.locator(`main a[href="${href}"]`);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await link.press('Enter');
    await expect(textOf(page)).toBeVisible();
    await page.getByRole('link', { name: 'Media library' }).last().press('Enter');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
}

test('the text and the focal point of one admin do not conflict, if both are on their way', async ({
  app,
  page,
}) => {
  const own = mark();
  await openPicture(page, app, `A hall ${own}`);
  const release = await hold(page, isOperation('DescribePicture'));
  const sent = page.waitForRequest(isOperation('DescribePicture'));
  await textOf(page).fill(`A long hall ${own}`);
  await sent;
  await page.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
  await expect(page.getByText('Saving the focal point…')).toBeVisible();
  release();
  await expect(page.getByText('Focal point saved.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(textOf(page)).toHaveValue(`A long hall ${own}`);
  await expect(page.getByRole('button', { name: /^Focal point, 60 percent/ })).toBeVisible();
});

test('a text that the server rejects shows why, is sent once, and a shorter one is saved', async ({
  app,
  page,
}) => {
  const own = mark();
  await page.clock.install();
  await openPicture(page, app, `A hall ${own}`);
  // As an older page with another limit.
  await textOf(page).evaluate((it) => it.removeAttribute('maxlength'));
  let count = 0;
  page.on('request', (request) => {
    if (isOperation('DescribePicture')(request)) count += 1;
  });
  await textOf(page).fill('A hall '.repeat(200));
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^Not saved yet\. .*characters/)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(count).toBe(1);
  await textOf(page).fill(`A short hall ${own}`);
  await page.clock.runFor(1_000);
  await expect(saved(page)).toBeVisible();
});

test('the library is sorted by size and by use, and an upload keeps search, filter and order', async ({
  app,
  page,
}) => {
  const own = mark();
  await page.setViewportSize(laptop);
  const token = await openAdmin(page, app, '/admin/media');
  await upload(page, `Used ${own}`);
  const src = await tile(page, `Used ${own}`).locator('picture img').getAttribute('src');
  const input = { title: own, slug_url: own, category: 2, blog_image: src, blogs_content: [] };
  await app.graphql(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input },
    token,
  );
  await give(page, 'drop', [await photo(`large-${own}.jpg`, 900), await photo(`small-${own}.jpg`, 90)]);
  await expect(page.getByText('2 pictures stored')).toBeVisible();
  await page.getByLabel('Search texts, files and uses').fill(own);
  // Without the links of the list of uploads.
  const tiles = tile(page, own).filter({ has: page.locator('picture') });
  const sort = page.getByLabel('Sort');
  await expect(tiles).toHaveCount(3);
  for (const [order, words] of [
    ['LARGEST', /^Large/],
    ['SMALLEST', /^Small/],
    ['MOST_USED', /^Used/],
  ] as const) {
    await sort.selectOption(order);
    await expect(tiles.first()).toHaveText(words);
  }
  await page.getByLabel('Show').selectOption('unused');
  await expect(tiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Dismiss the uploads' }).click();
  await give(page, 'paste', [await photo(`hall-${own}.jpg`)]);
  await expect(page.getByText('1 picture stored')).toBeVisible();
  await expect(tiles).toHaveCount(3);
  await expect(page.getByLabel('Search texts, files and uses')).toHaveValue(own);
  await expect(page.getByLabel('Show')).toHaveValue('unused');
  await expect(sort).toHaveValue('MOST_USED');
});

test('the neighbours of a found picture stay when its new text no longer matches the search', async ({
  app,
  page,
}) => {
  const own = mark();
  await openAdmin(page, app, '/admin/media');
  await upload(page, `First ${own}`, `Second ${own}`);
  await page.getByLabel('Search texts, files and uses').fill(own);
  await expect(tile(page, own)).toHaveCount(2);
  await tile(page, `Second ${own}`).click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  const [place, next] = await Promise.all([
    page.getByText('1 of 2').boundingBox(),
    page.getByRole('link', { name: 'Next picture' }).boundingBox(),
  ]);
  const gap = (next?.x ?? 0) - (place?.x ?? 0) - (place?.width ?? 0);
  expect(gap, 'the place is between the arrows').toBeLessThan(20);
  const read = page.waitForResponse((response) => isOperation('MediaItem')(response.request()));
  await textOf(page).fill('A hall');
  await expect(saved(page)).toBeVisible();
  await read;
  await page.getByRole('link', { name: 'Next picture' }).click();
  await expect(textOf(page)).toHaveValue(`First ${own}`);
});

for (const size of at)
  test(`the first selected picture moves none at ${size.width} px${when(size)}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    const box = page.getByRole('checkbox').first();
    const before = await box.boundingBox();
    const framed = page.locator('main li a > span').first();
    await expect(framed).toHaveCSS('outline-style', 'none');
    await box.check();
    await expect(page.getByText('1 picture selected')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(framed).toHaveCSS('outline-style', 'solid');
    expect((await box.boundingBox())?.y).toBe(before?.y);
    // The bar keeps its place, and has no button that could delete nothing.
    const [bar, count] = await Promise.all(
      [selection(page), page.getByText('1 picture selected')].map((part) => part.boundingBox()),
    );
    expect(bar?.height).toBeLessThan(70);
    expect(count?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
    expect(count?.y).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.getByRole('button', { name: 'Delete 0 unused' })).toHaveCount(0);
    await expectSound(page);
    // Without a selection it scrolls away: it would cover checkboxes by half.
    const last = page.getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    await expect(selection(page)).toBeInViewport();
    await selection(page).getByRole('button', { name: 'Clear' }).click();
    await expect(selection(page)).not.toBeInViewport();
    await last.check();
    await expect(selection(page)).toBeInViewport();
  });

for (const size of at)
  test(`a video that nothing uses is deleted and restored in the library at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const token = await openAdmin(page, app, '/admin/media');
    const mp4 = await readFile(film);
    const operations = {
      query: 'mutation ($file: Upload!, $poster: String!) { uploadVideo(file: $file, poster: $poster) }',
      variables: { file: null, poster: await firstPicture(app, token) },
    };
    const body = new FormData();
    body.set('operations', JSON.stringify(operations));
    body.set('map', '{ "0": ["variables.file"] }');
    body.set('0', new Blob([mp4, randomBytes(8)], { type: 'video/mp4' }), 'tour.mp4');
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    expect((await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })).ok).toBe(true);
    await page.reload();
    const videos = page.getByRole('region', { name: 'Videos' });
    const stored = videos.getByRole('listitem').first();
    await expect(stored).toContainText('Nothing uses it.');
    await expect(videos.getByRole('link', { name: 'Staging tour' })).toBeVisible();
    await stored.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(stored).toContainText('Gone for good on');
    await expectSound(page);
    await stored.getByRole('button', { name: /^Restore/ }).click();
    await expect(stored).toContainText('Nothing uses it.');
    await page.getByLabel('Search texts, files and uses').fill('no such picture');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await expect(videos).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(videos).toBeVisible();
  });

for (const size of at)
  test(`all pictures that a filter finds are selected and deleted with one question at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    await expect(page.getByRole('button', { name: 'Upload pictures' })).toBeVisible();
    const names = Array.from({ length: 26 }, (_, index) => `room-${own}-${index}.jpg`);
    await give(page, 'drop', await Promise.all(names.map((name) => photo(name))));
    await expect(page.getByText('26 pictures stored')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss the uploads' }).click();
    await page.getByLabel('Search texts, files and uses').fill(own);
    await expect(tile(page, own)).toHaveCount(24);
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await expect(selection(page)).toContainText('24 pictures selected');
    await page.getByRole('button', { name: 'Select all 26' }).click();
    await expect(selection(page)).toContainText('26 pictures selected');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expectSound(page);
    await selection(page).getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete 26 unused pictures?' });
    await expect(question.getByRole('button')).toHaveText(['Keep them', 'Delete']);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('26 pictures deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, own).first()).toBeVisible();
  });
