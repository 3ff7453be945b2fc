import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addSection,
  card,
  control,
  dialog,
  expectSound,
  hold,
  laptop,
  mark,
  openAdmin,
  openEditor,
  openNewArticle,
  phone,
  picture,
  press,
  preview,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';

const outlineOf = (page: Page) => dialog(page).getByRole('navigation', { name: 'Outline' });

for (const size of [phone, laptop]) {
  const at = `at ${size.width} px`;

  test(`a new button has no page until one is chosen, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    await addSection(page, 'Call to action');
    const choice = dialog(page)
      .getByRole('group', { name: 'Call to action' })
      .getByRole('combobox', { name: 'Button: page' });
    await expect(choice).toHaveValue('');
    await expect(choice.locator('option:checked')).toHaveText('Choose a page');
    await press(page, 'Publish');
    await expect(choice).toHaveAccessibleDescription(/^A link leads to a page/);
    await expectSound(page);
    await choice.selectOption('/contact');
    await expect(choice.getByRole('option', { name: 'Choose a page' })).toHaveCount(0);
  });

  test(`a text area shows its whole text, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    const text = control(page, 'hero.paragraph');
    const hidden = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await text.fill('A home that sells.\n'.repeat(9));
    expect(await hidden()).toBe(0);
    const { height = 0 } = (await text.boundingBox()) ?? {};
    await text.fill('');
    expect((await text.boundingBox())?.height).toBeLessThan(height / 2);
    await text.fill('A home that sells.\n'.repeat(90));
    expect((await text.boundingBox())?.height).toBeLessThan(size.height);
  });

  test(`the only line of a heading has no buttons, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    const tools = dialog(page).getByRole('button', { name: /^(Move up|Move down|Remove) Heading 1$/ });
    await expect(tools).toHaveCount(3);
    await press(page, 'Remove Heading 2');
    await expect(control(page, 'hero.heading[1]')).toHaveCount(0);
    await expect(tools).toHaveCount(0);
    await expectSound(page);
    await dialog(page).getByRole('button', { name: 'Add to Heading', exact: true }).click();
    await expect(tools).toHaveCount(3);
  });

  test(`the versions of an entry name the one on the site, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    const title = `Rooms ${mark()}`;
    await openAdmin(page, app, '/admin/categories');
    await page.getByRole('button', { name: 'New category' }).click();
    for (const name of [title, `${title} anew`]) {
      await control(page, 'category').fill(name);
      await press(page, 'Save');
      await card(page, name).getByRole('button', { name: 'Edit' }).click();
    }
    await control(page, 'category').fill(`${title} as a draft`);
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await press(page, 'Earlier versions');
    const versions = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText('On the site now');
    await expect(versions.last()).not.toContainText('On the site now');
    await expectSound(page);
  });

  test(`a suggested alternative text of an article is called one until it is changed, ${at}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    await control(page, 'title').fill('Bronte (condo)');
    const name = 'kitchen-bronte-condo-3.jpg';
    await control(page, 'blog_image').setInputFiles({
      ...(await picture(`#${randomBytes(3).toString('hex')}`)),
      name,
    });
    const text = control(page, 'blog_image.alt');
    await expect(text).toHaveValue('Kitchen, Bronte (condo), photo 3');
    await expect(text).toHaveAccessibleDescription(/Only a suggestion: check it\./);
    await expectSound(page);
    await text.fill('A kitchen with an island');
    await expect(text).not.toHaveAccessibleDescription(/suggestion/);
  });

  test(`a suggestion that nobody checked is called one in another article, until it is confirmed, ${at}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const file = {
      ...(await picture(`#${randomBytes(3).toString('hex')}`)),
      name: 'sunny-kitchen.jpg',
    };
    const text = control(page, 'blog_image.alt');
    const choose = async () => {
      await openNewArticle(page, app);
      await control(page, 'blog_image').setInputFiles(file);
      await expect(text).toHaveValue('Sunny kitchen');
    };
    await choose();
    await choose();
    await expect(text).toHaveAccessibleDescription(/Only a suggestion: check it\./);
    await dialog(page).getByRole('button', { name: 'It’s right' }).click();
    await expect(text).not.toHaveAccessibleDescription(/suggestion/);
    await choose();
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await expect(text).not.toHaveAccessibleDescription(/suggestion/);
  });

  test(`the preview of shared texts begins at the section that shows them, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/shared-texts');
    for (const [name, heading] of [
      ['Testimonials', 'What clients say'],
      ['Packages and estimate', 'Three ways to stage a home'],
    ] as const) {
      await openEditor(page, name);
      if (size === phone) await press(page, 'Preview');
      await expect(preview(page).getByRole('heading', { name: heading })).toBeInViewport();
      await press(page, 'Close');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test(`the preview of a page shows a section that has no texts of its own, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    const shown = preview(page).getByRole('heading', { name: 'Certifications and affiliations' });
    await expect(shown).not.toBeInViewport();
    await outlineOf(page).getByRole('button', { name: 'Certifications' }).click();
    if (size === phone) await press(page, 'Preview');
    await expect(shown).toBeInViewport();
  });

  test(`the picture tool of a text shows the chosen file, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    const text = control(page, 'blogs_content[0].paragraph');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.click();
    const tools = dialog(page).getByRole('group', { name: 'Formatting of Paragraph 1', exact: true });
    await tools.getByRole('button', { name: 'Picture', exact: true }).click();
    await tools.locator('input[type="file"]').setInputFiles(await picture('teal'));
    const shown = tools.locator('img');
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
    await expectSound(page);
    await tools.getByRole('button', { name: 'Cancel' }).click();
    await tools.getByRole('button', { name: 'Picture', exact: true }).click();
    await expect(shown).toHaveCount(0);
  });

  test(`the outline marks the section in view and keeps its name in view, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    const current = outlineOf(page).locator('[aria-current]');
    await expect(current).toHaveText('Sections');
    await outlineOf(page).getByRole('button', { name: 'Search result' }).click();
    await expect(current).toHaveText('Search result');
    await expect(current).toBeInViewport({ ratio: 1 });
    await expectSound(page);
    await control(page, 'hero.paragraph').scrollIntoViewIfNeeded();
    await expect(current).toHaveText('Hero');
    await expect(current).toBeInViewport({ ratio: 1 });
    // The focus decides where a section cannot reach the top.
    await press(page, 'Close');
    await openNewArticle(page, app);
    await outlineOf(page).getByRole('button', { name: 'Publishing' }).click();
    await expect(current).toHaveText('Publishing');
    await control(page, 'brief_paragraph').click();
    await expect(current).toHaveText('Brief paragraph');
  });

  test(`a category is loading until the categories are there, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin');
    const release = await hold(page, (request) => request.postData()?.includes('"kind":"category"') ?? false);
    await page.goto('/admin/blogs');
    const costs = card(page, 'What home staging costs in Halton, line by line');
    await costs.getByRole('button', { name: 'Edit Blog' }).click();
    const chosen = control(page, 'category').locator('option:checked');
    await expect(chosen).toHaveText('Loading…');
    release();
    await expect(chosen).toHaveText('Home Staging');
  });

  test(`the buttons of a section are on the line of its name, ${at}`, async ({ app, page }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'Home');
    const name = await dialog(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Testimonials$/ })
      .boundingBox();
    for (const tool of ['Move up', 'Move down', 'Hide', 'Remove']) {
      const box = await dialog(page)
        .getByRole('button', { name: `${tool} Testimonials`, exact: true })
        .boundingBox();
      expect(
        Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (name?.y ?? 0) - (name?.height ?? 0) / 2),
      ).toBeLessThan(8);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
  });
}
