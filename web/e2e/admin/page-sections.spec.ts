import {
  addSection,
  answer,
  card,
  control,
  dialog,
  expectSound,
  hold,
  laptop,
  openAdmin,
  openEditor,
  openMenu,
  phone,
  press,
  preview,
  publish,
  publishMenu,
  sizes,
  statusOf,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

for (const size of [phone, laptop])
  test(`at ${size.width} px an added section has the focus in its first field, and is in the preview${size === phone ? ' @nightly' : ''}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    // What visitors see comes before the texts for search engines.
    const outline = dialog(page).getByRole('navigation', { name: 'Outline' }).getByRole('button');
    await expect(outline.nth(1)).toHaveText('Hero');
    await expect(dialog(page).getByText('Data about the business')).toHaveCount(0);
    await expect(outline.nth(-2)).toHaveText('Search result');
    await expect(outline.last()).toHaveText('Publishing');
    // A dialog is closed in its corner.
    await press(page, 'Add section');
    const choice = page.getByRole('dialog', { name: 'Choose a section' });
    const close = choice.getByRole('button', { name: 'Close', exact: true });
    const [around, corner] = await Promise.all([choice.boundingBox(), close.boundingBox()]);
    expect((around?.x ?? 0) + (around?.width ?? 0) - (corner?.x ?? 0)).toBeLessThan(64);
    expect((corner?.y ?? 0) - (around?.y ?? 0)).toBeLessThan(24);
    await close.click();
    await addSection(page, 'Questions');
    const heading = dialog(page).locator('[name^="b"][name$=".heading"]');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    // A phone shows the form or the preview.
    const turnTo = async (side: 'Preview' | 'Edit') => {
      if (size === phone) await press(page, side);
    };
    await turnTo('Preview');
    // It is empty: the end of the section before it is in sight, too.
    await expect(preview(page).getByText('Submit', { exact: true })).toBeInViewport();
    await turnTo('Edit');
    await heading.fill('What people ask');
    await turnTo('Preview');
    await expect(preview(page).getByText('What people ask')).toBeInViewport();
    // The preview follows a section to another place.
    const moved = preview(page).getByRole('heading', { name: 'How it began' });
    await expect(moved).not.toBeInViewport();
    await turnTo('Edit');
    const up = dialog(page).getByRole('button', { name: 'Move up Text: How it began', exact: true });
    await up.click();
    await expect(up).toBeFocused();
    await turnTo('Preview');
    await expect(moved).toBeInViewport();
  });

for (const size of sizes) {
  test(`at ${size.width} px the owner adds, moves, hides and removes sections of a page @nightly`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    await addSection(page, 'Questions');
    await press(page, 'Move up Questions');
    await expect(dialog(page).getByRole('button', { name: 'Move up Questions', exact: true })).toBeFocused();
    await press(page, 'Hide Team');
    await press(page, 'Remove Text: How it began');
    await expect(dialog(page).getByRole('button', { name: /^Hide (Hero|Form)/ })).toHaveCount(0);
    // An incomplete section is not published, and its first field gets the focus.
    await press(page, 'Publish');
    const heading = dialog(page).locator('[name^="b"][name$=".heading"]');
    await expect(heading).toBeFocused();
    await heading.fill('What people ask');
    await dialog(page).locator('[name$=".items[0].title"]').fill('Do you travel?');
    await dialog(page).locator('[name$=".items[0].content"]').fill('Across the GTA.');
    await expect(preview(page).getByText('Do you travel?')).toBeAttached();
    await expectSound(page);
    await publish(page, 'About');

    const html = await htmlOf(`${app.url}/about`);
    expect(html).not.toContain('Founder and lead stager');
    expect(html).not.toContain('How it began');
    expect(html.indexOf('Do you travel?')).toBeLessThan(html.indexOf('Tell us about your rooms'));
    await page.goto('/about');
    await page.getByText('Do you travel?').click();
    await expect(page.getByText('Across the GTA.', { exact: true })).toBeVisible();
    await expectSound(page);
  });

  test(`at ${size.width} px the owner adds a page, renames it, takes it offline and deletes it${when(size)} @full`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    await control(page, 'label').fill('Open houses & Cafés');
    await expect(control(page, 'path')).toHaveValue('/open-houses-cafes');
    await control(page, 'label').fill('Open houses');
    await expect(control(page, 'path')).toHaveValue('/open-houses');
    await expect(control(page, 'seo.title')).toHaveValue('Open houses');
    await expect(preview(page).locator('h1')).toContainText('Open houses');
    await control(page, 'seo.title').fill('Open houses in Milton');
    await control(page, 'path').fill('/staging');
    await control(page, 'label').fill('Open house');
    await expect(control(page, 'path')).toHaveValue('/staging');
    await expect(control(page, 'seo.title')).toHaveValue('Open houses in Milton');
    await control(page, 'label').fill('Open houses');
    await press(page, 'Publish');
    const taken = 'The site uses /staging itself. Choose another path.';
    // All errors are named at once.
    await expect(dialog(page).getByRole('link', { name: taken })).toBeVisible();
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: taken })).toBeVisible();
    await expect(control(page, 'path')).toBeFocused();
    await control(page, 'path').fill('/open-houses');
    // An incomplete page is not published, and its first field gets the focus.
    await press(page, 'Publish');
    const paragraph = control(page, 'hero.paragraph');
    await expect(paragraph).toBeFocused();
    await expect(paragraph).toBeInViewport();
    await paragraph.fill('Come and see a staged house.');
    await control(page, 'seo.description').fill('The open houses of the studio in Milton this spring.');
    await addSection(page, 'Testimonials');
    await expectSound(page);
    await press(page, 'Publish');
    await expect(card(page, 'Open houses')).toContainText('/open-houses');
    await openMenu(page, 'Open houses');
    await page.getByLabel('Move to').locator('visible=true').selectOption('Below Staging');
    await publishMenu(page);
    await expectSound(page);

    await card(page, 'Open houses').getByRole('link', { name: 'View' }).click();
    // The menu of a phone is closed.
    await expect(page.locator('nav a[href="/open-houses"]')).toHaveCount(1);
    expect(await htmlOf(`${app.url}/sitemap.xml`)).toContain('/open-houses</loc>');
    await page.goto('/open-houses');
    await expect(page).toHaveTitle(/^Open houses in Milton/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open houses');
    await expect(page.getByRole('heading', { name: 'What clients say' })).toBeVisible();
    await expectSound(page);

    await page.goto('/admin/pages');
    await card(page, 'Open houses').getByRole('button', { name: 'Edit' }).click();
    await control(page, 'path').fill('/visits');
    await control(page, 'isListed').uncheck();
    await press(page, 'Publish');
    await expect(card(page, 'Open houses')).toContainText('/visits');
    await page.goto('/open-houses');
    await expect(page).toHaveURL(/\/visits$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await statusOf(app, '/open-houses')).toBe(301);

    // An earlier version has its path, too.
    await page.goto('/admin/pages');
    await card(page, 'Open houses').getByRole('button', { name: 'Edit' }).click();
    await press(page, 'Earlier versions');
    await page
      .getByRole('dialog', { name: 'Earlier versions' })
      .getByRole('button', { name: /^Restore in the editor/ })
      .last()
      .click();
    await expect(control(page, 'path')).toHaveValue('/open-houses');
    await expect(control(page, 'isListed')).toBeChecked();
    await control(page, 'path').fill('/visits');
    await control(page, 'publishing').selectOption({ label: 'Draft: only admins see it' });
    await press(page, 'Save draft');
    await expect(card(page, 'Open houses')).toContainText('Draft');
    expect(await statusOf(app, '/visits')).toBe(404);
    expect(await statusOf(app, '/open-houses')).toBe(404);

    await card(page, 'Open houses').getByRole('button', { name: 'Edit' }).click();
    await control(page, 'publishing').selectOption({ label: 'Publish now' });
    await press(page, 'Publish');
    await expect(card(page, 'Open houses').getByRole('link', { name: 'View' })).toBeVisible();
    await openMenu(page, 'Open houses');
    await card(page, 'Open houses').getByRole('button', { name: 'Delete' }).click();
    await expectSound(page);
    await answer(page, 'Delete');
    await expect(page.getByRole('status').filter({ hasText: 'Page deleted.' })).toBeVisible();
    await expect(card(page, 'Open houses')).toHaveCount(0);
    expect(await statusOf(app, '/visits')).toBe(404);
    expect(await htmlOf(`${app.url}/`)).not.toContain('/visits');
    await page.getByText('Deleted in the last thirty days (1)').click();
    await card(page, 'Open houses').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Page restored.' })).toBeVisible();
    expect(await statusOf(app, '/visits')).toBe(200);

    await page.goto('/admin/account');
    const activity = page.getByRole('region', { name: 'Activity' });
    for (const action of ['Restored from the trash', 'Deleted', 'Took back from the site', 'Published'])
      await expect(activity.getByText(`${action}: Open houses (own page)`).first()).toBeVisible();
    await expectSound(page);
  });
}

for (const size of [phone, laptop])
  test(`at ${size.width} px a section is chosen by its picture at its place, and moves with the focus${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    const moveUp = (name: string) =>
      dialog(page).getByRole('button', { name: `Move up ${name}`, exact: true });
    await press(page, 'Add a section before Team');
    await expectSound(page);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await addSection(page, 'Questions', 'Add a section before Certifications');
    await expect(dialog(page).locator('[name^="b"][name$=".heading"]')).toBeFocused();
    const sections = dialog(page).locator('[data-list="blocks"] > li');
    await expect(sections.nth(0).getByRole('group', { name: 'Hero' })).toBeVisible();
    await expect(sections.nth(1)).toContainText('Its words are in Shared texts');
    await expect(sections.nth(2)).toContainText('Questions');
    await moveUp('Questions').click();
    await expect(sections.nth(1)).toContainText('Questions');
    await expect(moveUp('Questions')).toBeFocused();
    await expectSound(page);
  });

test('a picture that is not chosen yet is an empty frame in the preview @nightly', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  await openEditor(page, 'About');
  await addSection(page, 'Before and after');
  const image = preview(page).locator('img:not([src])').first();
  await expect(image).toHaveCSS('opacity', '0');
  expect((await image.boundingBox())?.height).toBeGreaterThan(100);
});

test('an editor that takes a while to open says so', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
  const release = await hold(page, (request) => request.postData()?.includes('"page":"/"') ?? false);
  const opening = page.getByRole('status').filter({ hasText: 'Opening…' });
  await card(page, 'Home').getByRole('button', { name: 'Edit' }).click();
  await expect(opening).toBeVisible();
  release();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(opening).toBeHidden();
});
