import { card, control, dialog, openAdmin, openNewArticle, sizes } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

for (const size of sizes)
  test(`nothing moves when the editors of an article are loaded at ${size.width} px`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/rich-text*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openAdmin(page, app, '/admin/blogs#search=consultation');
    await card(page, 'Inside a three-hour staging consultation')
      .getByRole('button', { name: 'Edit Blog' })
      .click();
    await expect(dialog(page).locator('[aria-busy="true"]').first()).toBeVisible();
    // The picture of the article loads by a query of its own.
    await expect(dialog(page).locator('fieldset img').first()).toBeVisible();
    const positions = () =>
      dialog(page)
        .locator('input, select, textarea')
        .evaluateAll((controls) =>
          controls.filter((it) => it.checkVisibility()).map((it) => Math.round(it.getBoundingClientRect().y)),
        );
    const before = await positions();
    expect(before.length).toBeGreaterThan(10);
    release();
    await expect(control(page, 'blogs_content[0].paragraph')).toHaveAttribute('role', 'textbox');
    await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await positions()).toEqual(before);
  });

test('an editor fills the window of a phone in landscape', async ({ app, page }) => {
  const landscape = { width: 844, height: 390 };
  await page.setViewportSize(landscape);
  await openNewArticle(page, app);
  expect(await dialog(page).boundingBox()).toMatchObject(landscape);
});
