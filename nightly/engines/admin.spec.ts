import { admin } from '../../graphql-api/test/admin.ts';
import { mark } from '../../web/e2e/support/admin-page.ts';
import { photoFiles } from '../../web/e2e/support/quote-form.ts';
import { expect, test } from './engine-test.ts';
import {
  answers,
  button,
  choose,
  control,
  fill,
  fillAll,
  isAt,
  main,
  openHydrated,
  sees,
} from './visitor.ts';

const dialog = { role: 'dialog' };
const inDialog = (name: string) => `dialog [name="${name}"]`;

test('the sign-in form names missing and wrong fields', async ({ line, tab }) => {
  const submit = main('button', 'Sign In');
  const field = () => {
    const { activeElement: it } = document;
    const id = it?.getAttribute('aria-describedby');
    return [it?.getAttribute('name'), id && document.getElementById(id)?.textContent !== ''];
  };
  await openHydrated(tab, `${line.url}/login`);
  await tab.click(submit);
  await answers(tab, ['email', true], field);
  await fill(tab, control('email'), admin.email);
  await tab.click(submit);
  await answers(tab, ['password', true], field);
  await fill(tab, control('password'), 'not-the-password');
  await tab.click(button('Show password'));
  await answers(tab, 'text', () => document.querySelector<HTMLInputElement>('main [name=password]')?.type);
  await tab.click(submit);
  await tab.waitFor('main [role=alert]:not(:empty)');
  await isAt(tab, '/login');
  expect(tab.takeErrors()).toEqual([]);
});

test('the admin signs in, writes a post with a picture, deletes it and restores it', async ({
  app,
  line,
  tab,
}) => {
  const own = mark();
  const card = { role: 'article', name: `Rooms ${own}` };
  const url = `${app.url}/artical/rooms-${own}`;
  await openHydrated(tab, `${line.url}/login`);
  await fillAll(tab, admin);
  await tab.press('Enter');
  await isAt(tab, '/admin');
  await tab.click({ role: 'link', name: 'Blog' });
  await tab.click(button('Upload New Blog'));
  await fill(tab, inDialog('title'), `Rooms ${own}`);
  await expect.poll(() => tab.run(secondCategory)).not.toBe('');
  await choose(tab, inDialog('category'), await tab.run(secondCategory));
  // WebDriver cannot select text in the rich text editors as in a control.
  await tab.click(inDialog('brief_paragraph'));
  await tab.type('Light comes back');
  await fill(tab, inDialog('blogs_content[0].heading'), 'First, the windows');
  await tab.click(inDialog('blogs_content[0].paragraph'));
  await tab.type('Clean them.');
  await tab.chooseFiles(inDialog('blog_image'), photoFiles(1));
  await fill(tab, inDialog('blog_image.alt'), 'A bright room');
  await tab.click({ role: 'button', name: 'Publish', in: dialog });
  await tab.waitFor(card);
  const text = await (await fetch(url)).text();
  for (const words of ['Light comes back', 'First, the windows', 'Clean them.', 'A bright room'])
    expect(text).toContain(words);

  await tab.click({ role: 'button', name: 'Delete Blog', in: card });
  await tab.click({ role: 'button', name: 'Delete', in: dialog });
  // Undo is offered for ten seconds; the test looks at the article after that.
  await tab.click(button('Undo'));
  await tab.waitFor(card);
  await sees(tab, `Rooms ${own}`);
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  expect(tab.takeErrors()).toEqual([]);
});

/** Runs in the page. */
function secondCategory(): string {
  const options = document.querySelectorAll<HTMLOptionElement>('dialog [name="category"] option');
  return options[1]?.value ?? '';
}
