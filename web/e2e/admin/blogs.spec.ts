import { heic } from '../../../graphql-api/test/heic.ts';
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
  openNewArticle,
  phone,
  picture,
  press,
  preview,
  statusOf,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('a post is created, changed, deleted and restored', async ({ app, page }) => {
  await page.setViewportSize(phone);
  const own = mark();
  const [april, may] = [`Rooms In April ${own}`, `Rooms In May ${own}`];
  await openNewArticle(page, app);
  await expect(control(page, 'title')).toBeFocused();
  await expect(page).toHaveTitle(/^New article/);
  await expect(dialog(page).locator('[name$="].heading"]')).toHaveCount(10);
  await press(page, 'Add a block');
  await expect(control(page, 'blogs_content[10].paragraph')).toBeVisible();
  await expect(control(page, 'category').locator('option', { hasText: /^All$/ })).toHaveCount(0);

  await control(page, 'title').fill(april);
  await expect(control(page, 'slug_url')).toHaveValue(`rooms-in-april-${own}`);
  await control(page, 'slug_url').fill(`Rooms  In April ${own}`);
  await control(page, 'category').selectOption({ index: 1 });
  await control(page, 'brief_paragraph').click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Light comes back');
  await control(page, 'blogs_content[0].heading').fill('First, the windows');
  await control(page, 'blogs_content[0].paragraph').fill('Clean them.');
  await control(page, 'blogs_content[1].heading').fill('No paragraph');
  await expect(dialog(page).getByText('Add a paragraph, or this block will be left out.')).toBeVisible();
  const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heic) };
  await control(page, 'blog_image').setInputFiles(photo);
  await expect(control(page, 'blog_image')).toHaveAccessibleDescription(/HEIC pictures cannot be opened/);
  const release = await hold(page, isUpload);
  await control(page, 'blog_image').setInputFiles(await picture('teal'));
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload of teal.jpg' })).toBeVisible();
  release();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await control(page, 'blog_image.alt').fill('A bright room');
  await press(page, 'Preview');
  await expect(dialog(page).getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  await expect(preview(page).locator('strong')).toHaveText('Light comes back');
  await expect(preview(page).getByText('First, the windows')).toBeVisible();
  await expect(preview(page).getByAltText('A bright room')).toBeVisible();
  await press(page, 'Edit');
  await expectSound(page);
  await atStandstill(page, async () => {
    await press(page, 'Publish');
    const warning = page.getByRole('dialog', { name: 'Save without the incomplete blocks?' });
    await expect(warning).toContainText('Block 2 has no paragraph.');
    await answer(page, 'Keep editing');
    expect(await statusOf(app, `/artical/rooms-in-april-${own}`)).toBe(404);
    await press(page, 'Publish');
    await answer(page, 'Save without them');
    await expect(page.getByRole('status').filter({ hasText: 'Blog created' })).toBeVisible();
    await expect(card(page, april)).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(page.getByText('Blog created')).toBeHidden();
  });

  const article = await (await fetch(`${app.url}/artical/rooms-in-april-${own}`)).text();
  expect(article).toContain('<strong>Light comes back</strong>');
  expect(article).toContain('A bright room');
  expect(article).not.toContain('No paragraph');

  await card(page, april).getByRole('button', { name: 'Edit Blog' }).click();
  const heading = page.getByRole('dialog', { name: 'Edit Blog' }).getByRole('heading', { name: 'Edit Blog' });
  await expect(heading).toBeFocused();
  const subject = heading.locator('..').getByText(april);
  await expect(subject).toBeInViewport();
  // The words beside it leave room for it.
  expect((await subject.boundingBox())?.width).toBeGreaterThan(150);
  await expect(page).toHaveTitle(new RegExp(`^${april}`));
  const place = await heading.boundingBox();
  await control(page, 'title').fill(may);
  await control(page, 'slug_url').fill(may);
  await control(page, 'blogs_content[1].heading').fill('No paragraph');
  await expect(heading.locator('..').getByText(/^Draft saved/)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  await page.keyboard.press('ControlOrMeta+s');
  const answers = page
    .getByRole('dialog', { name: 'Save without the incomplete blocks?' })
    .getByRole('button');
  await expect(answers).toHaveText(['Keep editing', 'Save without them']);
  await expect(answers.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(answers.last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await answer(page, 'Save without them');
  // The editor stays open, as without the question.
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Blog updated' })).toBeVisible();
  await press(page, 'Close');
  await expect(card(page, may)).toBeVisible();
  await expect(page).toHaveTitle(/^Blogs Listing/);
  expect(await statusOf(app, `/artical/rooms-in-may-${own}`)).toBe(200);
  expect(await statusOf(app, `/artical/rooms-in-april-${own}`)).toBe(301);

  await card(page, may).getByRole('button', { name: 'Delete Blog' }).click();
  await atStandstill(page, async () => {
    await answer(page, 'Delete');
    await expect(card(page, may)).toBeHidden();
    expect(await statusOf(app, `/artical/rooms-in-may-${own}`)).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
  });
  await expect(card(page, may)).toBeVisible();
  expect(await statusOf(app, `/artical/rooms-in-may-${own}`)).toBe(200);
});

test('a new entry whose words were deleted again leaves nothing, and its editor still saves', async ({
  app,
  page,
}) => {
  const token = await openAdmin(page, app, '/admin/blogs');
  const status = dialog(page).getByText(/^Draft saved/);
  for (const [path, add, field, kind] of [
    ['/admin/blogs', 'Upload New Blog', 'title', 'article'],
    ['/admin/pages', 'New page', 'label', 'ownPage'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: add }).click();
    const text = control(page, field);
    await text.fill('Kitchens');
    await expect(status).toBeVisible();
    await text.fill('');
    await expect(status).toHaveCount(0);
    const left = async () => {
      const query =
        'query ($kind: String!) { recentEntries { kind title } entries(kind: $kind, state: DELETED) { totalCount } }';
      return app.graphql<{ recentEntries: object[]; entries: object }>(query, { kind }, token);
    };
    const { recentEntries, entries } = await left();
    expect(recentEntries).not.toContainEqual({ kind, title: '' });
    expect(entries).toEqual({ totalCount: 0 });
    const title = `Kitchens ${mark()}`;
    await text.fill(title);
    await expect(status).toBeVisible();
    await press(page, 'Close');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await left()).recentEntries).toContainEqual({ kind, title });
  }
});
