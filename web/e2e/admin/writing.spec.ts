import { control, dialog, openAdmin } from '../support/admin-page.ts';
import { expect, test } from '../support/shared-site.ts';

test('a link of a text is completed, or refused in words', async ({ app, page }) => {
  await openAdmin(page, app, '/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  const text = control(page, 'brief_paragraph');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.fill('See us');
  await text.press('ControlOrMeta+a');
  const tools = dialog(page).getByRole('group', { name: 'Formatting of Brief paragraph' });
  await tools.getByRole('button', { name: 'Link', exact: true }).click();
  const url = tools.getByLabel('URL of the link');
  await url.fill('our shop');
  await url.press('Enter');
  await expect(tools.getByRole('alert')).toHaveText(/^Write a link like https:\/\/example\.com/);
  await url.fill('www.example.com/x');
  await url.press('Enter');
  await expect(text.getByRole('link', { name: 'See us' })).toHaveAttribute(
    'href',
    'https://www.example.com/x',
  );

  const canonical = control(page, 'canonicalLink');
  await canonical.fill('example.com/article');
  await canonical.blur();
  await expect(canonical).toHaveValue('https://example.com/article');
  await canonical.fill('an article');
  await expect(canonical).toHaveAccessibleDescription(/Write a link like/);
});
