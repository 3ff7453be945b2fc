import { admin } from '../../../graphql-api/test/admin.ts';
import { mark } from '../support/admin-page.ts';
import { photoFiles } from '../support/quote-form.ts';
import { expect, test } from './engine-test.ts';
import { button, choose, fill, fillAll, isAt, openHydrated, sees } from './visitor.ts';

const dialog = { role: 'dialog' };
const inDialog = (name: string) => `dialog [name="${name}"]`;

test('the admin signs in, writes a post with a picture, deletes it and takes that back', async ({
  app,
  line,
  tab,
}) => {
  const own = mark();
  const card = { role: 'article', name: `Rooms ${own}` };
  const address = `${app.url}/artical/rooms-${own}`;
  await openHydrated(tab, `${line.url}/login`);
  await fillAll(tab, admin);
  await tab.press('Enter');
  await isAt(tab, '/admin');
  await tab.open(`${line.url}/admin/blogs`);
  await tab.click(button('Upload New Blog'));
  await fill(tab, inDialog('title'), `Rooms ${own}`);
  await expect.poll(() => tab.run(secondCategory)).not.toBe('');
  await choose(tab, inDialog('category'), await tab.run(secondCategory));
  // Editors of their own, whose text cannot be selected as a control's.
  await tab.click(inDialog('brief_paragraph'));
  await tab.type('Light comes back');
  await fill(tab, inDialog('blogs_content[0].heading'), 'First, the windows');
  await tab.click(inDialog('blogs_content[0].paragraph'));
  await tab.type('Clean them.');
  await tab.chooseFiles(inDialog('blog_image'), photoFiles(1));
  await fill(tab, inDialog('imageAlt'), 'A bright room');
  await tab.waitFor({ role: 'img', name: 'A bright room', in: dialog });
  await tab.click({ role: 'button', name: 'Upload', in: dialog });
  await tab.waitFor(card);
  const text = await (await fetch(address)).text();
  for (const words of ['Light comes back', 'First, the windows', 'Clean them.', 'A bright room'])
    expect(text).toContain(words);

  await tab.click({ role: 'button', name: 'Delete Blog', in: card });
  await tab.click({ role: 'button', name: 'Delete', in: dialog });
  // It is offered for ten seconds: what became of the article is looked at afterwards.
  await tab.click(button('Undo'));
  await tab.waitFor(card);
  await sees(tab, `Rooms ${own}`);
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  expect(tab.takeErrors()).toEqual([]);
});

/** Run in the page. */
function secondCategory(): string {
  const options = document.querySelectorAll<HTMLOptionElement>('dialog [name="category"] option');
  return options[1]?.value ?? '';
}
