import { expectSound, laptop, openAdmin, openNewArticle, phone, press } from '../support/admin-page.ts';
import { photo, row, tile, upload } from '../support/media-page.ts';
import { expect, test } from '../support/shared-site.ts';

const sizes = [
  { size: phone, top: 470 },
  { size: laptop, top: 280 },
];

for (const { size, top } of sizes) {
  test(`the pictures of the library begin high, and uploads cover none that are scrolled to, at ${size.width} px`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    const main = page.getByRole('main');
    const pictures = main.getByRole('link').filter({ has: page.locator('picture') });
    const first = pictures.first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(top);
    const search = main.getByRole('search');
    for (const control of [search.getByRole('searchbox'), ...(await search.getByRole('combobox').all())])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const files = await Promise.all(['one.jpg', 'two.jpg'].map((name) => photo(name)));
    await page.getByLabel('Files', { exact: true }).setInputFiles(files);
    await expect(row(page, 'one.jpg')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = main.getByRole('region', { name: 'Videos' }).getByRole('listitem').last();
    await expect(last).toBeVisible();
    const box = await last.boundingBox();
    const panel = await page.getByRole('button', { name: 'Hide the uploads' }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(panel?.y ?? 0);
    await expectSound(page);
  });

  test(`a picture’s crops follow it at once, at ${size.width} px`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/media');
    await upload(page, `Order ${size.width}`);
    await tile(page, `Order ${size.width}`).click();
    const crops = await page.getByRole('region', { name: 'Crops' }).boundingBox();
    const text = await page.getByLabel('Alternative text').boundingBox();
    if (size === phone) expect(text?.y).toBeGreaterThan((crops?.y ?? 0) + (crops?.height ?? Infinity));
    else expect(text?.x).toBeGreaterThan((crops?.x ?? 0) + (crops?.width ?? Infinity));
  });

  test(`the choice of a picture keeps its height, with the upload after the pictures, at ${size.width} px`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"Media"')) await held.promise;
      await route.continue();
    });
    await press(page, 'Choose from the media library');
    const library = page.getByRole('dialog', { name: 'Media library' });
    await expect(library.getByText('Loading…')).toBeAttached();
    const box = await library.boundingBox();
    held.resolve();
    const offered = library.getByRole('button', { name: /^Choose / });
    await expect(offered.first()).toBeVisible();
    expect(await library.boundingBox()).toEqual(box);
    const file = await library.getByLabel('File', { exact: true }).boundingBox();
    const first = await offered.first().boundingBox();
    if (size === phone) expect(file?.y).toBeGreaterThan((first?.y ?? Infinity) + 300);
    await expectSound(page);
    await library.getByLabel('Search texts, files and uses').fill('no such picture');
    await expect(library.getByText('Nothing matches these filters.')).toBeVisible();
    expect(await library.boundingBox()).toEqual(box);
  });
}
