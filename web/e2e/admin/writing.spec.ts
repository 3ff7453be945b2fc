import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  addSection,
  card,
  control,
  dialog,
  hold,
  laptop,
  mark,
  openAdmin,
  openEditor,
  openNewArticle,
  picture,
  press,
} from '../support/admin-page.ts';
import { expectHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

/** Pastes or drops a file as the browser does. Returns whether the browser would still open it. */
const give = (
  target: Locator,
  type: 'paste' | 'drop',
  file: { name: string; mimeType: string; data: string },
) =>
  target.evaluate(
    (element, [kind, { name, mimeType, data }]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      const { x, y } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer, clientX: x + 5, clientY: y + 5 }),
      );
    },
    [type, file] as const,
  );

test('a picture that is pasted or dropped into a text is uploaded, or refused in words', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/blogs');
  const { buffer, mimeType } = await picture(`#${randomBytes(3).toString('hex')}`);
  const names = { name: 'sunny-hall.jpg', mimeType };
  const file = { ...names, data: buffer.toString('base64') };
  await expectHydrated(page);
  expect(await give(page.locator('main'), 'drop', file)).toBe(false);
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  const brief = control(page, 'brief_paragraph');
  await expect(brief).toHaveAttribute('contenteditable', 'true');
  expect(await give(brief, 'paste', file)).toBe(false);
  await expect(page.getByText('This text has no pictures.')).toBeVisible();
  const block = control(page, 'blogs_content[0].paragraph');
  await expect(block).toHaveAttribute('contenteditable', 'true');
  for (const [at, type] of (['paste', 'drop'] as const).entries()) {
    expect(await give(block, type, file)).toBe(false);
    await expect(block.locator('img')).toHaveCount(at + 1);
    // The name of its file says what it shows.
    await expect(block.locator('img').nth(at)).toHaveAccessibleName('Sunny hall');
  }
  // A picture replaces neither another one nor a text, and what is typed next replaces no picture.
  await block.press('ControlOrMeta+End');
  const tools = dialog(page).getByRole('group', { name: 'Formatting of Paragraph 1', exact: true });
  for (const count of [3, 4]) {
    await tools.getByRole('button', { name: 'Picture' }).click();
    await tools.locator('input[type="file"]').setInputFiles({ ...names, buffer });
    await tools.getByRole('button', { name: 'Insert', exact: true }).click();
    await expect(block.locator('img')).toHaveCount(count);
  }
  await tools.getByRole('button', { name: 'Picture' }).click();
  await tools.getByRole('button', { name: 'Choose from the media library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(library).toHaveCount(0);
  await expect(block.locator('img')).toHaveCount(5);
  await expect(block).toBeFocused();
  await page.keyboard.type('Below');
  await expect(block.getByText('Below')).toBeVisible();
  await expect(block.locator('img')).toHaveCount(5);
  expect(await give(block, 'drop', { ...file, name: 'a.pdf', mimeType: 'application/pdf' })).toBe(false);
  await expect(page.getByText('Only pictures can be put into a text.')).toBeVisible();
});

test('several errors of a page are listed with links, and the buttons stay in their places', async ({
  app,
  page,
}) => {
  const release = await hold(page, (request) => request.postData()?.includes('linkableEntries') ?? false);
  await openAdmin(page, app, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await control(page, 'label').fill('Kitchen refresh');
  await addSection(page, 'Cards');
  await expect(dialog(page).getByText('Picture', { exact: true }).first()).toBeAttached();
  // An optional button has no page until the owner chooses one. It offers all pages at once.
  const target = dialog(page).getByLabel('Button: page');
  await expect(target.getByRole('option')).toHaveText([
    'No page',
    'Loading pages…',
    'Another site, an email address or a phone number',
  ]);
  release();
  await expect(target.getByRole('option', { name: 'About (/about)' })).toBeAttached();
  const url = dialog(page).getByLabel('Button: URL, email address or phone number');
  await expect(target.getByRole('option', { selected: true })).toHaveText('No page');
  await expect(url).toHaveCount(0);
  await target.selectOption({ label: 'Another site, an email address or a phone number' });
  await url.fill('');
  await expect(url).toBeVisible();
  await target.selectOption({ label: 'Contact (/contact)' });
  await expect(url).toHaveCount(0);
  await control(page, 'hero.paragraph').fill('New doors on old cupboards.');
  // Only a page of the release has an original.
  await expect(dialog(page).getByText('Reset to the original')).toHaveCount(0);
  // Nothing is wrong before the first try to publish.
  const outline = dialog(page).getByRole('navigation', { name: 'Outline' });
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await outline.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(dialog(page).getByText(/^Please check/)).toHaveCount(0);
  const save = dialog(page).getByRole('button', { name: 'Publish', exact: true });
  const before = await save.boundingBox();
  await save.click();
  const list = dialog(page)
    .getByText(/^Please check these \d fields:$/)
    .locator('..');
  await expect(list).toBeVisible();
  await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeFocused();
  // No message covers the list.
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  expect(await save.boundingBox()).toEqual(before);
  await list.getByRole('link', { name: 'Cards: Card 1: Title is required.' }).click();
  await expect(dialog(page).locator('[name$=".items[0].title"]')).toBeFocused();
  await expect(list).not.toBeInViewport();
  await list.getByRole('link', { name: 'Search result: Description is required.' }).click();
  const description = control(page, 'seo.description');
  await expect(description).toBeFocused();

  // The outline says so too, and leads there.
  await outline.getByRole('button', { name: /^Cards \d errors?$/ }).click();
  await expect(dialog(page).locator('[name$=".items[0].title"]')).toBeFocused();
  // A corrected field stays in its place, and in the list.
  await description.focus();
  const place = await description.boundingBox();
  await description.fill('Doors for kitchens.');
  await expect(outline.getByRole('button', { name: 'Search result', exact: true })).toBeVisible();
  await expect(list.getByRole('link', { name: /^Search result: Description/ })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  expect(await description.boundingBox()).toEqual(place);
});

test('the outline of a draft marks wrong fields before the first try to publish it, and empty ones after it', async ({
  app,
  page,
}) => {
  await openNewArticle(page, app);
  const outline = dialog(page).getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByText('error')).toHaveCount(0);
  const own = mark();
  await control(page, 'title').fill('A door for {vacantStaging.cost}');
  await control(page, 'metaTitle').fill('A door for {vacantStaging.cost}');
  await expect(outline.getByRole('button', { name: 'Meta title 1 error' })).toBeVisible();
  await outline.getByRole('button', { name: 'Title 1 error', exact: true }).click();
  await expect(control(page, 'title')).toBeFocused();
  await expect(control(page, 'title')).toHaveAccessibleDescription(/isn’t a price or fact/);
  await outline.getByRole('button', { name: 'Meta title 1 error' }).click();
  await expect(control(page, 'metaTitle')).toHaveAccessibleDescription(/isn’t a price or fact/);
  await expect(dialog(page).getByText(/^Please check/)).toHaveCount(0);
  await control(page, 'title').fill(`A door ${own}`);
  await control(page, 'metaTitle').fill('');
  await expect(outline.getByRole('button', { name: 'Title', exact: true })).toBeVisible();
  await expect(outline.getByRole('button', { name: 'Meta title', exact: true })).toBeVisible();
  await expect(outline.getByRole('button', { name: 'Category', exact: true })).toBeVisible();
  await control(page, 'metaTitle').fill('{business.nme}');
  await press(page, 'Publish');
  await expect(outline.getByRole('button', { name: 'Category 1 error' })).toBeVisible();
  await expect(
    dialog(page).getByRole('link', { name: 'Meta title: {business.nme} isn’t a price or fact.' }),
  ).toBeVisible();
  await control(page, 'metaTitle').fill('');
  await control(page, 'publishing').selectOption('draft');
  await press(page, 'Save draft');
  // A draft that was never published is to be filled in when it is opened again.
  await card(page, `A door ${own}`).getByRole('button', { name: 'Edit Blog' }).click();
  const head = dialog(page).getByRole('heading', { name: 'Edit Blog', exact: true }).locator('..');
  await expect(head.getByText(`A door ${own}`)).toBeVisible();
  await expect(outline.getByRole('button', { name: 'Category', exact: true })).toBeVisible();
  await expect(outline.getByText('error')).toHaveCount(0);
  await control(page, 'title').fill('');
  await expect(head.getByText('Untitled')).toBeVisible();
  await control(page, 'publishing').selectOption('now');
  await press(page, 'Publish');
  await expect(outline.getByRole('button', { name: 'Category 1 error' })).toBeVisible();
  await expect(control(page, 'title')).toBeFocused();
  await expect(
    dialog(page)
      .getByText(/^Please check/)
      .locator('..'),
  ).toBeInViewport({ ratio: 1 });
});

test('the outline leads to a section without fields of its own', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'About');
  const outline = dialog(page).getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Team', exact: true }).click();
  const tool = dialog(page).getByRole('button', { name: 'Move up Team', exact: true });
  await expect(tool).toBeFocused();
  await expect(tool).toBeInViewport();
});

test('the time of a publication is scrolled into view when it is chosen', async ({ app, page }) => {
  await page.setViewportSize(laptop);
  await openNewArticle(page, app);
  const outline = dialog(page).getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Publishing', exact: true }).click();
  const publishing = control(page, 'publishing');
  await expect(publishing).toBeFocused();
  await publishing.selectOption('time');
  await expect(control(page, 'publishAt')).toBeInViewport({ ratio: 1 });
  await expect(publishing).toBeFocused();
});
