import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../support/accessibility.ts';
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
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openNewLead } from '../support/inbox-page.ts';

interface Found {
  entry: { number: number } | null;
  entries: { items: { number: number }[] };
}

const unreadable = /This date( or time)? is incomplete, or does not exist\./;

/** Types into the parts of a date control: month, day, year. */
async function typeDate(page: Page, input: Locator, keys: string): Promise<void> {
  await input.focus();
  await page.keyboard.type(keys);
}

test('a half-typed follow-up date deletes nothing, and a cleared one does', async ({ app, page, email }) => {
  const { name } = await openNewLead(page, app, email);
  const followUp = leadOf(page, name).getByLabel('Follow up on');
  await followUp.fill('2030-01-31');
  await expect(page.getByText(`${name}: follow up on January 31, 2030.`)).toBeVisible();
  await followUp.focus();
  await page.keyboard.press('Backspace');
  await expect(followUp).toHaveAccessibleDescription(unreadable);
  await page.reload();
  await expect(followUp).toHaveValue('2030-01-31');
  await followUp.fill('');
  await expect(page.getByText(`${name}: no follow-up date.`)).toBeVisible();
});

test('February 30 in a quote is an error at its field', async ({ app, page }) => {
  await page.goto(`${app.url}/get-a-quote`);
  const date = page.locator('[name="date"]');
  await typeDate(page, date, '02302030');
  await page
    .locator('form', { has: date })
    .getByRole('button', { name: /submit/i })
    .click();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(unreadable);
});

test('shortcuts work with Caps Lock and in a layout without Latin letters', async ({ app, page, email }) => {
  const { name } = await openNewLead(page, app, email);
  const reply = leadOf(page, name).getByLabel('Reply', { exact: true });
  await expect(reply).toBeVisible();
  const send = (key: string, code: string, more: object = {}) =>
    page.locator('body').dispatchEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  await send('К', 'KeyR');
  await expect(reply).toBeFocused();
  await page.locator('h1').click();
  await send('N', 'KeyN');
  await expect(leadOf(page, name).getByLabel('Note', { exact: true })).toBeFocused();
  await send('Л', 'KeyK', { ctrlKey: true });
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test('a text set from outside is no step of an editor’s undo', async ({ app, page }) => {
  await openNewArticle(page, app);
  for (const [index, text] of ['First text', 'Second text'].entries()) {
    await control(page, `blogs_content[${index}].heading`).fill(`Heading ${index + 1}`);
    await control(page, `blogs_content[${index}].paragraph`).click();
    await page.keyboard.type(text);
  }
  await press(page, 'Move up block 2');
  const first = control(page, 'blogs_content[0].paragraph');
  await expect(first).toHaveText('Second text');
  await press(page, 'Undo');
  await expect(first).toHaveText('First text');
  await first.click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(first).toHaveText('First text');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(first).toHaveText('First text');
});

test('a section that is added is one step of an editor’s undo', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'About');
  await addSection(page, 'Text');
  await press(page, 'Undo');
  await expect(dialog(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('Ctrl+Z outside of a text undoes the last change of the form, and in a text that of the text', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'About');
  const heading = control(page, 'hero.subHeading');
  const before = await heading.inputValue();
  await heading.fill('Who we are');
  const hide = dialog(page).getByRole('button', { name: 'Hide Team', exact: true });
  await hide.click();
  const show = dialog(page).getByRole('button', { name: 'Show Team', exact: true });
  await expect(show).toBeFocused();
  await show.press('ControlOrMeta+z');
  await expect(hide).toBeFocused();
  await press(page, 'Remove Team');
  await expect(hide).toHaveCount(0);
  // The focus of the removed button is elsewhere in the form.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(hide).toBeVisible();
  // In a text the browser undoes what was typed there.
  await hide.press('ControlOrMeta+z');
  await expect(heading).toHaveValue(before);
  await expect(dialog(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await heading.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await hide.click();
  await heading.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading).toHaveValue(before);
  await expect(show).toBeVisible();
  // AltGr and S write a letter in some layouts, and publish nothing.
  const isLeft = await heading.evaluate((it) =>
    it.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ś',
        code: 'KeyS',
        ctrlKey: true,
        altKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(isLeft).toBe(true);
  // A dialog above the form keeps the key. The save is slow.
  const release = await hold(page, (request) => request.postData()?.includes('SaveEntryDraft') === true);
  await heading.press('!');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect(show).toBeVisible();
  release();
});

for (const size of [phone, laptop]) {
  const at = `at ${size.width} px${when(size)}`;

  test(`an editor that is closed while it saves keeps the draft, and asks nothing, ${at}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    for (const leave of [() => press(page, 'Close'), () => page.goBack()]) {
      await openNewArticle(page, app);
      const title = `Half ${mark()}`;
      await control(page, 'title').fill(title);
      await leave();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(card(page, title)).toContainText('Draft');
    }
  });

  test(`a new article that is emptied is gone when its editor closes, not in the trash, ${at}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const token = await openNewArticle(page, app);
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('SaveEntryDraft')),
    );
    await control(page, 'title').fill(`Half ${mark()}`);
    const { number } = (await (await saved).json()).data.saveEntryDraft;
    await control(page, 'title').fill('');
    await press(page, 'Close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const stored = async () => {
      const { entry, entries } = await app.graphql<Found>(
        `query ($number: Int!) {
          entry(kind: "article", number: $number) { number }
          entries(kind: "article", state: DELETED, pageSize: 100) { items { number } }
        }`,
        { number },
        token,
      );
      return [entry, ...entries.items].filter((it) => it?.number === number);
    };
    await expect.poll(stored).toEqual([]);
  });
}

test('Escape in a formatted text closes the editor, as in every other field', async ({ app, page }) => {
  await openNewArticle(page, app);
  const text = control(page, 'blogs_content[0].paragraph');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const size of [phone, laptop])
  test(`two clicks that close an editor leave its list open, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin');
    await page.goto('/admin/blogs');
    const open = page.getByRole('button', { name: 'Upload New Blog' });
    await open.click();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeVisible();
  });

test('the button that publishes is filled only while there is something to publish', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  const unfilled = ['background-color', 'rgba(0, 0, 0, 0)'] as const;
  await expect(page.getByRole('button', { name: 'Publish menu' })).toHaveCSS(...unfilled);
  await expect(page.getByText('No changes')).toBeVisible();
  // A page without a draft of another test.
  await openEditor(page, 'Credits');
  const button = dialog(page).getByRole('button', { name: 'Publish', exact: true });
  await expect(button).toHaveCSS(...unfilled);
  const place = await button.boundingBox();
  await expect(dialog(page).getByText('No changes')).toBeVisible();
  await control(page, 'hero.subHeading').fill('Whose they are');
  await expect(button).not.toHaveCSS(...unfilled);
  await expect(dialog(page).getByText('No changes')).toHaveCount(0);
  expect(await button.boundingBox()).toEqual(place);
  await press(page, 'Undo');
  await expect(button).toHaveCSS(...unfilled);
  await expect(dialog(page).getByText('No changes')).toBeVisible();
});

test('an entry that Ctrl+S has added is changed from then on, and its draft can be discarded', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await control(page, 'category').fill(`Gardens ${mark()}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog(page).getByText('Category added.')).toBeVisible();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Edit category');
  await control(page, 'category').fill(`Yards ${mark()}`);
  await dialog(page).getByRole('button', { name: 'More', exact: true }).click();
  await press(page, 'Discard the draft');
  await expect(page.getByText('What visitors see stays as it is.')).toBeVisible();
});
