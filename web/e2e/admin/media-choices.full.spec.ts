import { expectSound, mark, when } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { at, tile, upload, withArticle } from '../support/media-page.ts';

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
    const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
    const button = dialog.getByRole('button', { name: 'Replace in 1 place' });
    const library = page.getByRole('dialog', { name: 'Media library' });
    const choose = async (alt: string) => {
      await dialog.getByRole('button', { name: 'Choose from the media library' }).click();
      await library.getByLabel('Search texts, files and uses').fill(own);
      await library.getByRole('button', { name: `Choose ${alt} ${own}` }).click();
    };
    await choose('Pine stairs');
    await expect(dialog.getByText('This is the same picture. Choose another one.')).toBeVisible();
    await expect(button).toBeDisabled();
    await choose('Brass lamp');
    await expect(dialog.getByRole('figure')).toHaveCount(2);
    await expectSound(page);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Replaced.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Alternative text/ })).toHaveValue(`Brass lamp ${own}`);
    await expect(page.getByRole('link', { name: `Stairs ${own}`, exact: true })).toBeVisible();
  });
}
