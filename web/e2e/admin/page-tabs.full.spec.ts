import type { Page } from '@playwright/test';
import {
  control,
  dialog,
  expectSound,
  laptop,
  openAdmin,
  openEditor,
  phone,
  press,
  publish,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

test('two tabs edit a page at once and nothing is lost', async ({ app, context, page }) => {
  await openAdmin(page, app, '/admin/pages');
  const other = await context.newPage();
  await openAdmin(other, app, '/admin/pages');
  await openEditor(page, 'Staging');
  await openEditor(other, 'Staging');
  await control(page, 'hero.paragraph').fill('The first line');
  await publish(page, 'Staging');
  await control(other, 'hero.paragraph').fill('The second paragraph.');
  await press(other, 'Publish');
  const conflict = other.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict.getByText('The first line')).toBeVisible();
  await expect(conflict.getByText('The second paragraph.')).toBeVisible();
  await expectSound(other);
  await expect(conflict.getByRole('button', { name: 'Keep both changes' })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await control(other, 'hero.subHeading').fill('The first line');
  await press(other, 'Publish');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Staging published.' })).toBeVisible();
  const html = await htmlOf(`${app.url}/staging`);
  expect(html).toContain('The first line');
  expect(html).toContain('The second paragraph.');
});

test('a refused publication does not show the own draft as one of another tab', async ({
  app,
  context,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  const other = await context.newPage();
  await openAdmin(other, app, '/admin/pages');
  await openEditor(page, 'Privacy');
  await openEditor(other, 'Privacy');
  await control(page, 'hero.subHeading').fill('Published here');
  await expect(page.getByText('Draft saved just now')).toBeVisible();
  await control(other, 'hero.subHeading').fill('Typed there');
  const status = other.getByText('Not saved yet: it was changed elsewhere.', { exact: true });
  await expect(status).toBeVisible();
  // It has the colour of errors, in one line at the width of a phone too.
  await expect(status).toHaveCSS('color', 'rgb(156, 74, 43)');
  await other.setViewportSize({ width: 390, height: 844 });
  expect((await status.boundingBox())?.height).toBeLessThan(25);
  await publish(page, 'Privacy');
  await press(other, 'Publish');
  const conflict = other.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict.getByRole('region')).toHaveCount(1);
  await expect(conflict.getByRole('region')).toContainText('Published here');
  await expect(conflict).not.toContainText('Both versions are the same.');
  await expect(conflict).not.toContainText('..');
});

test('a stored draft that someone else replaces is unsaved again, and closing its editor asks', async ({
  app,
  context,
  page,
}) => {
  await page.clock.install();
  await openAdmin(page, app, '/admin/pages');
  const other = await context.newPage();
  await openAdmin(other, app, '/admin/pages');
  await openEditor(page, 'Credits');
  await openEditor(other, 'Credits');
  await control(page, 'hero.subHeading').fill('Typed here');
  await expect(page.getByText('Draft saved just now')).toBeVisible();
  await control(other, 'hero.subHeading').fill('Published there');
  await press(other, 'Publish');
  await other.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(dialog(other)).toHaveCount(0);
  const stale = dialog(page).getByText(/^You saved this in another tab .*Yours isn’t saved yet\./);
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(stale).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Not saved yet: it was changed elsewhere.')).toBeVisible();
  await press(page, 'Close');
  await page.getByRole('dialog', { name: 'Discard' }).getByRole('button', { name: 'Keep editing' }).click();
  await expect(control(page, 'hero.subHeading')).toHaveValue('Typed here');
  await press(page, 'Compare');
  const conflict = page.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict).toContainText('Published there');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await htmlOf(`${app.url}/credits`)).toContain('Typed here');
});

test('after a refused publication each tab shows the text of the other one, published or a draft', async ({
  app,
  context,
  page,
}) => {
  await openAdmin(page, app, '/admin/pages');
  const other = await context.newPage();
  await openAdmin(other, app, '/admin/pages');
  await openEditor(page, 'About');
  await openEditor(other, 'About');
  const conflictOf = (tab: Page) => tab.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  const keepEditing = (tab: Page) => conflictOf(tab).getByRole('button', { name: 'Keep editing' }).click();
  /** Waits until the server has stored the text as a draft. */
  async function draftIn(tab: Page, text: string): Promise<void> {
    const stored = tab.waitForResponse((it) => it.request().postData()?.includes(text) ?? false);
    await control(tab, 'hero.subHeading').fill(text);
    await stored;
  }

  await control(page, 'hero.subHeading').fill('Published here');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'About published.' })).toBeVisible();
  await draftIn(other, 'A draft there');
  await press(other, 'Publish');
  await expect(conflictOf(other).getByRole('region', { name: 'Saved' })).toContainText('Published here');
  await keepEditing(other);
  // The draft is saved further.
  await draftIn(other, 'A longer draft there');

  await control(page, 'hero.subHeading').fill('Typed here');
  await press(page, 'Publish');
  await expect(conflictOf(page).getByRole('region', { name: 'Draft' })).toContainText('A longer draft there');
  await expect(conflictOf(page).getByRole('region', { name: 'Draft' })).toContainText('Typed here');
  await expect(conflictOf(page).getByRole('region', { name: 'Saved' })).toHaveCount(0);
  await expectSound(page);
  await conflictOf(page).getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'About published.' })).toBeVisible();

  await openEditor(page, 'About');
  await draftIn(page, 'A new draft here');
  await press(other, 'Publish');
  await expect(conflictOf(other).getByRole('region', { name: 'Saved' })).toContainText('Typed here');
  await expect(conflictOf(other).getByRole('region', { name: 'Draft' })).toContainText('A new draft here');
  await expectSound(other);
  await conflictOf(other).getByRole('button', { name: 'Open the saved version' }).click();
  await other.getByRole('button', { name: 'Discard mine' }).click();
  await expect(control(other, 'hero.subHeading')).toHaveValue('A new draft here');
});

for (const size of [phone, laptop])
  test(`changes of different fields in two tabs are both kept at ${size.width} pixels${when(size)}`, async ({
    app,
    context,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    const other = await context.newPage();
    await openAdmin(other, app, '/admin/pages');
    await openEditor(page, 'Staging');
    await openEditor(other, 'Staging');
    await control(other, 'hero.subHeading').fill('Changed there');
    await publish(other, 'Staging');
    await control(page, 'hero.paragraph').fill('Changed here.');
    await press(page, 'Publish');
    const conflict = page.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
    await expect(conflict.getByText('Changed there')).toBeVisible();
    await expectSound(page);
    const keepBoth = conflict.getByRole('button', { name: 'Keep both changes' });
    await expect(keepBoth).toBeInViewport({ ratio: 1 });
    await keepBoth.click();
    await expect(conflict).toHaveCount(0);
    await expect(control(page, 'hero.subHeading')).toHaveValue('Changed there');
    await expect(control(page, 'hero.paragraph')).toHaveValue('Changed here.');
    await expect(dialog(page).getByText('Both changes are kept.')).toBeVisible();
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await publish(page, 'Staging');
    const html = await htmlOf(`${app.url}/staging`);
    expect(html).toContain('Changed there');
    expect(html).toContain('Changed here.');
  });
