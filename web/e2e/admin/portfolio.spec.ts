import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import {
  answer,
  atStandstill,
  card,
  clickPart,
  control,
  dialog,
  expectSound,
  hold,
  isUpload,
  laptop,
  mark,
  openAdmin,
  openNewProject,
  phone,
  picture,
  press,
  preview,
  sizes,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';
import { watchTroubles } from '../support/page-troubles.ts';

const film = fileURLToPath(new URL('../../../graphql-api/demo-media/global-tour.mp4', import.meta.url));

const group = (page: Page, words: string) => page.getByRole('region', { name: words });
const titles = (page: Page, words: string) => group(page, words).getByRole('heading', { level: 3 });
const add = (page: Page, words: string) =>
  group(page, words).getByRole('button', { name: 'New project' }).click();
const portfolio = async (app: Site) => (await fetch(`${app.url}/portfolio`)).text();

test('a project is added with a picture and its description @full', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const corner = `A reading corner ${mark()}`;
  await openAdmin(page, app, '/admin/portfolio');
  await add(page, 'Commercial Projects');
  await press(page, 'Publish');
  await expect(control(page, 'title')).toBeFocused();
  await control(page, 'title').fill(corner);
  await expect(control(page, 'group')).toHaveValue('COMMERCIAL');
  // The form is behind the preview.
  await press(page, 'Preview');
  await expect(preview(page).getByText('Choose the picture to see the page.')).toBeVisible();
  await press(page, 'Publish');
  await expect(control(page, 'picture')).toBeFocused();
  await expect(dialog(page).getByText('Picture is required.')).toBeInViewport();
  const release = await hold(page, isUpload);
  await control(page, 'picture').setInputFiles(await picture(`#${randomBytes(3).toString('hex')}`));
  await expect(dialog(page).getByRole('progressbar', { name: /^Upload of / })).toBeVisible();
  release();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  // A new picture needs a description for visitors who cannot see it; its place is suggested.
  await expect(control(page, 'picture.alt')).toHaveValue(corner);
  await control(page, 'picture.alt').fill('');
  await press(page, 'Publish');
  await expect(control(page, 'picture.alt')).toBeFocused();
  await expect(control(page, 'picture.alt')).toHaveAccessibleDescription(/is required/);
  await expectSound(page);
  await control(page, 'picture.alt').fill('A chair beside shelves');
  await expect(control(page, 'picture.alt')).not.toHaveAccessibleDescription(/is required/);
  await press(page, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: 'Project added.' })).toBeVisible();
  await expect(titles(page, 'Commercial Projects').first()).toHaveText(corner);
  expect(await portfolio(app)).toContain('A chair beside shelves');
});

for (const size of sizes)
  test(`a project is ordered by keys, described, moved and removed at ${size.width} pixels @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const own = mark();
    const [corner, nook] = [`A reading corner ${own}`, `A corner to read in ${own}`];
    await openNewProject(page, app, corner, 'Commercial Projects');
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await press(page, 'Close');
    // A project that was begun is in its tab, where its editor opens again.
    await expect(titles(page, 'Commercial Projects').last()).toHaveText(corner);
    await card(page, corner).getByRole('button', { name: 'Edit' }).click();
    await expect(control(page, 'title')).toHaveValue(corner);
    await control(page, 'picture').setInputFiles(await picture('teal'));
    await control(page, 'picture.alt').fill('A chair beside shelves');
    await press(page, 'Publish');
    await expect(titles(page, 'Commercial Projects').first()).toHaveText(corner);

    const act = async (title: string, name: string) => {
      await card(page, title).getByText('More', { exact: true }).click();
      await card(page, title).getByRole('button', { name, exact: true }).press('Enter');
    };
    await act(corner, 'Move down');
    await expect(titles(page, 'Commercial Projects').nth(1)).toHaveText(corner);
    // The action closed the menu, and the focus is on its button.
    const more = card(page, corner).getByRole('button', { name: 'More', exact: true });
    await expect(more).toBeFocused();
    await expect(card(page, corner).getByRole('button', { name: 'Move up' })).toBeHidden();
    await more.press('Enter');
    await expectSound(page);
    await card(page, corner).getByRole('button', { name: 'Move to first' }).click();
    await expect(titles(page, 'Commercial Projects').first()).toHaveText(corner);
    await card(page, corner).getByRole('button', { name: 'Edit' }).click();
    await control(page, 'title').fill(nook);
    // All details of a project are optional; letters are not accepted in numbers.
    await control(page, 'town').fill(`Oakville ${own}`);
    await control(page, 'rooms').pressSequentially('4x');
    await control(page, 'package').fill('Vacant Home Staging');
    await control(page, 'service').selectOption({ label: 'Staging (/staging)' });
    await press(page, 'Publish');
    const renamed = card(page, nook);

    // A draft stays one when its project moves.
    await renamed.getByRole('button', { name: 'Edit' }).click();
    await control(page, 'client').fill('A builder');
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await press(page, 'Close');
    const troubles = watchTroubles(page);
    await renamed.getByRole('button', { name: 'More', exact: true }).click();
    await renamed.getByRole('combobox', { name: 'Tab' }).selectOption({ label: 'Global Projects' });
    await expect(page.getByRole('status').filter({ hasText: 'Moved to Global Projects.' })).toBeVisible();
    await expect(titles(page, 'Global Projects').first()).toHaveText(nook);
    // The card is gone from the tab that it was in.
    await expect(group(page, 'Commercial Projects')).toBeFocused();
    expect(troubles).toEqual([]);
    await renamed.getByRole('button', { name: 'Edit' }).click();
    await expect(control(page, 'client')).toHaveValue('A builder');
    await expect(control(page, 'group')).toHaveValue('GLOBAL');
    await press(page, 'Close');

    const details = (await portfolio(app))
      .split(/<dl|<\/dl>/)
      .find((html) => html.includes(`Oakville ${own}`));
    for (const words of ['Town', 'Rooms', '4', 'Package', 'Vacant Home Staging'])
      expect(details).toContain(`>${words}<`);
    expect(details).not.toContain('Days');

    await atStandstill(page, async () => {
      await renamed.getByRole('button', { name: 'Delete', exact: true }).click();
      await answer(page, 'Delete');
      await expect(renamed).toBeHidden();
      expect(await portfolio(app)).not.toContain(nook);
      await page.getByRole('button', { name: 'Undo' }).click();
    });
    await expect(renamed).toBeVisible();
    expect(await portfolio(app)).toContain(nook);

    await renamed.getByRole('button', { name: 'Delete', exact: true }).click();
    await answer(page, 'Delete');
    // A reload cancels requests in flight.
    await expect(renamed).toBeHidden();
    await page.reload();
    await page.getByText('Deleted in the last thirty days').click();
    await renamed.getByRole('button', { name: 'Restore' }).click();
    await expect(renamed.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

for (const size of [phone, laptop])
  test(`the message about a saved project leads to its page and names its new tab at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const title = `A sunroom ${mark()}`;
    await openNewProject(page, app, title);
    await control(page, 'picture').setInputFiles(await picture('linen'));
    await control(page, 'picture.alt').fill('A chair in the sun');
    const message = page.getByRole('region', { name: 'Message' });
    const publishAtStandstill = async (words: string) => {
      await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
      await atStandstill(page, async () => {
        await press(page, 'Publish');
        await expect(message).toContainText(words);
        await expect(message.getByRole('link', { name: 'View' })).toHaveAttribute(
          'href',
          `/portfolio/${title.toLowerCase().replaceAll(' ', '-')}`,
        );
      });
    };
    await publishAtStandstill('Project added.');
    await card(page, title).getByRole('button', { name: 'Edit' }).click();
    await control(page, 'group').selectOption({ label: 'Commercial Projects' });
    await publishAtStandstill('Project saved. Moved to Commercial Projects.');
    await expect(titles(page, 'Commercial Projects').filter({ hasText: title })).toBeVisible();
  });

test('a pair and a video are added with their progress; projects are ordered by dragging @nightly', async ({
  app,
  page,
}) => {
  const own = mark();
  await openNewProject(page, app, `A study ${own}`);
  await control(page, 'before').setInputFiles(await picture('brown'));
  await control(page, 'before.alt').fill('An empty room');
  await control(page, 'picture').setInputFiles(await picture('olive'));
  await control(page, 'picture.alt').fill(`A desk at the window ${own}`);
  // The preview is the page of the project. Its parts open their fields.
  await clickPart(page, preview(page).getByRole('heading', { level: 1, name: `A study ${own}` }));
  await expect(control(page, 'title')).toBeFocused();
  await expect(preview(page).getByRole('slider')).toBeVisible();
  // On the left of the divider.
  await clickPart(page, preview(page).locator('img[data-field="before"]'));
  await expect(control(page, 'before')).toBeFocused();
  await press(page, 'Publish');
  await expect(card(page, `A study ${own}`)).toBeVisible();
  const pair = await portfolio(app);
  for (const words of [`A study ${own}`, `A desk at the window ${own}`, 'An empty room'])
    expect(pair).toContain(words);

  await add(page, 'Global Projects');
  await control(page, 'title').fill(`A walk through ${own}`);
  await control(page, 'video').setInputFiles(film);
  await expect(control(page, 'video')).toHaveAccessibleDescription(/Choose the picture first/);
  await control(page, 'picture').setInputFiles(await picture('navy'));
  await control(page, 'picture.alt').fill('Rooms, one after the other');
  const release = await hold(page, isUpload);
  await control(page, 'video').setInputFiles(film);
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload of the video' })).toBeVisible();
  release();
  await expect(dialog(page).getByRole('button', { name: 'Remove the video' })).toBeVisible();
  await press(page, 'Publish');
  await expect(card(page, `A walk through ${own}`)).toBeVisible();
  expect(await portfolio(app)).toContain(`A walk through ${own}`);

  // A window that shows all groups, so that nothing scrolls during the drag.
  await page.setViewportSize({ width: 1440, height: 3600 });
  const order = titles(page, 'Residential Projects');
  // Moves only the items of this test, because other tests read the rest.
  await expect(order.first()).toHaveText(`A study ${own}`);
  const before = (await order.nth(1).textContent()) ?? '';
  const items = group(page, 'Residential Projects').getByRole('listitem');
  const marker = (item: Locator) =>
    item.evaluate((it) => getComputedStyle(it, '::before').getPropertyValue('background-color'));
  const unmarked = await marker(items.nth(1));
  await order.first().hover();
  await page.mouse.down();
  await order.nth(1).hover();
  await order.nth(1).hover();
  // Only the target of the drag is marked, on the side where the project lands.
  await expect.poll(() => marker(items.nth(1))).not.toBe(unmarked);
  await expect(items.nth(1)).toHaveAttribute('data-drop', 'after');
  expect(await marker(items.nth(2))).toBe(unmarked);
  await page.mouse.up();
  await expect.poll(() => marker(items.nth(1))).toBe(unmarked);
  await expect(order.nth(1)).toHaveText(`A study ${own}`);
  await expect(order.first()).toHaveText(before);
  const others = titles(page, 'Commercial Projects');
  await order.nth(1).dragTo(others.nth(1));
  await expect(others.nth(1)).toHaveText(`A study ${own}`);
  await expect(order.first()).toHaveText(before);
  // In a gap it lands at the nearest place.
  const list = group(page, 'Residential Projects').getByRole('list');
  const [area, second] = [await list.boundingBox(), await items.nth(1).boundingBox()];
  if (!area || !second) throw new Error('The list is not visible');
  const after = (await order.nth(1).textContent()) ?? '';
  await others.nth(1).dragTo(list, {
    targetPosition: { x: second.x - area.x - 3, y: second.y - area.y + second.height / 2 },
  });
  await expect(order.nth(1)).toHaveText(`A study ${own}`);
  await expect(order.nth(2)).toHaveText(after);
});
