import type { Page } from '@playwright/test';
import {
  answer,
  card,
  control,
  desktop,
  expectSound,
  mark,
  openAdmin,
  picture,
  press,
  refreshUntil,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openLead, openNewLead, rowOf, sendMessage } from '../support/inbox-page.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lists of leads' }).getByRole('link', { name });

test('a draft survives a reload and reaches another device; a sent reply is withdrawn', async ({
  app,
  page,
  email,
  browser,
}) => {
  await page.setViewportSize(desktop);
  const { name, lead } = await openNewLead(page, app, email);
  const text = lead.getByLabel('Reply', { exact: true });
  await text.fill('Hello Ann, half a sentence');
  await lead.getByLabel('Subject').fill('Your two rooms');
  await expect(lead.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Hello Ann, half a sentence');
  await expect(lead.getByLabel('Subject')).toHaveValue('Your two rooms');

  const other = await browser.newPage();
  await openAdmin(other, app, page.url());
  await leadOf(other, name).getByRole('button', { name: 'Note', exact: true }).click();
  await leadOf(other, name).getByLabel('Note', { exact: true }).fill('Ring twice');
  await expect(leadOf(other, name).getByText('Draft saved')).toBeVisible();
  await other.close();
  await page.reload();
  await lead.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(lead.getByLabel('Note', { exact: true })).toHaveValue('Ring twice');

  await lead.getByRole('button', { name: 'Reply', exact: true }).click();
  await text.fill('Hello Ann');
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(text).toHaveValue('Hello Ann');
  await expect(lead.getByRole('button', { name: 'Send reply' })).toBeFocused();
  // The lead is back in the list of new ones, and is not announced as another one.
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByText('A new lead has arrived.')).toHaveCount(0);
  await expect(lead.getByLabel('State of this lead')).toHaveValue('NEW');
  await expect(lead.getByRole('list', { name: 'Conversation' }).locator(':scope > li')).toHaveCount(1);
});

test('a draft that is not stored yet warns before the page is left', async ({ app, page, email }) => {
  await page.setViewportSize(desktop);
  const { name } = await openNewLead(page, app, email);
  let failures = 0;
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('SaveLeadDraft')) return route.continue();
    failures += 1;
    return route.abort();
  });
  await leadOf(page, name).getByLabel('Reply', { exact: true }).fill('Hello');
  await expect(leadOf(page, name).getByText('Not saved yet: no connection')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  // Closes the page as a person does; `reload` would wait for the page that the answer prevents.
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  // The connection may be away for longer than a try.
  await expect.poll(() => failures).toBeGreaterThan(1);
  await page.unroute('**/graphql');
  await expect(leadOf(page, name).getByText('Draft saved')).toBeVisible();
});

test('keys open leads and finish the open one, which Undo brings back @nightly', async ({ app, page }) => {
  await page.setViewportSize(desktop);
  const own = mark();
  for (const letter of ['A', 'B', 'C'])
    await sendMessage(app, `${letter} ${own}`, { email: `${letter}-${own}@example.com` });
  await openLead(page, app, `C ${own}`);
  await expect(leadOf(page, `C ${own}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(leadOf(page, `B ${own}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(leadOf(page, `A ${own}`)).toBeVisible();
  await page.keyboard.press('k');
  await expect(leadOf(page, `B ${own}`)).toBeVisible();
  await expect(rowOf(page, `B ${own}`)).not.toHaveAccessibleName(/^Unread/);
  await page.keyboard.press('u');
  await expect(rowOf(page, `B ${own}`)).toHaveAccessibleName(/^Unread/);
  await page.keyboard.press('e');
  await expect(page.getByText(`Moved B ${own} to Done.`)).toBeVisible();
  await expect(leadOf(page, `A ${own}`)).toBeVisible();
  await expect(rowOf(page, `B ${own}`)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, `B ${own}`)).toBeVisible();

  await page.keyboard.press('r');
  const text = leadOf(page, `B ${own}`).getByLabel('Reply', { exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('jeu?');
  await expect(text).toHaveValue('jeu?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await text.fill('');
  await text.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Done, then open the next');
  await expectSound(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' }).fill(`c-${own}`);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link')).toHaveText([
    new RegExp(`C ${own}`),
  ]);
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(leadOf(page, `C ${own}`)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' }).fill('data req');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('link');
  await expect(results.first()).toHaveText(/Data requests/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Data requests' })).toBeVisible();
  for (const [search, found] of [
    ['two-step', 'Two-step verificationGo to Account'],
    ['contact', 'ContactPage'],
    ['oakville', 'Home staging in OakvilleLocation page'],
    ['kitchen island', 'Kitchen with islandProject'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' }).fill(search);
    await expect(results.filter({ hasText: found })).not.toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search leads, entries, pages and settings' }).fill('oakville');
  await results.filter({ hasText: 'Home staging in Oakville' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Location' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/location-pages');
});

test('selected leads get a state together; pictures of the library are attached; templates are edited @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize(desktop);
  const own = mark();
  await page.clock.install();
  await openAdmin(page, app, '/admin/leads');
  await expect(tab(page, 'New')).toHaveText(/^New \d+$/);
  // New rows appear on the open page without a reload.
  for (const name of ['Noted', 'Answered', 'Placed'])
    await sendMessage(app, `${name} ${own}`, {
      email: `${name}-${own}@example.com`,
      message: `A house in Élora${own}`,
    });
  await refreshUntil(page, rowOf(page, `Placed ${own}`));
  const search = page.getByLabel('Search leads');
  await search.fill(`elora${own} noted`);
  await expect(rows(page)).toHaveText([new RegExp(`Noted ${own}`)]);
  await search.fill(own);
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel(`Select Noted ${own}`).check();
  await page.getByLabel(`Select Placed ${own}`).check();
  await expectSound(page);
  await page.getByLabel('State of the selected leads').focus();
  await page.getByLabel('State of the selected leads').selectOption({ label: 'Won' });
  await expect(rowOf(page, `Noted ${own}`)).toHaveAccessibleName(/Won/);
  await expect(rowOf(page, `Placed ${own}`)).toHaveAccessibleName(/Won/);
  await expect(page.getByLabel('State of the selected leads')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Leads' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await tab(page, 'Done').click();
  await expect(rowOf(page, `Noted ${own}`)).toHaveAccessibleName(/Won/);

  await tab(page, 'New').click();
  await rowOf(page, `Answered ${own}`).click();
  const lead = leadOf(page, `Answered ${own}`);
  const text = lead.getByLabel('Reply', { exact: true });
  await text.fill('See the pictures');
  await lead.getByRole('button', { name: 'Attach a picture' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.getByLabel('Search texts, files and uses').fill('no such picture');
  await library.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(library.getByText(/\d+ uses?$/).first()).toBeVisible();
  await expectSound(page);
  await library.getByLabel('File', { exact: true }).setInputFiles(await picture('teal'));
  await expect(lead.getByRole('list', { name: 'Attached pictures' }).getByRole('listitem')).toHaveCount(1);
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(text).toHaveValue('');
  await app.makeMailsDue();
  await expect
    .poll(() => app.mail.received.find((mail) => mail.text?.includes('See the pictures'))?.attachments.length)
    .toBe(1);

  await text.focus();
  const opened = page.url();
  await lead.getByRole('link', { name: 'Edit templates' }).click();
  await page.getByRole('button', { name: 'New reply template' }).click();
  await control(page, 'name').fill(`Template ${own}`);
  await control(page, 'text').fill('Hi {first name}');
  await expectSound(page);
  await press(page, 'Save');
  const saved = card(page, `Template ${own}`);
  await expect(saved).toBeVisible();
  await page.goto(opened);
  await text.focus();
  await lead.getByLabel('Insert a template').selectOption({ label: `Template ${own}` });
  await expect(text).toHaveValue(/^Hi Answered/);
  await page.goto('/admin/templates');
  await saved.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete');
  await expect(saved).toBeHidden();
});
