import {
  answer,
  atStandstill,
  card,
  control,
  dialog,
  expectSound,
  mark,
  openAdmin,
  phone,
  press,
  preview,
  statusOf,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('a location page is created, changed by two at once, deleted and restored @full', async ({
  app,
  page,
}) => {
  await page.setViewportSize(phone);
  const own = mark();
  const slug = `Staging Acton ${own}`;
  const path = `/location/staging-acton-${own}`;
  const token = await openAdmin(page, app, '/admin/location-pages');
  await page.getByRole('button', { name: 'Add New Location Page' }).click();
  const required = dialog(page).getByLabel(/\*$/);
  expect(
    await required.evaluateAll((controls: HTMLInputElement[]) => controls.map(({ name }) => name)),
  ).toEqual(['main_heading', 'slug_url']);
  await press(page, 'Publish');
  await expect(control(page, 'main_heading')).toBeFocused();
  await control(page, 'slug_url').fill(slug);
  await control(page, 'main_heading').fill(`Staging in Acton ${own}`);
  await control(page, 'heading_4').fill('Last part');
  await control(page, 'paragraph_4').fill('Its words.');
  await press(page, 'Preview');
  await expect(preview(page).getByText('Last part')).toBeVisible();
  await press(page, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: 'created' })).toBeVisible();
  await expect(card(page, `Staging in Acton ${own}`)).toContainText(`Current URL slug: staging-acton-${own}`);
  expect(await (await fetch(app.url + path)).text()).toContain('Its words.');

  await card(page, `Staging in Acton ${own}`).getByRole('button', { name: 'Edit Location' }).click();
  await control(page, 'main_heading').fill(`Staging around Acton ${own}`);
  await press(page, 'Publish');
  await card(page, `Staging around Acton ${own}`).getByRole('button', { name: 'Edit Location' }).click();
  const { locationPage } = await app.graphql<{ locationPage: { location_id: number } }>(
    `{ locationPage(slug: "staging-acton-${own}") { location_id } }`,
  );
  await app.graphql(
    'mutation ($id: Int!, $input: LocationPageInput!) { updateLocationPage(id: $id, input: $input, version: 2) { version } }',
    { id: locationPage.location_id, input: { slug_url: slug, main_heading: 'By another' } },
    token,
  );
  await control(page, 'main_heading').fill(`Staging near Acton ${own}`);
  await press(page, 'Publish');
  const conflict = page.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict).toContainText('You saved this in another tab');
  await expect(conflict).not.toContainText('Someone');
  await expect(conflict).toContainText('Yours isn’t saved yet.');
  await expect(conflict.getByRole('row', { name: 'Main heading' })).toContainText('By another');
  await expectSound(page);
  await answer(page, 'Keep editing');
  await expect(control(page, 'main_heading')).toHaveValue(`Staging near Acton ${own}`);
  await press(page, 'Publish');
  await answer(page, 'Save mine over it');

  const remove = async () => {
    await card(page, `Staging near Acton ${own}`).getByRole('button', { name: 'Delete Location' }).click();
    await answer(page, 'Delete');
    await expect(card(page, `Staging near Acton ${own}`)).toBeHidden();
    expect(await statusOf(app, path)).toBe(404);
  };
  await atStandstill(page, async () => {
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
  });
  await expect(card(page, `Staging near Acton ${own}`)).toBeVisible();
  expect(await statusOf(app, path)).toBe(200);

  await remove();
  await page.reload();
  await page.getByText('Deleted in the last thirty days').click();
  await card(page, `Staging near Acton ${own}`).getByRole('button', { name: 'Restore Location' }).click();
  await expect(
    card(page, `Staging near Acton ${own}`).getByRole('button', { name: 'Edit Location' }),
  ).toBeVisible();
  expect(await statusOf(app, path)).toBe(200);
});
