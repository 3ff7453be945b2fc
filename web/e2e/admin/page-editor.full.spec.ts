import type { Locator } from '@playwright/test';
import { changePage, versionsOf } from '../../../graphql-api/test/page-content.ts';
import {
  clickPart,
  control,
  dialog,
  expectSound,
  insertToken,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
} from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

/** Returns the titles of the questions on a page, in their order. */
async function positions(app: Site, path: string, titles: string[]): Promise<number[]> {
  const html = await htmlOf(app.url + path);
  return titles.map((title) => html.indexOf(title));
}

/** Returns whether the toolbar at the bottom of the form leaves the lower edge of a control visible. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4) === element;
  });
}

test('the preview shows the saved prices and the selected section, and a click on a text opens its field @nightly', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Prices');
  await control(page, 'vacantStaging.price').fill('3210');
  // A figure of the page, and one of several in a text.
  await clickPart(page, preview(page).getByText('$3,210').first());
  await expect(control(page, 'vacantStaging.price')).toBeFocused();
  await clickPart(
    page,
    preview(page)
      .getByText(/main areas.*per extra room/)
      .first(),
  );
  await expect(control(page, 'vacantStaging.includedRooms')).toBeFocused();
  await publish(page, 'Prices');

  await openEditor(page, 'Home');
  const section = dialog(page).getByRole('paragraph').filter({ hasText: 'Text: A small firm' });
  await expect(section).toHaveText('Text: A small firm, over 15 years in');
  const shown = preview(page);
  await control(page, 'hero.paragraph').fill('Empty houses furnished for {vacantStaging.price}.');
  await expect(shown.getByText('Empty houses furnished for $3,210.')).toBeVisible();
  await publish(page, 'Home');

  await openEditor(page, 'Staging');
  await expect(shown.getByText('$3,210').first()).toBeVisible();
  const chips = dialog(page)
    .getByRole('list', { name: 'Prices and facts in this text' })
    .getByRole('listitem');
  await expect(chips.filter({ hasText: 'Vacant staging, with “from”, from $3,210' })).toBeVisible();
  const question = shown.getByText('What if the house sells early?').first();
  await expect(question).not.toBeInViewport();
  await press(page, 'Questions');
  await expect(question).toBeInViewport();
  await clickPart(page, preview(page).getByText('What if the house sells early?').first());
  const title = dialog(page).locator('input:focus');
  await expect(title).toHaveValue('What if the house sells early?');
  // The dialog itself does not scroll.
  await expect(dialog(page).getByRole('heading', { name: 'Edit Staging' })).toBeInViewport();
  await expectSound(page);

  await page.setViewportSize(phone);
  await press(page, 'Preview');
  const heading = (await control(page, 'hero.paragraph').inputValue()) || '';
  await clickPart(page, preview(page).getByText(heading).first());
  await expect(control(page, 'hero.paragraph')).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
});

test('a price is inserted into a text; an unknown one is rejected at its field; undo takes changes back @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Staging');
  const paragraph = control(page, 'hero.paragraph');
  const original = await paragraph.inputValue();
  await paragraph.fill('Vacant homes: ');
  await insertToken(page, 'Prices and facts', 'Vacant staging, with “from” from $2,995');
  await expect(paragraph).toHaveValue('Vacant homes: {vacantStaging.fromPrice}');
  await expect(preview(page).getByText('Vacant homes: from $2,995')).toBeAttached();
  await paragraph.fill('Vacant homes: {vacantStaging.cost}');
  await press(page, 'Publish');
  await expect(paragraph).toBeFocused();
  expect(await isUncovered(paragraph)).toBe(true);
  await expect(paragraph).toHaveAccessibleDescription(
    'Paragraph: {vacantStaging.cost} isn’t a price or fact.',
  );
  await expectSound(page);

  await dialog(page).getByRole('button', { name: 'Remove Questions 1' }).click();
  const first = control(page, 'details.items[0].title');
  const second = await first.inputValue();
  await press(page, 'Undo');
  await expect(first).not.toHaveValue(second);
  await expect(paragraph).toHaveValue('Vacant homes: {vacantStaging.cost}');
  while (await dialog(page).getByRole('button', { name: 'Undo' }).isEnabled()) await press(page, 'Undo');
  await expect(paragraph).toHaveValue(original);
});

test('questions are added, dragged, moved by keyboard and removed; links are picked; a version is restored @nightly', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'Staging');
  await dialog(page).getByRole('button', { name: 'Add to Questions' }).click();
  await control(page, 'details.items[3].title').fill('Do you take pets?');
  await control(page, 'details.items[3].content').fill('Yes.');
  const items = dialog(page).locator('[data-list="details.items"] > li');
  const handle = items.nth(3).getByTitle('Drag to another place');
  await handle.hover({ position: { x: 8, y: 8 } });
  await page.mouse.down();
  // The drag begins before the form scrolls.
  await handle.hover({ position: { x: 16, y: 16 } });
  await items.nth(0).hover({ position: { x: 100, y: 4 } });
  await items.nth(0).hover({ position: { x: 100, y: 8 } });
  await page.mouse.up();
  await expect(control(page, 'details.items[0].title')).toHaveValue('Do you take pets?');
  await dialog(page).getByRole('button', { name: 'Move down Questions 1' }).press('Enter');
  await expect(control(page, 'details.items[1].title')).toHaveValue('Do you take pets?');
  await expect(dialog(page).getByRole('button', { name: 'Move down Questions 2' })).toBeFocused();
  await control(page, 'hero.action.to').selectOption('/contact');
  await publish(page, 'Staging');
  const [pets = -1, early = -1] = await positions(app, '/staging', [
    'Do you take pets?',
    'What if the house sells early?',
  ]);
  expect(pets).toBeGreaterThan(0);
  expect(pets).toBeLessThan(early);

  await openEditor(page, 'Staging');
  await control(page, 'hero.action.to').selectOption({
    label: 'Another site, an email address or a phone number',
  });
  await control(page, 'hero.action.to').fill('http://example.com');
  await press(page, 'Publish');
  await expect(control(page, 'hero.action.to')).toHaveAccessibleDescription(/to https/);
  await control(page, 'hero.action.to').fill('https://example.com/');
  await dialog(page).getByRole('button', { name: 'Remove Questions 2' }).click();
  await publish(page, 'Staging');
  expect(await positions(app, '/staging', ['Do you take pets?'])).toEqual([-1]);

  await openEditor(page, 'Staging');
  await press(page, 'Earlier versions');
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  // The first one is the current version.
  await versions
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click();
  const differences = versions.getByRole('region', { name: 'What differs' });
  await expect(differences.getByText('Do you take pets?')).toBeVisible();
  await expect(differences.getByText('https://example.com/')).toBeVisible();
  await expectSound(page);
  await versions
    .getByRole('button', { name: /^Restore in the editor/ })
    .nth(1)
    .click();
  await publish(page, 'Staging');
  const [restored = -1] = await positions(app, '/staging', ['Do you take pets?']);
  expect(restored).toBeGreaterThan(0);
});

test('a field of an item that another release wrote is named, and moves with its item @nightly', async ({
  app,
  page,
}) => {
  const token = await openAdmin(page, app, '/admin/pages');
  const ask = async (query: string, variables: object) => ({
    data: await app.graphql<Record<string, unknown>>(query, variables, token),
  });
  const items = ['First?', 'Second?'].map((title) => ({ title, content: 'Yes.' }));
  await changePage(ask, '/staging', { 'details.items': [{ ...items[0], icon: 'paw' }, items[1]] });
  await page.reload();
  await openEditor(page, 'Staging');
  await expect(dialog(page).getByText('Kept, but not shown: details.items[0].icon.')).toBeVisible();
  await press(page, 'Move down Questions 1');
  await control(page, 'details.items[1].title').fill('Last?');
  await control(page, 'details.items[1].content').fill('No.');
  await publish(page, 'Staging');
  const [version] = await versionsOf(ask, '/staging');
  expect(version?.fields['details.items']).toEqual([
    items[1],
    { title: 'Last?', content: 'No.', icon: 'paw' },
  ]);
});

test('a preview that fails says so, and the form stays usable @nightly', async ({ app, page }) => {
  const token = await openAdmin(page, app, '/admin/pages');
  const { entries } = await app.graphql<{ entries: { items: { slug: string; number: number }[] } }>(
    '{ entries(kind: "page", pageSize: 100) { items { slug number } } }',
    {},
    token,
  );
  const number = entries.items.find(({ slug }) => slug === '/staging')?.number;
  // Another client has stored what no editor writes.
  await app.graphql(
    `mutation ($number: Int!, $fields: JSONObject!) {
      saveEntryDraft(kind: "page", number: $number, fields: $fields, version: 0, revision: 0) { number }
    }`,
    { number, fields: { 'hero.heading': 7 } },
    token,
  );
  await page.reload();
  await openEditor(page, 'Staging');
  await expect(preview(page).getByText('The preview can’t show this.')).toBeVisible();
  await control(page, 'hero.paragraph').fill('Still typing');
  await expect(control(page, 'hero.paragraph')).toHaveValue('Still typing');
});
