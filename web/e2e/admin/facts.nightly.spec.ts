import {
  control,
  dialog,
  expectSound,
  insertToken,
  laptop,
  mark,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
} from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

/** Publishes an article, whose text is its opening. */
async function addArticle(app: Site, token: string, title: string, brief_paragraph: string): Promise<void> {
  const texts = { title, slug_url: title.toLowerCase().replaceAll(' ', '-'), brief_paragraph };
  await app.graphql(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input: { ...texts, category: 2, published_date: '', blogs_content: [] } },
    token,
  );
}

for (const size of [phone, laptop])
  test(`after a change of prices the focus is on the texts with an earlier price, which name their fields, and stays there, at ${size.width} pixels`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const token = await openAdmin(page, app, '/admin/pages');
    await addArticle(app, token, 'One visit', 'From $2,995.');
    await openEditor(page, 'Prices');
    await control(page, 'vacantStaging.price').fill('3120');
    await publish(page, 'Prices');
    const earlier = page.getByRole('region', { name: 'Earlier prices in texts' });
    const heading = earlier.getByRole('heading', { name: 'Earlier prices in texts' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(earlier.getByRole('listitem')).toContainText('One visit, Brief paragraph: “From $2,995.”');
    await earlier.getByRole('button', { name: 'Use the price' }).press('Enter');
    await expect(earlier.getByText('No text has an earlier price any more.')).toBeVisible();
    await expect(heading).toBeFocused();
    await expectSound(page);
  });

test('an article names prices by tokens, and texts with an earlier price are listed until it is replaced', async ({
  app,
  page,
}) => {
  const title = `Costs ${mark()}`;
  const token = await openAdmin(page, app, '/admin/blogs');
  await addArticle(app, token, 'What it costs', 'From $2,995.');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await control(page, 'title').fill(title);
  await control(page, 'category').selectOption({ index: 1 });
  const opening = dialog(page).getByRole('textbox', { name: 'Brief paragraph' });
  const chips = opening.getByTitle('Vacant staging, $2,995');
  await opening.click();
  await page.keyboard.type('Once $2,995, now ');
  await insertToken(page, 'Formatting of Brief paragraph', 'Vacant staging $2,995');
  await expect(opening).toBeFocused();
  await expect(opening).toHaveText('Once $2,995, now $2,995');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(opening).toHaveText('Once $2,995, now ');
  await page.keyboard.type('{vacantStaging.price}.');
  await expect(opening).toHaveText('Once $2,995, now $2,995.');
  await expect(chips).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  const other = dialog(page).getByRole('textbox', { name: 'Paragraph 1', exact: true });
  await other.click();
  await expect(other).toBeFocused();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(other).toHaveText('Once $2,995, now $2,995.');
  await expect(other.getByTitle('Vacant staging, $2,995')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(other).toHaveText('');
  await expect(
    dialog(page).getByRole('listitem').filter({ hasText: 'Vacant staging, $2,995' }),
  ).toBeVisible();
  await expect(preview(page).getByText('Once $2,995, now $2,995.')).toBeVisible();

  // Two services have this price.
  const description = control(page, 'metaDescription');
  await description.fill('Advice for {vacantStaging.cost}');
  await expect(
    dialog(page).getByText('{vacantStaging.cost} isn’t a price or fact: change it before you publish'),
  ).toBeVisible();
  await description.fill('Advice for $495');
  await expect(dialog(page).getByRole('button', { name: 'Use Staging consultation' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use Styling consultation' }).press('Enter');
  await expect(description).toHaveValue('Advice for {stylingConsultation.price}');
  await expect(description).toBeFocused();
  await expectSound(page);
  await press(page, 'Publish');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.goto('/admin/pages');
  await openEditor(page, 'Prices');
  await control(page, 'vacantStaging.price').fill('3120');
  await publish(page, 'Prices');
  const slug = title.toLowerCase().replace(' ', '-');
  const article = () => htmlOf(`${app.url}/artical/${slug}`);
  await expect.poll(article).toContain('Once $2,995, now $3,120.');

  const earlier = page.getByRole('region', { name: 'Earlier prices in texts' });
  const place = earlier.getByRole('listitem').filter({ hasText: title });
  await expect(earlier.getByText('This was Vacant staging, now $3,120.')).toBeVisible();
  await expect(place.getByText('“Once $2,995, now $3,120.”')).toBeVisible();
  await expectSound(page);
  await place.getByRole('button', { name: 'Use the price' }).click();
  await expect(page.getByText(`“${title}” now uses Vacant staging, $3,120.`)).toBeVisible();
  await expect(place).toHaveCount(0);
  expect(await article()).toContain('Once $3,120, now $3,120.');
  await earlier.getByRole('link', { name: 'What it costs' }).click();
  await opening.press('ControlOrMeta+a');
  await page.keyboard.type('$3,120');
  await dialog(page).getByRole('button', { name: 'Use Vacant staging' }).click();
  await expect(opening.getByTitle('Vacant staging, $3,120')).toHaveText('$3,120');
  await expect(opening).toBeFocused();
  await expectSound(page);
  await press(page, 'Publish');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/admin/shared-texts');
  await expect(page.getByRole('heading', { name: 'Shared texts', exact: true })).toBeVisible();
  await expect(earlier).toHaveCount(0);
});
