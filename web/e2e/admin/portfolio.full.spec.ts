import { fileURLToPath } from 'node:url';
import type { Locator, Page, Route } from '@playwright/test';
import {
  answer,
  atStandstill,
  card,
  control,
  dialog,
  expectSound,
  hold,
  isUpload,
  mark,
  openAdmin,
  phone,
  picture,
  press,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';

const film = fileURLToPath(new URL('../../../graphql-api/demo-media/global-tour.mp4', import.meta.url));

const group = (page: Page, words: string) => page.getByRole('region', { name: words });
const titles = (page: Page, words: string) => group(page, words).getByRole('heading', { level: 3 });
const add = (page: Page, words: string) => group(page, words).getByRole('button', { name: 'Add' }).click();
const portfolio = async (app: Site) => (await fetch(`${app.url}/portfolio`)).text();

/** Submits the dialog; delays the files until the progress is visible. */
async function addSeeingProgress(page: Page): Promise<void> {
  const release = await hold(page, isUpload);
  await press(page, 'Add to the portfolio');
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Add to the portfolio' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
}

/** Returns for each picture whether the browser has decoded it. */
const areLoaded = (pictures: Locator) =>
  pictures.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth > 0))),
  );

/** Delays the response to the next query of the portfolio until the returned function is called. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const delay = async (route: Route) => {
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response });
  };
  await page.route(/\/graphql\?operationName=ManagePortfolio/, delay, { times: 1 });
  return release;
}

test('a picture is added, described, ordered by keys, moved and removed', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const own = mark();
  const [corner, nook] = [`A reading corner ${own}`, `A corner to read in ${own}`];
  await openAdmin(page, app, '/admin/portfolio');
  await add(page, 'Commercial Projects');
  await press(page, 'Add to the portfolio');
  await expect(control(page, 'image')).toBeFocused();
  await control(page, 'image').setInputFiles([await picture('teal'), await picture('olive')]);
  // A second choice adds to the first.
  await control(page, 'image').setInputFiles(await picture('navy'));
  await dialog(page).getByRole('button', { name: 'Remove picture 3' }).click();
  await expect(dialog(page).getByRole('group', { name: /^Picture \d/ })).toHaveCount(2);
  expect(await areLoaded(dialog(page).locator('fieldset img'))).toEqual([true, true]);
  const [first, second] = [control(page, 'pictures[0].alt'), control(page, 'pictures[1].alt')];
  await control(page, 'pictures[0].title').fill(corner);
  await control(page, 'pictures[1].title').fill(`${corner}, from the door`);
  await second.fill('The same chair from the door');
  await press(page, 'Add to the portfolio');
  // Every picture needs a description for visitors who cannot see it.
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/is required/);
  await expectSound(page);
  await first.fill('A chair beside shelves');
  await addSeeingProgress(page);
  await expect(page.getByText('2 pictures added.')).toBeVisible();
  await expect(titles(page, 'Commercial Projects').nth(1)).toHaveText(`${corner}, from the door`);
  await expect(titles(page, 'Commercial Projects').first()).toHaveText(corner);
  await expect(titles(page, 'Commercial Projects').first()).toBeInViewport();
  await expect(group(page, 'Commercial Projects').getByRole('listitem').first()).toBeFocused();
  expect(await portfolio(app)).toContain('A chair beside shelves');

  await card(page, corner).getByRole('button', { name: 'Move down' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page, 'Commercial Projects').nth(1)).toHaveText(corner);
  await expect(card(page, corner).getByRole('button', { name: 'Move down' })).toBeFocused();
  await card(page, corner).getByRole('button', { name: 'Move to first' }).click();
  await expect(titles(page, 'Commercial Projects').first()).toHaveText(corner);
  await card(page, corner).getByRole('button', { name: 'Edit' }).click();
  await control(page, 'title').fill(nook);
  // All details of a project are optional; letters are not accepted in numbers.
  await control(page, 'town').fill(`Oakville ${own}`);
  await control(page, 'rooms').pressSequentially('4x');
  await control(page, 'package').fill('Vacant Home Staging');
  const release = await holdList(page);
  await press(page, 'Save');
  const renamed = card(page, nook);
  const isMoved = page.waitForResponse((it) => it.request().postData()?.includes('"GLOBAL"') ?? false);
  await renamed.getByRole('combobox', { name: 'Tab' }).selectOption({ label: 'Global Projects' });
  await isMoved;
  release();
  await expect(titles(page, 'Global Projects').first()).toHaveText(nook);

  const details = (await portfolio(app)).split(/<dl|<\/dl>/).find((html) => html.includes(`Oakville ${own}`));
  for (const words of ['Town', 'Rooms', '4', 'Package', 'Vacant Home Staging'])
    expect(details).toContain(`>${words}<`);
  expect(details).not.toContain('Days');

  await atStandstill(page, async () => {
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete it');
    await expect(renamed).toBeHidden();
    expect(await portfolio(app)).not.toContain(nook);
    await page.getByRole('button', { name: 'Undo' }).click();
  });
  await expect(renamed).toBeVisible();
  expect(await portfolio(app)).toContain(nook);

  await renamed.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete it');
  // A reload cancels requests in flight.
  await expect(renamed).toBeHidden();
  await page.reload();
  await page.getByText('Deleted in the last thirty days').click();
  await renamed.getByRole('button', { name: 'Restore' }).click();
  await expect(renamed.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a pair and a video are added with their progress; items are ordered by dragging', async ({
  app,
  page,
}) => {
  const own = mark();
  await openAdmin(page, app, '/admin/portfolio');
  await add(page, 'Residential Projects');
  await control(page, 'kind').selectOption({ label: 'A room before and after' });
  await control(page, 'before').setInputFiles(await picture('brown'));
  await expect(dialog(page).getByRole('presentation')).toHaveCount(1);
  await control(page, 'after').setInputFiles(await picture('olive'));
  await control(page, 'title').fill(`A study ${own}`);
  await control(page, 'alt').fill(`A desk at the window ${own}`);
  await press(page, 'Add to the portfolio');
  await expect(control(page, 'beforeAlt')).toBeFocused();
  await control(page, 'beforeAlt').fill('An empty room');
  await press(page, 'Add to the portfolio');
  await expect(card(page, `A study ${own}`)).toContainText('Before and after');
  const pair = await portfolio(app);
  for (const words of [`A study ${own}`, `A desk at the window ${own}`, 'An empty room'])
    expect(pair).toContain(words);

  await add(page, 'Global Projects');
  await control(page, 'kind').selectOption({ label: 'A video' });
  await control(page, 'video').setInputFiles(film);
  await control(page, 'poster').setInputFiles(await picture('navy'));
  await control(page, 'title').fill(`A walk through ${own}`);
  await control(page, 'alt').fill('Rooms, one after the other');
  await addSeeingProgress(page);
  await expect(card(page, `A walk through ${own}`)).toContainText('Video');
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
  // Only the target of the drag is marked.
  await expect.poll(() => marker(items.nth(1))).not.toBe(unmarked);
  expect(await marker(items.nth(2))).toBe(unmarked);
  await page.mouse.up();
  await expect.poll(() => marker(items.nth(1))).toBe(unmarked);
  await expect(order.nth(1)).toHaveText(`A study ${own}`);
  await expect(order.first()).toHaveText(before);
  const others = titles(page, 'Commercial Projects');
  await order.nth(1).dragTo(others.nth(1));
  await expect(others.nth(1)).toHaveText(`A study ${own}`);
  await expect(order.first()).toHaveText(before);
});
