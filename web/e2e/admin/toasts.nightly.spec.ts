import {
  answer,
  atStandstill,
  card,
  control,
  dialog,
  mark,
  openAdmin,
  openNewArticle,
  phone,
  press,
  sizes,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openNewLead } from '../support/inbox-page.ts';

test('the words of a message and its View or Undo stand and go together', async ({ app, page }) => {
  const title = `Together ${mark()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const token = await openAdmin(page, app, '/admin');
  const input = { title, slug_url: slug, category: 2, brief_paragraph: '<p>Words.</p>' };
  await app.graphql(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input },
    token,
  );
  await page.goto('/admin/blogs');
  const message = page.getByRole('region', { name: 'Message' });
  const edit = async (change: () => Promise<unknown>) => {
    await card(page, title).getByRole('button', { name: 'Edit Blog' }).click();
    await change();
    // The clock of the test would not stop a timer that is running.
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  };

  await edit(() => control(page, 'metaTitle').fill('Together'));
  await atStandstill(page, async () => {
    await press(page, 'Publish');
    await expect(message).toHaveText(/^Blog updated successfully\.View$/);
    await page.clock.runFor(2_900);
    await expect(message.getByText('Blog updated successfully.')).toBeVisible();
    await expect(message.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/artical/${slug}`);
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });

  await edit(async () => {
    await control(page, 'publishing').selectOption('time');
    await control(page, 'publishAt').fill('2090-05-01T09:30');
  });
  await atStandstill(page, async () => {
    await press(page, 'Schedule');
    await expect(message).toHaveText(/^Scheduled for May.1, 2090 at.9:30.a\.m\. Eastern Time\.$/);
    await page.clock.runFor(3_100);
    await expect(message).toHaveCount(0);
  });
  await expect(card(page, title)).toContainText(
    /Published\u00a0· Changes: Scheduled for May.1, 2090 at.9:30.a\.m\. Eastern Time/,
  );

  await card(page, title).getByRole('button', { name: 'Delete Blog' }).click();
  await atStandstill(page, async () => {
    await answer(page, 'Delete');
    await expect(message).toHaveText(/^Blog deleted\.Undo$/);
    await page.clock.runFor(9_900);
    await expect(message.getByText('Blog deleted.')).toBeVisible();
    await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toHaveCount(0);
  });
});

for (const size of sizes)
  test(`at ${size.width} pixels a message in an editor covers neither its heading nor its buttons${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewArticle(page, app);
    await atStandstill(page, async () => {
      await press(page, 'Remove block 1');
      const message = dialog(page).getByRole('region', { name: 'Message' });
      await expect(message).toHaveText('Block 1 removed.');
      for (const name of ['Publish', 'Undo', 'Close'])
        await dialog(page).getByRole('button', { name, exact: true }).click({ trial: true });
      const heading = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
      const { x = 0, y = 0 } = (await message.locator('> *').boundingBox()) ?? {};
      const isBelow = y >= (heading?.y ?? 0) + (heading?.height ?? 0);
      expect(isBelow || x >= (heading?.x ?? 0) + (heading?.width ?? 0)).toBe(true);
      await press(page, 'Undo');
    });
  });

for (const size of sizes)
  test(`at ${size.width} pixels a message in the inbox covers neither the navigation, the link to the list nor the person${when(size)}`, async ({
    app,
    page,
    email,
  }) => {
    // A laptop's window, in which the navigation reaches the lower edge.
    await page.setViewportSize({ ...size, height: 650 });
    const { name } = await openNewLead(page, app, email);
    const state = leadOf(page, name).getByLabel('State of this lead');
    await expect(state).toBeVisible();
    const back = page.getByRole('link', { name: 'All leads' });
    await atStandstill(page, async () => {
      await state.selectOption('WON');
      await expect(page.getByRole('region', { name: 'Message' })).toContainText('to Won.');
      const person = leadOf(page, name).getByRole('link', { name: email });
      const reply = leadOf(page, name).getByLabel('Reply', { exact: true });
      for (const free of [page.getByRole('button', { name: 'Logout' }), back, state, person, reply])
        if (await free.isVisible()) await free.click({ trial: true });
    });
  });

test('above the keyboard of a phone a message covers neither the words to answer nor the reply', async ({
  app,
  page,
  email,
}) => {
  await page.setViewportSize({ ...phone, height: 480 });
  const { name } = await openNewLead(page, app, email);
  const lead = leadOf(page, name);
  await lead.getByLabel('Reply', { exact: true }).fill('Hello');
  await atStandstill(page, async () => {
    await lead.getByLabel('State of this lead').selectOption('WON');
    await lead.getByLabel('Reply', { exact: true }).focus();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message).toContainText('to Won.');
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
    const composer = await page.getByRole('region', { name: 'Answer' }).boundingBox();
    expect(y).toBeGreaterThanOrEqual(composer?.y ?? Infinity);
    const text = await lead.getByLabel('Reply', { exact: true }).boundingBox();
    expect(y + height).toBeLessThanOrEqual(text?.y ?? 0);
  });
});
