import type { Locator } from '@playwright/test';
import { expectSound, hold, mark, openAdmin, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import {
  at,
  give,
  photo,
  row,
  rows,
  selection,
  textOf,
  tile,
  upload,
  withArticle,
} from '../support/media-page.ts';

/** Returns whether two parts of the page have a common height. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return !a || !b || (a.y < b.y + b.height && b.y < a.y + a.height);
}

for (const size of at) {
  test(`files dropped and pasted anywhere have their progress, texts and failures at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media#sort=OLDEST');
    await expect(page.getByRole('button', { name: 'Upload pictures' })).toBeVisible();
    const kitchen = await photo(`kitchen-${own}-3.jpg`);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await give(page, 'drop', [
      kitchen,
      notes,
      broken,
      { ...kitchen, name: 'again.jpg' },
      await photo('IMG_2041.jpg'),
    ]);
    await expect(page.getByText('3 of 5 uploaded, 2 failed')).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await expect(row(page, 'IMG_2041.jpg')).toContainText('Uploaded');
    await expect(rows(page).first()).toContainText('notes.txt');
    await expect(row(page, 'notes.txt').getByRole('alert')).toContainText('This is not a picture.');
    await expect(row(page, 'broken.jpg').getByRole('alert')).toContainText('ensure they are images');
    await expect(row(page, 'again.jpg')).toContainText('Already in the library');
    await expect(textOf(page, kitchen.name)).toHaveValue(`Kitchen ${own}, photo 3`);
    await expect(textOf(page, 'IMG_2041.jpg')).toHaveValue('');
    // A repetition cannot help these.
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(rows(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
    await expectSound(page);
    await row(page, 'notes.txt').getByRole('button', { name: 'Dismiss' }).click();
    await expect(rows(page)).toHaveCount(4);

    // The filters stay.
    await expect(page.getByLabel('Sort')).toHaveValue('OLDEST');
    await give(page, 'paste', [await photo(`pasted-${own}.jpg`)]);
    await expect(page.getByText('4 of 5 uploaded, 1 failed')).toBeVisible();

    await textOf(page, 'IMG_2041.jpg').fill(`A hall ${own}`);
    await expect(row(page, 'IMG_2041.jpg').getByText('Saved')).toBeVisible();
    await page.reload();
    const search = page.getByLabel('Search texts, files and uses');
    await search.fill(kitchen.name);
    await expect(tile(page, `Kitchen ${own}, photo 3`)).toBeVisible();
    await search.fill(own);
    const kitchenTile = tile(page, `Kitchen ${own}, photo 3`);
    await expect(kitchenTile).toContainText(/Unused\. Will be deleted on \w+ \d+\./);
    // A picture with a text of hers stays.
    await expect(tile(page, `A hall ${own}`)).toContainText(/Unused$/);
    await kitchenTile.click();
    const alt = page.getByLabel('Alternative text');
    const place = () => alt.evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await expect(page.getByText(kitchen.name, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Will be deleted')).toHaveCount(0);
    expect(await place()).toBe(before);
    await page.reload();
    await expect(alt).toBeVisible();
    await expect(page.getByText('Will be deleted')).toHaveCount(0);
  });

  test(`an upload whose connection breaks is tried again, and the others arrive at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    await expect(page.getByRole('button', { name: 'Upload pictures' })).toBeVisible();
    let isBroken = true;
    await page.route('**/graphql', (route) => {
      const isUpload = route.request().headers()['content-type']?.includes('multipart');
      if (!isUpload || !isBroken) return route.continue();
      isBroken = false;
      return route.abort();
    });
    await give(page, 'drop', [await photo('first.jpg'), await photo('second.jpg')]);
    await expect(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
    await row(page, 'first.jpg').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('2 pictures stored')).toBeVisible();
  });

  test(`a picture opens at its own address, with its uses, text, focal point and crops at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await withArticle(page, app, `Oak stairs ${own}`, `Stairs ${own}`);
    await upload(page, `Second ${own}`);
    await page.getByLabel('Search texts, files and uses').fill(own);
    await expect(tile(page, `Second ${own}`)).toBeVisible();
    await expect(tile(page, `Oak stairs ${own}`)).toContainText(`Used in Stairs ${own}`);
    await tile(page, `Second ${own}`).click();
    await expect(page).toHaveURL(/\/admin\/media\/[0-9a-f]{32}#search=/);
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const alt = page.getByLabel('Alternative text');
    await expect(alt).toHaveValue(`Oak stairs ${own}`);
    await expectSound(page);

    await alt.fill(`Walnut stairs ${own}`);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const point = page.getByRole('button', { name: /^Focal point/ });
    await point.press('ArrowRight');
    await point.press('ArrowUp');
    await expect(point).toHaveAccessibleName(/60 percent from the left, 40 percent from the top/);
    const canvas = page.getByTitle('Click the part that must stay visible');
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await canvas.click({ position: { x: box.width * 0.8, y: box.height * 0.3 } });
    const crops = page.getByRole('region', { name: 'Crops' }).locator('picture img');
    await expect(crops.first()).toHaveCSS('object-position', '80% 30%');
    await expect(page.getByText('Saving the focal point…')).toHaveCount(0);

    await page.reload();
    await expect(alt).toHaveValue(`Walnut stairs ${own}`);
    await expect(crops.first()).toHaveCSS('object-position', '80% 30%');
    await page.goBack();
    await expect(page.getByLabel('Search texts, files and uses')).toHaveValue(own);
    await tile(page, `Walnut stairs ${own}`).click();
    await page.getByRole('link', { name: `Stairs ${own}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Blog' })).toBeVisible();
    await page.goto('/blog');
    const card = page.getByAltText(`Walnut stairs ${own}`).first();
    await expect(card).toHaveCSS('object-position', '80% 30%');
  });

  test(`a picture is replaced everywhere, and what will change is said before at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await withArticle(page, app, `Oak stairs ${own}`, `Replaced ${own}`);
    await tile(page, `Oak stairs ${own}`).click();
    await expect(page.getByText('It can’t be deleted: 1 place uses it.')).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
    await expect(dialog).toContainText('This changes 1 place.');
    await expect(dialog.getByRole('listitem')).toHaveText(`Replaced ${own}`);
    const button = dialog.getByRole('button', { name: 'Replace in 1 place' });
    await expect(button).toBeDisabled();
    await dialog.getByLabel('File').setInputFiles(await photo('new.jpg', 480));
    await expect(button).toBeEnabled();
    // The browser's text beside the button, "No file chosen".
    await expect(dialog.getByLabel('File')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expectSound(page);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Replaced.' })).toBeVisible();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByText('480 × 200 pixels')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue(`Oak stairs ${own}`);
    await expect(page.getByRole('button', { name: 'It’s right' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Replaced ${own}`, exact: true })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('link', { name: `An earlier version: Replaced ${own}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replace everywhere' })).toHaveCount(0);
  });

  test(`texts that nobody checked and unused pictures are offered at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    const filter = page.getByLabel('Show', { exact: true });
    await expect(page.getByRole('main').getByRole('link').nth(2)).toBeVisible();
    const place = await filter.boundingBox();
    await page.getByLabel('Files', { exact: true }).setInputFiles(await photo(`hall-${own}.jpg`));
    const hall = tile(page, `Hall ${own}`);
    await expect(hall).toContainText('Text to check');
    await expect(page.getByText('1 picture stored')).toBeVisible();
    expect(await filter.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'Hide the uploads' }).click();
    await page.getByRole('checkbox', { name: `Select Hall ${own}` }).check();
    await selection(page).getByRole('button', { name: 'Download' }).click({ trial: true });
    await selection(page).getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Dismiss the uploads' }).click();
    await page.getByRole('button', { name: /^Check \d+ texts?$/ }).click();
    await expect(filter).toHaveValue('unchecked');
    await expect(hall).toBeVisible();
    await expectSound(page);
    await hall.click();
    await page.getByRole('button', { name: 'It’s right' }).click();
    await expect(page.getByText('Only a suggestion')).toHaveCount(0);
    await expectSound(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
    await expect(hall).toHaveCount(0);

    const held = await hold(page, (request) => Boolean(request.postData()?.includes('MediaDuties')));
    await page.goto('/admin/media');
    await page.reload();
    await expect(filter).toBeVisible();
    const before = await filter.boundingBox();
    held();
    const unused = page.getByRole('button', { name: /^Show \d+ unused pictures?$/ });
    await expect(unused).toBeVisible();
    expect(await filter.boundingBox()).toEqual(before);
    await unused.click();
    await expect(filter).toHaveValue('unused');
    await expect(page.getByText('is deleted after a week')).toBeVisible();
    await page.getByLabel('Search texts, files and uses').fill(own);
    // Also pressed before the search has its result: what is not shown then is not selected.
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('checkbox', { name: `Select Hall ${own}` }).check();
    await expect(selection(page)).toContainText('1 picture selected');
    await selection(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 picture deleted.')).toBeVisible();
  });

  test(`unused pictures are deleted and restored, one and several, and used ones stay at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await withArticle(page, app, `Used ${own}`, `Uses ${own}`);
    await upload(page, `First ${own}`, `Second ${own}`, `Third ${own}`);
    const search = page.getByLabel('Search texts, files and uses');
    await search.fill(own);
    await expect(tile(page, own)).toHaveCount(4);
    await tile(page, `First ${own}`).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Picture deleted.')).toBeVisible();
    // The message covers nothing at the top of the page.
    const undo = page.getByRole('button', { name: 'Undo' });
    for (const free of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByRole('link').first(),
    ])
      expect(await overlap(free, undo)).toBe(false);
    await undo.click();
    await expect(page.getByText('Restored.')).toBeVisible();
    await page.getByRole('link', { name: 'Media library' }).last().click();
    await expect(tile(page, own)).toHaveCount(4);

    await page.getByLabel(`Select First ${own}`).check();
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await expect(selection(page)).toContainText('4 pictures selected');
    await expectSound(page);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await selection(page).getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => downloads.length).toBe(4);
    expect(downloads).toContain(`first-${own}.jpg`);
    await selection(page).getByRole('button', { name: 'Delete 3 unused' }).click();
    await expect(page.getByRole('dialog')).toContainText('The used one stays.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tile(page, own)).toHaveCount(1);
    await expect(tile(page, `Used ${own}`)).toBeVisible();

    await page.getByLabel('Show').selectOption('deleted');
    await expect(tile(page, own)).toHaveCount(3);
    await tile(page, `Second ${own}`).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await page.goBack();
    await expect(tile(page, own)).toHaveCount(2);
  });
}
