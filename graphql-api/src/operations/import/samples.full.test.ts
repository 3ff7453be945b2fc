import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { exportOf, importExport, type PostFields, postItem } from '../../../test/import-export.ts';
import { importSample, importTwice } from '../../../test/import-twice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function importPost(fields: PostFields) {
  const { articles, categories, leftOut } = await importTwice(
    app,
    exportOf(postItem({ title: 'A', ...fields })),
  );
  return { article: articles[0], category: categories[0], leftOut };
}

test('a post without a date in UTC has its local date or that of the feed, and shows the local day', async () => {
  const { articles } = await importSample(app, 'dates');
  expect(articles.map(({ published_date, publishAt }) => [published_date, publishAt?.toISOString()])).toEqual(
    [
      ['May 4, 2019', '2019-05-04T14:00:00.000Z'],
      ['December 31, 2019', '2020-01-01T02:30:00.000Z'],
      ['May 4, 2019', '2019-05-04T14:00:00.000Z'],
    ],
  );
  const west = await importPost({ date: '2019-12-31 23:30:00', gmt: '2020-01-01 07:30:00' });
  expect(west.article?.published_date).toBe('December 31, 2019');
  const { article, leftOut } = await importPost({
    date: '',
    gmt: '',
    pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000',
  });
  expect([article?.publishAt, leftOut]).toEqual([null, [expect.stringContaining('A: its date')]]);
});

test('a link to a file of the old site is reported once, and stays', async () => {
  const file = 'https://old.example/wp-content/uploads/2019/05/prices.pdf';
  const { article, leftOut } = await importPost({
    content: `<p><a href="${file}">Prices</a>, <a href='${file}'>again</a>, <a href="/about">about</a></p>`,
  });
  expect(JSON.stringify(article)).toContain(file);
  expect(leftOut).toEqual([`A: the file ${file}: its link still leads to the old site`]);
});

test('white space around CDATA is no part of a text', async () => {
  expect((await importSample(app, 'whitespace')).articles).toMatchObject([{ title: 'Pretty printed' }]);
});

test('words in brackets stay, and shortcodes are left out with a line', async () => {
  const { articles, leftOut } = await importSample(app, 'brackets');
  expect(articles[0]?.brief_paragraph).toBe(
    [
      '<p>She wrote that the sofa [the grey one] was "perfect [sic]".</p>',
      '<p>[Note: ask us for the list before you buy.]</p>',
      '<p>A caption</p>',
      '<p>Write [gallery] to see one.</p>',
    ].join('\n'),
  );
  expect(leftOut).toEqual(['What clients say: [caption]', 'What clients say: [gallery]']);
});

test.each([
  ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', 'Text', ['[vc_row]', '[vc_column]']],
  ["[contact-form-7 id='5' title='Say [hi]'] Text", 'Text', ['[contact-form-7]']],
  ['[button]Press[/button]', 'Press', ['[button]']],
  ['[my-form id="2"] Text [other /]', 'Text', ['[my-form]', '[other]']],
  ['[[caption id="1"]a[/caption]]', '[caption id="1"]a[/caption]', []],
  [
    "[Jane Doe] [1] [the client's sofa] [a=b] [and/or] [[note]]",
    "[Jane Doe] [1] [the client's sofa] [a=b] [and/or] [[note]]",
    [],
  ],
  ['[see "this] and [gallery ids="1"]', '[see "this] and', ['[gallery]']],
  [
    '[embed]https://video.example/1[/embed]',
    '<a href="https://video.example/1">https://video.example/1</a>',
    ['[embed]', 'an embedded page, which is a link now: https://video.example/1'],
  ],
])('reads the shortcodes of %s', async (content, text, parts) => {
  const { article, leftOut } = await importPost({ content });
  expect(article?.brief_paragraph).toBe(`<p>${text}</p>`);
  expect(leftOut).toEqual(parts.map((part) => `A: ${part}`));
});

test('every post gets a free and valid slug', async () => {
  const { articles } = await importSample(app, 'slugs');
  expect(articles.map(({ slug, publishAt }) => [slug, publishAt])).toEqual(
    ['is-staging-worth-it', 'before-after-100-of-it-1', 'logo-png', 'same-title', 'same-title-2'].map(
      (slug) => [slug, null],
    ),
  );
});

test.each([
  ['2019', /^article-2019$/],
  ['%d8%b1%d8%b3%d9', /^رس$/],
  ['a/b%3Fc', /^a-b-c$/],
  ['?!', /^a(?:-\d+)?$/],
  ['same-title', /^same-title-3$/],
  ['x'.repeat(400), /^x{100}$/],
])('the slug %s is imported as %s, and the old URL redirects to it', async (name, slug) => {
  const link = `https://old.example/old-${name.length}-${name.codePointAt(0)}/`;
  const { article } = await importPost({ name, link });
  expect(article?.slug).toMatch(slug);
  const { status, headers } = await fetch(app.url + new URL(link).pathname, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([
    301,
    `/artical/${encodeURIComponent(article?.slug ?? '')}`,
  ]);
});

test('a character that cannot be stored is left out with a line', async () => {
  const { articles, categories, leftOut } = await importSample(app, 'nul');
  expect(articles.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
  expect(categories).toEqual(['Tips', 'Rooms', 'Tips']);
  expect(leftOut).toEqual(['Second: 1 character that cannot be read, in ‘Room\uFFFDs’']);
});

test('a control character is left out with a line', async () => {
  const { article, leftOut } = await importPost({ content: '<p>Soft\u000Bbreak.</p>' });
  expect(article?.brief_paragraph).toBe('<p>Softbreak.</p>');
  expect(leftOut).toEqual(['A: 1 character that cannot be read, in ‘Soft\uFFFDbreak.’']);
});

test('a file that ends within a post is imported up to it', async () => {
  const { articles, leftOut } = await importTwice(
    app,
    exportOf(postItem(), postItem({ title: 'Last' })).slice(0, -150),
  );
  expect([articles.length, leftOut]).toEqual([1, ['Last: the whole article: the file ends within it']]);
});

test('nothing is lost silently', async () => {
  const { articles, leftOut } = await importSample(app, 'lost-parts');
  expect(articles).toMatchObject([
    {
      brief_paragraph: '<p>A hand-written excerpt of the article.</p>',
      blogs_content: [
        { heading: 'Kitchen and dining', paragraph: '<p>Text</p>\n<ul><li>Room | $400</li></ul>' },
      ],
    },
  ]);
  const missing = ['a', 'b', 'c'].map(
    (name) => `the picture https://old.example/wp-content/uploads/${name}.jpg: its server`,
  );
  const parts = [
    ...missing,
    'the reusable block 45',
    "the block 'latest-posts'",
    'the columns of a table',
    'the featured picture',
  ];
  expect(leftOut).toEqual(parts.map((part) => expect.stringContaining(`Parts: ${part}`)));
});

test('the markup of the classic editor reads as WordPress shows it', async () => {
  const { articles } = await importSample(app, 'classic');
  expect(articles).toMatchObject([
    {
      brief_paragraph:
        '<p>A first line</p>\n<ul><li>one</li><li>two</li></ul>\n<p>A line after it<br />and another</p>',
      blogs_content: [{ heading: 'Heading', paragraph: '<p>Directly after it</p>' }],
    },
  ]);
});

test.each([
  ['One<br><br>Two\n\n&nbsp;\n\n<p></p><b>\n</b>', '<p>One</p>\n<p>Two</p>'],
  ['<b>One\n\nTwo</b> three', '<p><b>One</b></p>\n<p><b>Two</b> three</p>'],
  ['<blockquote>One\n\nTwo</blockquote>Three', '<blockquote><p>One</p><p>Two</p></blockquote>\n<p>Three</p>'],
  [
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c<br />d</li></ul>',
  ],
  [
    '<table><thead><tr><th>Room<th>Price</thead><tr><td><p>Hall</p><p>up</p><td>$4</table>',
    '<ul><li>Room | Price</li><li>Hall up | $4</li></ul>',
  ],
  ['<div>a<div>b</div>c</div>', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
  ['<pre>a\n  b</pre>', '<p>a<br />b</p>'],
  ['a &lt; b &amp; c', '<p>a &lt; b &amp; c</p>'],
])('the markup %s is the text %s', async (content, text) => {
  const { article } = await importPost({ content });
  expect(article?.brief_paragraph).toBe(text);
});

const long = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(' ');
test.each<[string, PostFields, object]>([
  [
    'opening',
    { content: `<p>${long(1_500)}</p><p>${long(1_500)}</p>` },
    { title: 'A', blogs_content: [{ heading: 'A' }] },
  ],
  ['paragraph', { content: long(6_000) }, { title: 'A' }],
  [
    'section',
    { content: `<h2>B</h2>${`<p>${long(1_000)}</p>`.repeat(3)}` },
    { blogs_content: [{ heading: 'B' }, { heading: 'B (continued)' }] },
  ],
  [
    'heading',
    { content: `<h2>${long(100)}</h2><p>Text.</p>` },
    { blogs_content: [{ heading: expect.stringMatching(/^.{200,300}…$/) }] },
  ],
  ['title', { title: long(100) }, { title: expect.stringMatching(/^.{200,300}…$/) }],
  ['missing title', { title: '', content: '<p>First words.</p>' }, { title: 'First words.' }],
  ['category', { more: `<category domain="category">${'c'.repeat(80)}</category>` }, { title: 'A' }],
])('a post with a long or missing %s is a draft with a line', async (_name, fields, expected) => {
  const { article, leftOut } = await importPost(fields);
  expect(article).toMatchObject({ ...expected, publishAt: null });
  expect(leftOut.filter((line) => line.endsWith('; it is a draft'))).not.toEqual([]);
  const words = JSON.stringify([article?.brief_paragraph, article?.blogs_content]).match(/word\d+/g) ?? [];
  expect(new Set(words).size).toBe(new Set(fields.content?.match(/word\d+/g) ?? []).size);
});

test.each([
  ['', 'Uncategorized'],
  ['&#0;', 'Uncategorized'],
  ['&#xD800; \uFFFD&#1;', 'Uncategorized'],
  ['&zwnj;&#8203;', 'Uncategorized'],
  ['K&#0;chen', 'K\uFFFDchen'],
  ['Ki&#1;tchens', 'Kitchens'],
  ['All', 'Uncategorized'],
  ['tips', 'Tips'],
])("a post of the category '%s' is in the category '%s'", async (name, category) => {
  const post = await importPost({ more: `<category domain="category"><![CDATA[${name}]]></category>` });
  expect(post.category).toBe(category);
});

test('references to characters that do not exist are no title, slug or heading', async () => {
  const nothing = '&#0;&#xDFFF;';
  const { article } = await importPost({
    title: nothing,
    name: nothing,
    content: `<h2>${nothing}</h2><p>Tea</p>`,
  });
  expect([article?.title, article?.slug]).toEqual(['Tea', 'tea']);
  expect(JSON.stringify(article?.blogs_content)).not.toContain('\uFFFD');
  const empty = await importPost({ title: nothing, name: '', content: `<p>${nothing}</p>` });
  expect([empty.article?.title, empty.article?.slug]).toEqual(['Untitled', 'untitled']);
});

test('one bad post does not stop the others', async () => {
  const bad = postItem({
    more: '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key></wp:postmeta>',
    guid: '\0',
    link: 'x:\0',
    title: '\0',
    name: '\0',
    content: '\0[a',
  });
  const { articles } = await importTwice(
    app,
    exportOf(postItem(), bad, postItem({ guid: 'g'.repeat(90_000) })),
  );
  expect(articles.length).toBe(3);
});

test.each([
  ['[a', 'brackets'],
  ['[a x="', 'quotes'],
  ["[a 'x' [/a]", 'closing tags'],
  ['<div>', 'nested elements'],
  ['<b></i>', 'unmatched tags'],
  ['<!-- wp:a {', 'comments'],
  ['\n', 'line breaks'],
  ['<table><td>', 'tables'],
  ['&nbsp; ', 'spaces'],
])('a post of 100 KB of %j is imported', async (text) => {
  const { posts, done } = await importExport(
    app.app,
    exportOf(postItem({ content: text.repeat(100_000 / text.length), excerpt: text.repeat(10_000) })),
  );
  expect([posts, done]).toEqual([1, 1]);
});
