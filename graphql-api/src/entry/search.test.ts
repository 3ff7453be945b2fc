import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

interface Found {
  excerpt: string | null;
  entry: { kind: string; title: string };
}

const findAll = (search: string) =>
  adminClient.run<Found[]>(
    'query ($search: String) { searchEntries(search: $search) { excerpt entry { kind title } } }',
    { search },
  );

/** Returns the titles of the found entries of a kind, each with its excerpt. */
async function find(search: string, kind: string) {
  const found = await findAll(search);
  return found.filter(({ entry }) => entry.kind === kind).map(({ entry, excerpt }) => [entry.title, excerpt]);
}

const block = (paragraph: string) => ({ blogs_content: [{ heading: 'Before the visit', paragraph }] });

test('an article is found by words of its texts, after those with the words in the title', async () => {
  const paragraph = '<p>Put a <b>yurt</b> under the çorapçı’s boots.</p><ul><li>Two yurts.</li></ul>';
  await adminClient.createBlog({ title: 'A porch', slug_url: 'porch', ...block(paragraph) });
  await adminClient.createBlog({ title: 'Yurts for boots', slug_url: 'yurts' });
  expect(await find('Yurt boot', 'article')).toEqual([
    ['Yurts for boots', null],
    ['A porch', 'Put a yurt under the çorapçı’s boots. - Two yurts.'],
  ]);
  // A word is found by its beginning, without its accents.
  expect(await find('corapci', 'article')).toEqual([['A porch', expect.stringContaining('çorapçı')]]);
  expect(await find('urts for', 'article')).toEqual([['Yurts for boots', null]]);
  expect(await find('yurt slippers', 'article')).toEqual([]);
  const { blog_id } = await adminClient.createBlog({ title: 'Ice', slug_url: 'ice', ...block('Wombats') });
  await adminClient.updateBlog(blog_id, { title: 'Ice', slug_url: 'ice', ...block('Quokkas') });
  expect([await find('wombat', 'article'), await find('quokka', 'article')]).toEqual([
    [],
    [['Ice', 'Quokkas']],
  ]);
});

const SAVE = `mutation ($kind: String!, $number: Int, $fields: JSONObject!) {
  saveEntryDraft(kind: $kind, number: $number, fields: $fields, version: 0, revision: 0) { number draft { revision } }
}`;
const PUBLISH = `mutation ($kind: String!, $number: Int!, $revision: Int!) {
  publishEntry(kind: $kind, number: $number, revision: $revision) { number }
}`;
interface Saved {
  number: number;
  draft: { revision: number };
}

test('a page of the site is found by the texts of the release and by those of the owner', async () => {
  expect(await find('furnish empty houses', 'page')).toContainEqual([
    'Home',
    expect.stringMatching(/^We furnish empty houses for sale, .*…$/),
  ]);
  const { entry } = await adminClient.run<{ entry: Saved }>(
    '{ editablePage(page: "/about") { entry { number } } }',
  );
  const changed = async (fields: object) => {
    const variables = { kind: 'page', number: entry.number, fields };
    const { draft } = await adminClient.run<Saved>(SAVE, variables);
    await adminClient.run(PUBLISH, { ...variables, revision: draft.revision });
  };
  await changed({ 'hero.paragraph': 'Numbats from {stagingConsultation.price}.' });
  expect(await find('numbat', 'page')).toEqual([['About', 'Numbats from $495.']]);
});

test('a draft that was never published is found by its texts, of any type', async () => {
  const fields = { label: 'Fairs', path: '/fairs', 'hero.paragraph': 'Bilbies at a fair.', blocks: 7 };
  await adminClient.run(SAVE, { kind: 'ownPage', fields });
  expect(await find('bilbies', 'ownPage')).toEqual([['Fairs', 'Bilbies at a fair.']]);
});

test('an entry whose title has the words precedes those of each kind with them in the text only', async () => {
  await adminClient.createBlog({ title: 'Puffins', slug_url: 'one', ...block('A narwhal tusk') });
  for (const title of ['Unnarwhal tusk', 'A tusk of a narwhal', 'Narwhal tusks'])
    await adminClient.run(SAVE, { kind: 'category', fields: { category: title } });
  const found = await findAll('narwhal tusk');
  expect(found.map(({ entry }) => entry.title)).toEqual([
    'Narwhal tusks',
    'A tusk of a narwhal',
    'Unnarwhal tusk',
    'Puffins',
  ]);
});
