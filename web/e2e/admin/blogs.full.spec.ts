import {
  answer,
  atStandstill,
  card,
  control,
  dialog,
  expectSound,
  hold,
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
import { hydrate } from '../support/hydration.ts';

test('a block can be folded, and the preview shows the block that is edited @nightly', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openNewArticle(page, app);
  for (const number of [0, 1, 2, 3, 4, 5]) {
    await control(page, `blogs_content[${number}].heading`).fill(`Room ${number}`);
    await control(page, `blogs_content[${number}].paragraph`).fill('Light. '.repeat(60));
  }
  await expect(preview(page).getByText('Room 5')).toBeInViewport();
  await control(page, 'blogs_content[0].heading').focus();
  await expect(preview(page).getByText('Room 0')).toBeInViewport();
  await expect(preview(page).getByText('Room 5')).not.toBeInViewport();

  await press(page, 'Block 1');
  await expect(control(page, 'blogs_content[0].heading')).toBeHidden();
  const folded = dialog(page).getByRole('button', { name: 'Block 1: Room 0' });
  await expect(folded).toHaveAttribute('aria-expanded', 'false');
  await expectSound(page);
  await folded.click();
  await expect(control(page, 'blogs_content[0].heading')).toHaveValue('Room 0');
});

test('on a phone the form stays where it was while the preview is shown', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await openNewArticle(page, app);
  const heading = control(page, 'blogs_content[5].heading');
  // The editors load a moment later and move the elements below them.
  await expect(control(page, 'blogs_content[5].paragraph')).toBeVisible();
  await heading.focus();
  await press(page, 'Preview');
  await expect(control(page, 'title')).toBeHidden();
  await press(page, 'Edit');
  await expect(heading).toBeInViewport();
});

test('a draft is scheduled, and the second of two editors gets an error', async ({ app, page }) => {
  const own = mark();
  const title = `Unfinished ${own}`;
  const path = `/artical/unfinished-${own}`;
  const token = await openNewArticle(page, app);
  await control(page, 'title').fill(title);
  await control(page, 'category').selectOption({ index: 1 });
  await control(page, 'publishing').selectOption('draft');
  await control(page, 'blogs_content[0].heading').fill('A thought');
  await control(page, 'blogs_content[0].paragraph').fill('Still raw.');
  await press(page, 'Save draft');
  await expect(card(page, title)).toContainText('Draft');
  expect(await statusOf(app, path)).toBe(404);

  const edit = async () => {
    await card(page, title).getByRole('button', { name: 'Edit Blog' }).click();
    // The editors load a moment later and move the elements below them.
    await expect(control(page, 'blogs_content[0].paragraph')).toBeVisible();
  };
  await edit();
  await press(page, 'Publishing');
  await expect(control(page, 'publishing')).toBeFocused();
  await expect(control(page, 'publishing')).toBeInViewport();
  await control(page, 'publishing').selectOption('time');
  await press(page, 'Schedule');
  await expect(control(page, 'publishAt')).toBeFocused();
  await control(page, 'publishAt').fill('2090-05-01T09:30');
  await expect(control(page, 'published_date')).toHaveValue('May 1, 2090');
  await control(page, 'blogs_content[0].paragraph').fill('Cooked.');
  await press(page, 'Schedule');
  await expect(card(page, title)).toContainText(/Scheduled for May.1, 2090 at.9:30.a\.m\./);
  expect(await statusOf(app, path)).toBe(404);
  await page.getByLabel('State', { exact: true }).selectOption('SCHEDULED');
  await expect(page.getByRole('article')).toHaveCount(1);

  await edit();
  await expect(control(page, 'publishAt')).toHaveValue('2090-05-01T09:30');
  await control(page, 'publishing').selectOption('now');
  await press(page, 'Publish');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('SCHEDULED');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(card(page, title)).toContainText('Published');
  expect(await (await fetch(app.url + path)).text()).toContain('Cooked.');

  await edit();
  const { blog, other } = await app.graphql<{
    blog: { blog_id: number; category: number; version: number };
    other: { blog_image: string };
  }>(
    `{ blog(slug: "unfinished-${own}") { blog_id category version } other: blog(slug: "living-in-a-staged-house") { blog_image } }`,
  );
  const input = {
    title: 'By somebody else',
    slug_url: `unfinished-${own}`,
    category: blog.category,
    blog_image: other.blog_image,
  };
  await app.graphql(
    `mutation ($id: Int!, $input: BlogInput!, $version: Int!) {
      updateBlog(id: $id, input: $input, version: $version) { blog_id }
    }`,
    { id: blog.blog_id, input, version: blog.version },
    token,
  );
  await control(page, 'title').fill('By me');
  await press(page, 'Publish');
  const conflict = page.getByRole('dialog', { name: 'Saved elsewhere since you opened it' });
  await expect(conflict).toContainText('You saved this in another tab');
  await expect(conflict.getByRole('row', { name: 'Title' })).toContainText('By somebody else');
  await expect(conflict.getByRole('row', { name: 'Title' })).toContainText('By me');
  const pictures = conflict.getByRole('row', { name: 'Image' }).getByRole('img');
  await expect(pictures).toHaveAttribute('src', other.blog_image);
  await answer(page, 'Open the saved version');
  await answer(page, 'Keep mine');
  await expect(control(page, 'title')).toHaveValue('By me');
  await answer(page, 'Open the saved version');
  await answer(page, 'Discard mine');
  await expect(control(page, 'title')).toHaveValue('By somebody else');
});

test('typed text survives closing the browser, and blocks can be moved, removed and formatted', async ({
  app,
  page,
  context,
}) => {
  await page.clock.install();
  const own = mark();
  await openNewArticle(page, app);
  await control(page, 'title').fill(`Kept ${own}`);
  await control(page, 'category').selectOption({ index: 1 });
  for (const [block, word] of ['First', 'Second', 'Third'].entries()) {
    await control(page, `blogs_content[${block}].heading`).fill(word);
    await control(page, `blogs_content[${block}].paragraph`).fill(`${word} words.`);
  }
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await control(page, 'blogs_content[2].paragraph').fill('Typed last.');
  await expect(dialog(page).getByText('Saving the draft…')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await page.clock.resume();
  await page.close();

  const later = await context.newPage();
  await later.goto('/admin/blogs');
  await expect(card(later, `Kept ${own}`)).toContainText('Draft');
  await card(later, `Kept ${own}`).getByRole('button', { name: 'Edit Blog' }).click();
  await expect(control(later, 'title')).toHaveValue(`Kept ${own}`);
  await expect(control(later, 'blogs_content[2].paragraph')).toHaveText('Typed last.');

  await press(later, 'Move up block 3');
  await press(later, 'Remove block 1');
  await control(later, 'blogs_content[0].paragraph').click();
  await later.keyboard.press('ControlOrMeta+a');
  const tools = dialog(later)
    .getByRole('group', { name: /^Formatting/ })
    .last();
  await tools.getByRole('button', { name: 'Bold' }).click();
  await later.keyboard.press('End');
  await tools.getByRole('button', { name: 'Picture' }).click();
  await tools.locator('[name="picture"]').setInputFiles(await picture('navy'));
  await tools.locator('[name="alt"]').fill('A navy wall');
  await later.keyboard.press('Enter');
  await expect(preview(later).locator('h2[data-field]')).toHaveText([/^Third/, /^Second/]);
  await expect(preview(later).getByAltText('A navy wall')).toBeVisible();
  await later.keyboard.press('ControlOrMeta+s');
  await expect(dialog(later).getByRole('status').filter({ hasText: 'Blog created' })).toBeVisible();
  await expectSound(later);
  const article = await (await fetch(`${app.url}/artical/kept-${own}`)).text();
  expect(article).toMatch(/<h2>Third<\/h2>.*<h2>Second<\/h2>/s);
  expect(article).toContain('<strong>Typed last.</strong>');
  expect(article).toMatch(/<img src="\/pictures\/[^"]*" alt="A navy wall"/);
  expect(article).not.toContain('First words.');

  await later.reload();
  await card(later, `Kept ${own}`).getByRole('button', { name: 'Edit Blog' }).click();
  await expect(control(later, 'title')).toHaveValue(`Kept ${own}`);
  await expect(later.getByRole('dialog')).toHaveCount(1);
});

test('a rejected save is shown in the dialog, and closing it by mistake loses nothing', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin');
  // Before hydration the link loads another document, and Back leaves it.
  await hydrate(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  const published = page.getByRole('article').filter({ hasText: 'Published' }).first();
  await published.getByRole('button', { name: 'Edit Blog' }).click();
  const taken = await control(page, 'slug_url').inputValue();
  await page.keyboard.press('Escape');
  await expect(published.getByRole('button', { name: 'Edit Blog' })).toBeFocused();
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await control(page, 'title').fill('Twice');
  await control(page, 'slug_url').fill(taken);
  await control(page, 'category').selectOption({ index: 1 });
  // The clock of the test would not stop a timer that is running.
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await atStandstill(page, async () => {
    await press(page, 'Publish');
    await expect(dialog(page).getByRole('alert')).toContainText('already used');
    await expect(control(page, 'slug_url')).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(3_000);
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  });
  await expect(control(page, 'title')).toHaveValue('Twice');

  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Twice')).toContainText('Draft');
  await card(page, 'Twice').getByRole('button', { name: 'Edit Blog' }).click();
  const release = await hold(page, (request) => request.postData()?.includes('SaveEntryDraft') === true);
  await control(page, 'title').fill('Twice the same');
  await page.keyboard.press('Escape');
  await answer(page, 'Keep editing');
  await expect(control(page, 'title')).toBeFocused();
  await page.goBack();
  // The question stays when the draft is saved.
  const question = page.getByRole('dialog', { name: 'Discard your unsaved changes?' });
  await expect(question).toBeVisible();
  release();
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await answer(page, 'Keep editing');
  await expect(control(page, 'title')).toHaveValue('Twice the same');
  await press(page, 'More');
  await press(page, 'Discard the draft');
  await answer(page, 'Keep the draft');
  await press(page, 'More');
  await press(page, 'Discard the draft');
  await answer(page, 'Discard');
  await expect(card(page, 'Twice the same')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a schedule is in the time of the business, and its day is shown to readers unless the owner typed a date @nightly', async ({
    app,
    page,
  }) => {
    const title = `Evening ${mark()}`;
    // The day must not end during the test.
    await page.clock.setFixedTime('2026-11-25T17:00:00Z');
    await openNewArticle(page, app);
    await control(page, 'title').fill(title);
    await control(page, 'category').selectOption({ index: 1 });
    const today = await control(page, 'published_date').inputValue();
    await control(page, 'publishing').selectOption('time');
    await page.getByLabel('Publish at (Eastern Time)').fill('2090-01-31T23:30');
    await expect(control(page, 'published_date')).toHaveValue('January 31, 2090');
    await control(page, 'publishing').selectOption('now');
    await expect(control(page, 'published_date')).toHaveValue(today);
    await control(page, 'publishing').selectOption('time');
    await press(page, 'Schedule');
    await expect(card(page, title)).toContainText(/Scheduled for January.31, 2090 at.11:30.p\.m\./);
    const { entries } = await app.graphql<{ entries: { items: unknown[] } }>(
      `{ entries(kind: "article", search: "${title}") { items { publishAt fields } } }`,
      {},
      await app.signIn(),
    );
    expect(entries.items).toMatchObject([
      { publishAt: '2090-02-01T04:30:00.000Z', fields: { published_date: 'January 31, 2090' } },
    ]);

    await card(page, title).getByRole('button', { name: 'Edit Blog' }).click();
    await control(page, 'publishAt').fill('2090-07-01T00:15');
    await expect(control(page, 'published_date')).toHaveValue('July 1, 2090');
    await control(page, 'published_date').fill('Summer');
    await control(page, 'publishAt').fill('2090-08-01T00:15');
    await press(page, 'Schedule');
    await expect(card(page, title)).toContainText(
      /Scheduled for August.1, 2090 at.12:15.a\.m\. Eastern Time\u00a0· .*Summer/,
    );
    await card(page, title).getByRole('button', { name: 'Delete Blog' }).click();
    await expect(page.getByRole('dialog')).toContainText('isn’t on the site yet');
  });
});
