import {
  answer,
  atEachSize,
  atStandstill,
  card,
  control,
  expectSound,
  openAdmin,
  popup,
  press,
  statusOf,
} from './admin-desk.ts';
import { expect, test } from './fixtures.ts';

atEachSize(() => {
  test('a location page is written, changed by two at once, deleted and brought back', async ({
    app,
    page,
  }) => {
    const token = await openAdmin(page, app, '/admin/location-pages');
    await page.getByRole('button', { name: 'Add New Location Page' }).click();
    await press(page, 'Save');
    await expect(control(page, 'slug_url')).toBeFocused();
    await control(page, 'slug_url').fill('Staging Acton');
    await control(page, 'main_heading').fill('Staging in Acton');
    await control(page, 'heading_4').fill('Last part');
    await control(page, 'paragraph_4').fill('Its words.');
    const preview = popup(page).getByRole('complementary', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Last part' })).toBeVisible();
    await press(page, 'Save');
    await expect(page.getByRole('status').filter({ hasText: 'created' })).toBeVisible();
    await expect(card(page, 'Staging in Acton')).toContainText('Staging Acton');
    await expectSound(page);
    expect(await (await fetch(`${app.url}/location/staging-acton`)).text()).toContain('Its words.');

    await card(page, 'Staging in Acton').getByRole('button', { name: 'Edit Location' }).click();
    await control(page, 'main_heading').fill('Staging around Acton');
    await press(page, 'Save');
    await card(page, 'Staging around Acton').getByRole('button', { name: 'Edit Location' }).click();
    const { locationPage } = await app.graphql<{ locationPage: { location_id: number } }>(
      '{ locationPage(slug: "staging-acton") { location_id } }',
    );
    await app.graphql(
      'mutation ($id: Int!, $input: LocationPageInput!) { updateLocationPage(id: $id, input: $input) { version } }',
      { id: locationPage.location_id, input: { slug_url: 'Staging Acton', main_heading: 'By another' } },
      token,
    );
    await control(page, 'main_heading').fill('Staging near Acton');
    await press(page, 'Save');
    await expect(popup(page).getByText('Nothing was overwritten, and what you typed')).toBeVisible();
    await expect(control(page, 'main_heading')).toHaveValue('Staging near Acton');
    await press(page, 'Save mine over it');

    const remove = async () => {
      await card(page, 'Staging near Acton').getByRole('button', { name: 'Delete Location' }).click();
      await answer(page, 'Delete');
      await expect(card(page, 'Staging near Acton')).toBeHidden();
      expect(await statusOf(app, '/location/staging-acton')).toBe(404);
    };
    await atStandstill(page, async () => {
      await remove();
      await page.getByRole('button', { name: 'Undo' }).click();
    });
    await expect(card(page, 'Staging near Acton')).toBeVisible();
    expect(await statusOf(app, '/location/staging-acton')).toBe(200);

    await remove();
    await page.reload();
    await page.getByText('Deleted in the last thirty days (1)').click();
    await page.getByRole('button', { name: 'Restore Location' }).click();
    await expect(
      card(page, 'Staging near Acton').getByRole('button', { name: 'Edit Location' }),
    ).toBeVisible();
    expect(await statusOf(app, '/location/staging-acton')).toBe(200);
  });
});
