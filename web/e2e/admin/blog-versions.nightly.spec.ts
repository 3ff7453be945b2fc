import { card, control, dialog, expectSound, mark, openAdmin, phone, press } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

test('an earlier version of an article loads into the editor as an unsaved change, which can be undone', async ({
  app,
  page,
}) => {
  const own = mark();
  const slug = `versions-${own}`;
  const token = await openAdmin(page, app, '/admin');
  const input = (paragraph: string) => ({
    title: `Versions ${own}`,
    slug_url: slug,
    category: 2,
    brief_paragraph: '<p>Brief</p>',
    blogs_content: [{ heading: 'A thought', paragraph }],
  });
  const { createBlog } = await app.graphql<{ createBlog: { blog_id: number; version: number } }>(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id version } }',
    { input: input('Still raw.') },
    token,
  );
  await app.graphql(
    `mutation ($id: Int!, $input: BlogInput!, $version: Int!) {
      updateBlog(id: $id, input: $input, version: $version) { blog_id }
    }`,
    { id: createBlog.blog_id, input: input('Cooked.'), version: createBlog.version },
    token,
  );
  const article = async () => (await fetch(`${app.url}/artical/${slug}`)).text();

  await page.setViewportSize(phone);
  await page.goto('/admin/blogs');
  await card(page, `Versions ${own}`).getByRole('button', { name: 'Edit Blog' }).click();
  const paragraph = control(page, 'blogs_content[0].paragraph');
  await expect(paragraph).toHaveText('Cooked.');
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  const oldest = versions.getByRole('listitem').last();
  await press(page, 'Earlier versions');
  await oldest.getByRole('button', { name: /^Compare/ }).click();
  await expect(oldest.getByRole('deletion')).toHaveText(['Still raw']);
  await expect(oldest.getByRole('insertion')).toHaveText(['Cooked']);
  await expectSound(page);

  const load = oldest.getByRole('button', { name: /^Restore in the editor/ });
  await load.click();
  await expect(versions).toHaveCount(0);
  await expect(
    dialog(page).getByText('Loaded into the editor. Publish to show it on the site.'),
  ).toBeVisible();
  await expect(paragraph).toHaveText('Still raw.');
  // The form has a button of the same name.
  await dialog(page).getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(paragraph).toHaveText('Cooked.');

  await press(page, 'Earlier versions');
  await load.click();
  await expect(paragraph).toHaveText('Still raw.');
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  expect(await article()).toContain('Cooked.');
  await press(page, 'Publish');
  await expect(page.getByRole('link', { name: 'View', exact: true }).last()).toHaveAttribute(
    'href',
    `/artical/${slug}`,
  );
  expect(await article()).toContain('Still raw.');
  expect(await article()).not.toContain('Cooked.');
});
