import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  card,
  control,
  dialog,
  dropFiles,
  expectSound,
  hold,
  laptop,
  mark,
  openAdmin,
  openNewProject,
  phone,
  picture,
  press,
  preview,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('a picture that is loading is not said to be missing', async ({ app, page }) => {
  const release = await hold(page, (request) => Boolean(request.postData()?.includes('"PicturesAt"')));
  await openAdmin(page, app, '/admin/portfolio');
  const projects = page.getByRole('region', { name: 'Residential Projects' });
  await expect(projects.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(page.getByText('No picture yet')).toHaveCount(0);
  release();
  await expect(projects.getByRole('img')).not.toHaveCount(0);
});

test('the card of a draft has its picture', async ({ app, page }) => {
  const title = `A draft ${mark()}`;
  await openNewProject(page, app, title);
  await control(page, 'picture').setInputFiles(await picture('olive'));
  await expect(control(page, 'picture.alt')).not.toHaveValue('');
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await press(page, 'Close');
  await expect(card(page, title).getByRole('img')).toBeVisible();
});

test('several pictures and a pair are dropped at once, and each has a place @full', async ({ app, page }) => {
  await openNewProject(page, app, `Five rooms ${mark()}`);
  const colours = ['red', 'green', 'blue', 'navy'];
  const files = await Promise.all(colours.map(picture));
  await dialog(page).getByRole('button', { name: 'Add to More pictures' }).click();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await dropFiles(control(page, 'pictures.files'), [...files.slice(0, 2), text, ...files.slice(2)]);
  const list = (name: string) => dialog(page).getByRole('group', { name, exact: true });
  const pictures = list('More pictures').locator('ol > li img');
  await expect(pictures).toHaveCount(4);
  await expect(control(page, 'pictures.files')).toHaveAccessibleDescription(/notes\.txt: /);
  await control(page, 'pairs.files').setInputFiles(files.slice(0, 2));
  await expect(list('Before and after').locator('li img')).toHaveCount(2);
  await expect(list('Before and after').locator('ol > li')).toHaveCount(1);

  const second = (await pictures.nth(1).getAttribute('src')) ?? '';
  await dialog(page).getByRole('button', { name: 'Move up More pictures 2' }).click();
  await expect(pictures.first()).toHaveAttribute('src', second);
  await expectSound(page);
});

for (const size of [phone, laptop])
  test(`several pictures of the library are chosen at once, in their order, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewProject(page, app, `Several ${mark()}`);
    const library = page.getByRole('dialog', { name: 'Media library' });
    const offered = library.getByRole('button', { name: /^Choose / });
    for (const name of ['Choose from the media library', 'Choose from the media library for More pictures']) {
      await dialog(page).getByRole('button', { name, exact: true }).first().click();
      await expect(offered).toHaveCount(24);
      for (const tile of (await offered.all()).slice(0, 6))
        await expect(tile.locator('picture img')).toBeInViewport({ ratio: 0.9 });
      if (!name.endsWith('pictures')) await library.getByRole('button', { name: 'Cancel' }).click();
    }
    const use = library.getByRole('button', { name: /^Use/ });
    await expect(use).toBeDisabled();
    const place = await use.boundingBox();
    for (const at of [2, 4, 0, 3, 4]) await offered.nth(at).click();
    await expect(offered.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(offered.nth(4)).toHaveAttribute('aria-pressed', 'false');
    expect((await use.boundingBox())?.y).toBe(place?.y);
    await expectSound(page);
    const sources = await Promise.all(
      [2, 0, 3].map((at) => offered.nth(at).locator('picture img').getAttribute('src')),
    );
    await library.getByRole('button', { name: 'Use 3 pictures' }).click();
    const pictures = dialog(page)
      .getByRole('group', { name: 'More pictures', exact: true })
      .locator('ol > li img');
    await expect(pictures).toHaveCount(3);
    for (const [at, src] of sources.entries())
      await expect(pictures.nth(at)).toHaveAttribute('src', src ?? '');
  });

/** Returns where an element is in the window. */
const placeOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test('ten pictures of a project are seen at once, and each has its text and its place @full', async ({
  app,
  page,
}) => {
  await page.setViewportSize(laptop);
  await openNewProject(page, app, `Ten rooms ${mark()}`);
  await control(page, 'picture').setInputFiles(await picture('olive'));
  await expect(control(page, 'picture.alt')).not.toHaveValue('');
  const colours = ['red', 'green', 'blue', 'navy', 'gold', 'pink', 'teal', 'gray', 'lime', 'plum'];
  const files = await Promise.all(colours.map(picture));
  const list = dialog(page).getByRole('group', { name: 'More pictures', exact: true });
  const tiles = list.locator('ol > li');
  await control(page, 'pictures.files').setInputFiles(files.slice(0, 3));
  await expect(tiles.locator('img')).toHaveCount(3);
  // Few pictures have room for their texts.
  expect((await control(page, 'pictures[0].picture.alt').boundingBox())?.width).toBeGreaterThan(155);
  await control(page, 'pictures.files').setInputFiles(files.slice(3));
  await expect(tiles.locator('img')).toHaveCount(10);
  await control(page, 'pictures[0].picture.alt').fill('A red wall');
  await tiles.first().evaluate((tile) => tile.scrollIntoView());
  const [first, last] = [await placeOf(tiles.first()), await placeOf(tiles.last())];
  expect(last.bottom - first.top).toBeLessThan(400);
  expect(last.right).toBeGreaterThan(first.right);
  await expectSound(page);

  await tiles.first().locator('img').dragTo(tiles.nth(2));
  await expect(control(page, 'pictures[2].picture.alt')).toHaveValue('A red wall');
  await expect(tiles).toHaveCount(10);
  const back = dialog(page).getByRole('button', { name: 'Move up More pictures 3' });
  await back.press('Enter');
  await expect(control(page, 'pictures[1].picture.alt')).toHaveValue('A red wall');
  await expect(dialog(page).getByRole('button', { name: 'Move up More pictures 2' })).toBeFocused();

  await control(page, 'pictures[1].picture.alt').fill('');
  await press(page, 'Publish');
  await expect(control(page, 'pictures[1].picture.alt')).toHaveAccessibleDescription(/is required/);
  await dialog(page)
    .getByRole('button', { name: /^Change Picture 3/ })
    .press('Enter');
  await page.getByRole('dialog', { name: 'Media library' }).getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize(phone);
  await expect(tiles.first()).toBeVisible();
  expect((await placeOf(tiles.nth(1))).top).toBe((await placeOf(tiles.first())).top);
  await expectSound(page);
});

for (const size of [phone, laptop])
  test(`five pictures dropped on a project are its picture and its list at ${size.width} pixels${when(size)} @full`, async ({
    app,
    page,
  }) => {
    const title = `Bronte condo ${mark()}`;
    await page.setViewportSize(size);
    await openNewProject(page, app, title);
    const names = ['kitchen', 'hall', 'IMG_2041', 'bedroom', 'bath'];
    const files = await Promise.all(
      names.map(async (name) => ({
        ...(await picture(`#${randomBytes(3).toString('hex')}`)),
        name: `${name}.jpg`,
      })),
    );
    await dropFiles(control(page, 'picture'), files);
    const list = dialog(page).getByRole('group', { name: 'More pictures', exact: true });
    await expect(list.locator('li img')).toHaveCount(4);
    await expect(control(page, 'picture.alt')).toHaveValue(`Kitchen, ${title}, photo 1`);
    await expect(control(page, 'pictures[1].picture.alt')).toHaveValue(`${title}, photo 3`);
    await expectSound(page);
    // The focus is still in the title, which is another step.
    await expect(control(page, 'title')).toBeFocused();
    await press(page, 'Undo');
    await expect(list.locator('li img')).toHaveCount(3);
    await expect(control(page, 'title')).toHaveValue(title);
    const last = files.slice(-1);
    if (size === phone) await press(page, 'Preview');
    await dropFiles(preview(page).locator('body'), last);
    if (size === phone) await press(page, 'Edit');
    await expect(list.locator('li img')).toHaveCount(4);
  });

for (const size of [phone, laptop])
  test(`three pairs of a project are seen at once, each in a row, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewProject(page, app, `Three pairs ${mark()}`);
    const colours = ['maroon', 'tan', 'coral', 'khaki', 'orchid', 'salmon'];
    await control(page, 'pairs.files').setInputFiles(await Promise.all(colours.map(picture)));
    const list = dialog(page).getByRole('group', { name: 'Before and after', exact: true });
    const pairs = list.locator('ol > li');
    await expect(pairs).toHaveCount(3);
    await expect(pairs.locator('img')).toHaveCount(6);
    await pairs.first().evaluate((pair) => pair.scrollIntoView());
    const [first, last] = [await placeOf(pairs.first()), await placeOf(pairs.last())];
    expect(last.bottom - first.top).toBeLessThan(size === phone ? 780 : 500);
    const [before, after] = [
      await placeOf(pairs.first().locator('img').first()),
      await placeOf(pairs.first().locator('img').last()),
    ];
    if (size === phone) expect(after.left).toBe(before.left);
    else expect(after.top).toBe(before.top);
    await control(page, 'pairs[0].after.alt').fill('A tan wall');
    await expectSound(page);
    await dialog(page).getByRole('button', { name: 'Move down Before and after 1' }).press('Enter');
    await expect(control(page, 'pairs[1].after.alt')).toHaveValue('A tan wall');
    await dialog(page).getByRole('button', { name: 'Add to Before and after' }).click();
    const file = { ...(await picture(`#${randomBytes(3).toString('hex')}`)), name: 'hall.jpg' };
    await control(page, 'pairs[3].before').setInputFiles(file);
    const text = control(page, 'pairs[3].before.alt');
    await expect(text).toHaveAccessibleDescription('Suggested text');
    await pairs.last().getByRole('button', { name: 'It’s right' }).click();
    await expect(text).not.toHaveAccessibleDescription('Suggested text');
    await expect(control(page, 'pairs[3].after')).toBeVisible();
    await expectSound(page);
  });

for (const size of [phone, laptop])
  test(`two pictures of a project become a pair by one press, and Undo parts them, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewProject(page, app, `A pair ${mark()}`);
    const files = await Promise.all(['sienna', 'linen', 'indigo', 'beige'].map(picture));
    await dropFiles(control(page, 'picture'), files);
    const list = dialog(page).getByRole('group', { name: 'More pictures', exact: true });
    const tiles = list.locator('ol > li img');
    await expect(tiles).toHaveCount(3);
    const makePair = (number: number) =>
      list.getByRole('button', {
        name: `Make a pair with the previous picture More pictures ${number}`,
        exact: true,
      });
    await makePair(3).click();
    await expect(tiles).toHaveCount(1);
    await expect(control(page, 'pairs[0].before.alt')).toHaveValue(/^Indigo/);
    await expect(control(page, 'pairs[0].after.alt')).toHaveValue(/^Beige/);
    const pair = dialog(page).getByRole('button', { name: 'Before and after 1', exact: true });
    await expect(pair).toBeFocused();
    await expect(pair).toBeInViewport();
    await makePair(1).click();
    await expect(control(page, 'before.alt')).toHaveValue(/^Sienna/);
    await expect(control(page, 'picture.alt')).toHaveValue(/^Linen/);
    await expect(tiles).toHaveCount(0);
    await expectSound(page);
    await press(page, 'Undo');
    await expect(control(page, 'picture.alt')).toHaveValue(/^Sienna/);
    await expect(control(page, 'before.alt')).toHaveCount(0);
    await press(page, 'Undo');
    await expect(tiles).toHaveCount(3);
    await expect(pair).toHaveCount(0);
  });
