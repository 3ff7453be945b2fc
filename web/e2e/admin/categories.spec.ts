import { answer, card, control, expectSound, mark, openAdmin, phone, press } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('a category is created, renamed and deleted; one that articles use stays @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  const own = mark();
  const [gardens, yards] = [`Gardens ${own}`, `Yards ${own}`];
  const isListed = async (name: string) => {
    const { categories } = await app.graphql<{ categories: { category: string }[] }>(
      '{ categories { category } }',
    );
    return categories.some(({ category }) => category === name);
  };
  await openAdmin(page, app, '/admin/categories');
  // The last one in the list is older than those of other tests.
  const usedName = (await page.getByRole('article').getByRole('heading').last().textContent()) ?? '';
  await expect(card(page, 'All')).toHaveCount(0);

  await page.getByRole('button', { name: 'New category' }).click();
  await press(page, 'Save');
  await expect(control(page, 'category')).toBeFocused();
  await control(page, 'category').fill(usedName);
  await press(page, 'Save');
  await expect(control(page, 'category')).toHaveAccessibleDescription(/.+/);
  await control(page, 'category').fill(gardens);
  await expectSound(page);
  await press(page, 'Save');
  await expect(card(page, gardens)).toBeVisible();
  await expect.poll(() => isListed(gardens)).toBe(true);
  await expectSound(page);

  await card(page, gardens).getByRole('button', { name: 'Edit' }).click();
  await control(page, 'category').fill(yards);
  await press(page, 'Save');
  await expect(card(page, yards)).toBeVisible();
  await expect.poll(() => isListed(yards)).toBe(true);

  await card(page, yards).getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete');
  await expect(card(page, yards)).toHaveCount(0);
  await expect.poll(() => isListed(yards)).toBe(false);

  await card(page, usedName).getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete');
  await expect(page.getByRole('alert')).toContainText(/article/);
  await page.reload();
  await expect(card(page, usedName)).toBeVisible();
});

test('the category that stands for all is no result of a search, which then says that nothing matches', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/categories');
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('All');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('All');
  await expect(search.getByText('Searching…')).toHaveCount(0);
  const results = search.getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await expect(results.filter({ hasText: 'Category' })).toHaveCount(0);
});
