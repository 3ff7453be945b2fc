import { randomBytes } from 'node:crypto';
import type { Request } from '@playwright/test';
import {
  control,
  dialog,
  dropFiles,
  expectSound,
  isUpload,
  mark,
  openAdmin,
  openNewArticle,
  picture,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { at, selection, tile, upload, withArticle } from '../support/media-page.ts';

for (const size of at) {
  test(`a picture of the library replaces another one everywhere at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await withArticle(page, app, `Pine stairs ${own}`, `Stairs ${own}`);
    await upload(page, `Brass lamp ${own}`);
    await tile(page, `Pine stairs ${own}`).click();
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    const replacement = page.getByRole('dialog', { name: 'Replace everywhere' });
    const button = replacement.getByRole('button', { name: 'Replace in 1 place' });
    const library = page.getByRole('dialog', { name: 'Media library' });
    const choose = async (alt: string) => {
      await replacement.getByRole('button', { name: 'Choose from the media library' }).click();
      await library.getByLabel('Search texts, files and uses').fill(own);
      await library.getByRole('button', { name: `Choose ${alt} ${own}` }).click();
    };
    await choose('Pine stairs');
    await expect(replacement.getByText('This is the same picture. Choose another one.')).toBeVisible();
    await expect(button).toBeDisabled();
    await choose('Brass lamp');
    await expect(replacement.getByRole('figure')).toHaveCount(2);
    await expectSound(page);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Replaced.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue(`Brass lamp ${own}`);
    await expect(page.getByRole('link', { name: `Stairs ${own}`, exact: true })).toBeVisible();
  });

  test(`Shift selects the pictures from the last one to another at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    const own = mark();
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    await upload(page, ...['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `${name} ${own}`));
    await page.getByLabel('Search texts, files and uses').fill(own);
    const boxes = page.getByRole('checkbox', { name: `${own}` });
    await expect(boxes).toHaveCount(5);
    await boxes.nth(3).check();
    await boxes.nth(1).click({ modifiers: ['Shift'] });
    await expect(selection(page)).toContainText('3 pictures selected');
    await expect(boxes.first()).not.toBeChecked();
    await boxes.nth(2).press('Shift+Space');
    await expect(selection(page)).toContainText('1 picture selected');
    await expect(boxes.nth(3)).toBeChecked();
    await boxes.nth(4).press('Space');
    await expect(selection(page)).toContainText('2 pictures selected');
    await expectSound(page);
  });

  test(`a file that is dropped in the library of a picture’s field is uploaded once at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    const field = dialog(page).getByRole('group', { name: 'Image', exact: true });
    await field.getByRole('button', { name: 'Choose from the media library' }).click();
    const uploads: Request[] = [];
    page.on('request', (request) => isUpload(request) && uploads.push(request));
    const library = page.getByRole('dialog', { name: 'Media library' });
    const file = { ...(await picture(`#${randomBytes(3).toString('hex')}`)), name: 'oak-stairs.jpg' };
    await dropFiles(library.getByRole('group', { name: 'Upload a picture' }), [file]);
    await expect(library).toHaveCount(0);
    await expect(control(page, 'blog_image.alt')).toHaveValue('Oak stairs');
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    expect(uploads).toHaveLength(1);
  });
}
