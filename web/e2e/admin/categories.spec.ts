import { answer, expectSound, mark, openAdmin, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('a category is created, renamed and deleted; one that articles use stays', async ({ app, page }) => {
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
  const list = page.getByRole('main').getByRole('list');
  const nameOf = (category: string) => page.getByRole('textbox', { name: `Name of ${category}` });
  const used = list.getByRole('textbox').first();
  const usedName = await used.inputValue();

  await page.getByRole('textbox', { name: 'New category' }).fill(usedName);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('textbox', { name: 'New category' })).toHaveAccessibleDescription(/.+/);
  await page.getByRole('textbox', { name: 'New category' }).fill(gardens);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(nameOf(gardens)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New category' })).toHaveValue('');
  await expect.poll(() => isListed(gardens)).toBe(true);
  await expectSound(page);

  await nameOf(gardens).fill(yards);
  await page.getByRole('button', { name: `Rename ${gardens}` }).click();
  await expect(nameOf(yards)).toBeVisible();
  await expect.poll(() => isListed(yards)).toBe(true);

  await page.getByRole('button', { name: `Delete ${yards}` }).click();
  await answer(page, 'Delete it');
  await expect(nameOf(yards)).toHaveCount(0);
  await expect.poll(() => isListed(yards)).toBe(false);

  await page.getByRole('button', { name: `Delete ${usedName}` }).click();
  await answer(page, 'Delete it');
  await expect(page.getByRole('alert')).toContainText(/article/);
  await page.reload();
  await expect(nameOf(usedName)).toBeVisible();
});
