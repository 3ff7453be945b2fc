import type { Locator, Page } from '@playwright/test';
import {
  addSection,
  card,
  control,
  dialog,
  expectSound,
  laptop,
  mark,
  openAdmin,
  openNewArticle,
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

const words = '<p>Words.</p>';

/** Goes back once the open editor has its entry in the history. */
async function goBack(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('editor');
  await page.goBack();
}

test('Back closes an editor, also if the document before was another one, and closing leaves no entry behind', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin');
  // Loads another document.
  await page.goto('/admin/blogs#search=a');
  const open = page.getByRole('button', { name: 'Upload New Blog' });
  await open.click();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blogs#search=a');
  await expect(open).toBeFocused();
  for (let time = 0; time < 2; time++) {
    await open.click();
    await press(page, 'Close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // A reload closes the editor and keeps its entry, which the next one takes.
  await open.click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await open.click();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blogs#search=a');
  await page.goBack();
  await expect(page).toHaveURL('/admin');

  // The link to an editor, too.
  await page.goto('/admin/pages#edit=%2Fabout');
  await expect(page.getByRole('dialog', { name: 'Edit About' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/pages');
  await card(page, 'About').getByRole('button', { name: 'Edit' }).click();
  await press(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/pages');
});

test('a link to an entry that was deleted or never existed says so', async ({ app, page }) => {
  const title = `Gone ${mark()}`;
  const token = await openAdmin(page, app, '/admin');
  const input = {
    title,
    slug_url: title.toLowerCase().replace(' ', '-'),
    category: 2,
    brief_paragraph: words,
  };
  const { createBlog } = await app.graphql<{ createBlog: { blog_id: number } }>(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input },
    token,
  );
  const link = `/admin/blogs#edit=${createBlog.blog_id}`;
  await page.goto(link);
  await expect(control(page, 'title')).toHaveValue(title);
  await expect(page.getByRole('article', { name: title, includeHidden: true })).toBeAttached();
  await press(page, 'Close');
  await expect(card(page, title).getByRole('button', { name: 'Edit Blog' })).toBeFocused();
  await card(page, title).getByRole('button', { name: 'Delete Blog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog deleted.')).toBeVisible();

  await page.goto('/admin');
  await page.goto(link);
  const missing = page.getByRole('alert').filter({ hasText: 'no longer exists' });
  await expect(missing).toHaveText(
    'This article no longer exists. It is under “Deleted in the last thirty days” at the end of this page, where you can restore it.',
  );
  await page.getByText('Deleted in the last thirty days (').click();
  await card(page, title).getByRole('button', { name: 'Restore Blog' }).click();
  await expect(control(page, 'title')).toHaveValue(title);
  await expect(missing).toHaveCount(0);

  for (const [path, text] of [
    ['/admin/blogs#edit=99999', 'This article no longer exists.'],
    ['/admin/blogs#edit=none', 'This article no longer exists.'],
    ['/admin/pages#edit=99999', 'This page no longer exists.'],
    ['/admin/pages#edit=%2Fnone', 'This page no longer exists.'],
  ] as const) {
    await page.goto('/admin');
    await page.goto(path);
    await expect(missing).toHaveText(text);
  }
});

test('sections of one kind have different names in the editor and in the list of its errors', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await control(page, 'label').fill(`Two of a kind ${mark()}`);
  for (let time = 0; time < 2; time++) {
    await addSection(page, 'Questions');
  }
  await expect(
    dialog(page).getByRole('button', { name: 'Move up Questions no. 2', exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Questions no. 1', exact: true })).toBeVisible();
  await press(page, 'Publish');
  const errors = dialog(page).getByRole('link').filter({ hasText: 'Questions' });
  await expect(errors.first()).toBeVisible();
  const texts = await errors.allTextContents();
  expect(texts.some((text) => text.startsWith('Questions no. 1: '))).toBe(true);
  expect(texts.some((text) => text.startsWith('Questions no. 2: '))).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
  await press(page, 'Remove Questions no. 1');
  await expect(dialog(page).getByRole('button', { name: 'Remove Questions', exact: true })).toBeVisible();
});

for (const size of [phone, laptop])
  test(`an undone change is made again by Redo, until another change, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    const [undo, redo] = ['Undo', 'Redo'].map((name) =>
      dialog(page).getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    await expect(redo).toBeDisabled();
    await control(page, 'title').fill('Porches');
    await control(page, 'blogs_content[0].paragraph').click();
    await page.keyboard.type('Two trays');
    const paragraph = control(page, 'blogs_content[0].paragraph');
    await undo.click();
    await undo.click();
    await expect(control(page, 'title')).toHaveValue('');
    await redo.click();
    await expect(control(page, 'title')).toHaveValue('Porches');
    await expect(paragraph).toHaveText('');
    await expectSound(page);
    await redo.click();
    await expect(paragraph).toHaveText('Two trays');
    await expect(redo).toBeDisabled();

    await dialog(page).getByRole('button', { name: 'Close' }).focus();
    for (const keys of ['ControlOrMeta+Shift+z', 'ControlOrMeta+y']) {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(paragraph).toHaveText('');
      await page.keyboard.press(keys);
      await expect(paragraph).toHaveText('Two trays');
    }
    await undo.click();
    await control(page, 'metaTitle').fill('Porches');
    await expect(redo).toBeDisabled();
    const foot = await Promise.all([undo, redo, undo.locator('..')].map((it) => it.boundingBox()));
    expect(foot[0]?.y).toBe(foot[1]?.y);
    expect(foot[2]?.height).toBeLessThan(80);
  });
