import {
  control,
  dialog,
  expectSound,
  mark,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

test('an article names prices by tokens, and texts with an earlier price are listed until it is replaced', async ({
  app,
  page,
}) => {
  const title = `Costs ${mark()}`;
  const token = await openAdmin(page, app, '/admin/blogs');
  const other = { title: 'What it costs', category: 2, brief_paragraph: 'From $2,995.' };
  await app.graphql(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input: { ...other, slug_url: 'what-it-costs', published_date: '', blogs_content: [] } },
    token,
  );
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await control(page, 'title').fill(title);
  await control(page, 'category').selectOption({ index: 1 });
  const opening = dialog(page).getByRole('textbox', { name: 'Brief paragraph' });
  await opening.click();
  await page.keyboard.type('Once $2,995, now ');
  await dialog(page).getByLabel('Price or fact', { exact: true }).selectOption('{vacantStaging.price}');
  await press(page, 'Insert a price or fact');
  await expect(opening).toBeFocused();
  await page.keyboard.type('.');
  await expect(opening).toHaveText('Once $2,995, now {vacantStaging.price}.');
  await expect(
    dialog(page).getByRole('listitem').filter({ hasText: 'Vacant staging, $2,995' }),
  ).toBeVisible();
  await expect(preview(page).getByText('Once $2,995, now $2,995.')).toBeVisible();
  await expectSound(page);
  await press(page, 'Upload');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.goto('/admin/pages');
  await openEditor(page, 'Prices');
  await control(page, 'vacantStaging.price').fill('3120');
  await publish(page, 'Prices');
  const slug = title.toLowerCase().replace(' ', '-');
  await expect.poll(() => htmlOf(`${app.url}/artical/${slug}`)).toContain('Once $2,995, now $3,120.');

  const earlier = page.getByRole('region', { name: 'Earlier prices in texts' });
  await expect(earlier.getByText('$2,995')).toBeVisible();
  await expectSound(page);
  await earlier.getByRole('link', { name: title }).click();
  await opening.fill('It costs {vacantStaging.price}.');
  await press(page, 'Save');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/admin/pages');
  await expect(earlier.getByText('$2,995')).toBeVisible();
  await expect(earlier.getByRole('link', { name: title })).toHaveCount(0);
});
