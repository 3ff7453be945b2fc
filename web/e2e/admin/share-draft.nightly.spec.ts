import { overhang, violationsOn } from '../support/accessibility.ts';
import {
  card,
  desktop,
  dialog,
  expectSound,
  mark,
  openAdmin,
  openEditor,
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

const SAVE = `mutation ($fields: JSONObject!) {
  saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number }
}`;

for (const size of [desktop, phone])
  test(`a visitor opens the link to a draft, which the owner ends, at ${size.width} px${when(size)}`, async ({
    app,
    browser,
    context,
    page,
  }) => {
    await page.setViewportSize(size);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = `A porch for boots ${mark()}`;
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const token = await openAdmin(page, app, '/admin');
    const fields = {
      title,
      slug_url: slug,
      category: 2,
      brief_paragraph: '<p>Dry by morning.</p>',
      blogs_content: [{ heading: 'Trays', paragraph: 'Two of them.' }],
      publishing: 'draft',
    };
    await app.graphql(SAVE, { fields }, token);

    await page.goto('/admin/blogs');
    await card(page, title).getByRole('button', { name: 'Edit Blog' }).click();
    const buttons = ['Save draft', 'Undo', 'Redo', 'More', ...(size === phone ? ['Preview'] : [])].map(
      (name) => dialog(page).getByRole('button', { name, exact: true }).boundingBox(),
    );
    expect(new Set((await Promise.all(buttons)).map((box) => box?.y)).size).toBe(1);
    await press(page, 'More');
    await press(page, 'Share the draft');
    const sharing = page.getByRole('dialog', { name: 'Share the draft' });
    await sharing.getByRole('button', { name: 'Make a link' }).click();
    await expect(sharing.getByRole('status')).toHaveText('The link is ready.');
    await sharing.getByRole('button', { name: 'Copy' }).click();
    await expect(sharing.getByRole('status')).toHaveText('Link copied.');
    await expectSound(page);
    const link = await sharing.getByLabel('Link').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await sharing.getByRole('button', { name: 'Close' }).click();

    const visitor = await browser.newPage({ viewport: size });
    const shared = await visitor.goto(app.url + new URL(link).pathname + new URL(link).search);
    expect(shared?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const note = visitor.getByRole('complementary', { name: 'Draft' });
    await expect(note).toHaveText(/^Draft · not published · until [A-Z]\w+ \d+(, \d{4})?$/);
    await expect(note).toBeInViewport();
    await visitor.keyboard.press('Tab');
    await expect(visitor.locator('#root[data-hydrated]')).toBeAttached();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('Two of them.')).toBeVisible();
    await expect(note).toBeVisible();
    expect(await violationsOn(visitor)).toEqual([]);
    expect(await overhang(visitor)).toBe(0);

    // The owner sees that the link is active, and ends it.
    await press(page, 'More');
    await press(page, 'Share the draft');
    await expect(sharing).toContainText('A link by owner@example.com shows this draft until');
    await expectSound(page);
    await sharing.getByRole('button', { name: 'End the link' }).click();
    await expect(sharing.getByRole('status')).toHaveText('The link has ended.');
    await expect(sharing.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await visitor.reload();
    await visitor.keyboard.press('Tab');
    await expect(visitor.locator('#root[data-hydrated]')).toBeAttached();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work any more');
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(await violationsOn(visitor)).toEqual([]);
    expect(await overhang(visitor)).toBe(0);
    await visitor.close();
    await sharing.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
    await page.goto('/admin/account');
    await expect(page.getByText(`Ended the link to a draft: ${title} (article)`)).toBeVisible();
    await expect(page.getByText(`Shared a draft by a link: ${title} (article)`)).toBeVisible();
  });

test('the pages of the site and of the owner are shared too, and content without a page is not', async ({
  app,
  browser,
  page,
}) => {
  const own = mark();
  const label = `Fairs ${own}`;
  await openAdmin(page, app, '/admin');
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await dialog(page).locator('[name="label"]').fill(label);
  await dialog(page).locator('[name="seo.description"]').fill('Fairs of the studio.');
  await dialog(page).locator('[name="hero.paragraph"]').fill(`Meet us ${own}.`);
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await press(page, 'More');
  await press(page, 'Share the draft');
  const sharing = page.getByRole('dialog', { name: 'Share the draft' });
  await sharing.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await sharing.getByLabel('Link').inputValue());
  const visitor = await browser.newPage();
  await visitor.goto(app.url + link.pathname + link.search);
  await visitor.keyboard.press('Tab');
  await expect(visitor.locator('#root[data-hydrated]')).toBeAttached();
  await expect(visitor.getByRole('main').getByText(`Meet us ${own}.`)).toBeVisible();
  await visitor.close();

  await page.goto('/admin/pages');
  await openEditor(page, 'Prices');
  await expect(dialog(page).getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
});
