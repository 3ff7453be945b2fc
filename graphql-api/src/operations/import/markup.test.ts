import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { exportOf, type PostFields, postItem } from '../../../test/import-export.ts';
import { importTwice } from '../../../test/import-twice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function importPost(fields: PostFields) {
  const { articles, leftOut } = await importTwice(app, exportOf(postItem({ title: 'A', ...fields })));
  const texts = (articles[0]?.blogs_content ?? []).map(
    ({ heading, paragraph }) => `${heading}: ${paragraph}`,
  );
  return { text: [articles[0]?.brief_paragraph, ...texts].join('\n'), leftOut };
}

test.each([
  ['Page one<!--nextpage-->Page two<!--more-->Rest', '<p>Page one</p>\n<p>Page two</p>\n<p>Rest</p>'],
  ['Old\rMac\r\rline ends', '<p>Old<br />Mac</p>\n<p>line ends</p>'],
  ['<p>One</p><p>\u200B</p><p>&shy;&zwnj;</p><p>Two</p>', '<p>One</p>\n<p>Two</p>'],
  ['<pre>A verse\n\nand another</pre>', '<p>A verse<br /><br />and another</p>'],
  ['<ol start="5"><li>Fifth</li></ol>', '<ol start="5"><li>Fifth</li></ol>'],
  ['He said <q>less</q> twice', '<p>He said “less” twice</p>'],
  [
    '<a href="https://a.example/">Guide</a><a href="https://b.example/">Download</a>',
    '<p><a href="https://a.example/">Guide</a> <a href="https://b.example/">Download</a></p>',
  ],
  [
    '<a href="//old.example/a">a</a> <a href="b/">b</a> <a href="/c">c</a> <a href="#d">d</a>',
    '<p><a href="https://old.example/a">a</a> <a href="https://old.example/b/">b</a> <a href="/c">c</a> <a href="#d">d</a></p>',
  ],
])('the markup %j is the text %j, without a line', async (content, text) => {
  expect(await importPost({ content })).toEqual({ text, leftOut: [] });
});

test.each<[string, string, string[]]>([
  [
    'Call <a href="whatsapp://send?phone=1">us</a>',
    '<p>Call us</p>',
    ['the link to whatsapp://send?phone=1'],
  ],
  ['One <svg><text>Two</text>\n\nThree', '<p>One</p>', ['<svg>', 'the text after <svg>, which has no end']],
  ['[vc_raw_html]JTNDYiUzRQ==[/vc_raw_html]Text', '<p>Text</p>', ['[vc_raw_html]']],
  [
    '<!-- wp:image {"id":3} --><img alt="x"><!-- /wp:image --><p>Text</p>',
    '<p>Text</p>',
    ['a picture without an address'],
  ],
])('the report on %j names what is left out', async (content, words, lines) => {
  const { text, leftOut } = await importPost({ content });
  expect(text).toBe(words);
  expect(leftOut).toEqual(lines.map((line) => `A: ${line}`));
});

test.each([
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazyload="URL">',
  '<img src="about:blank" nitro-lazy-src="URL">',
  '<amp-img src="URL"></amp-img>',
  '<div data-bg="URL">Text</div>',
  '<table background="URL"><tr><td>Text</td></tr></table>',
])('a picture of %s is imported, or named in the report', async (content) => {
  const url = 'https://127.0.0.1/wp-content/uploads/a.jpg';
  const { leftOut } = await importPost({ content: content.replace('URL', url) });
  expect(leftOut).toContain(`A: the picture ${url}: 127.0.0.1 is in a private network`);
});

test('an excerpt keeps its headings, and its pictures are named in the report', async () => {
  const excerpt = '<h3>Rooms &lt;b&gt;</h3>Text <img src="https://old.example/a.jpg">';
  const { text, leftOut } = await importPost({ excerpt, content: '' });
  expect(text).toBe('<h3>Rooms &lt;b&gt;</h3>\n<p>Text</p>');
  expect(leftOut).toEqual(['A: the picture https://old.example/a.jpg in its excerpt']);
});

test('the report counts the terms of plugins, and has the templates of texts for search engines', async () => {
  const { leftOut } = await importPost({
    more: `<category domain="series" nicename="a"><![CDATA[A]]></category>
      <wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value>%%title%% in Milton</wp:meta_value></wp:postmeta>`,
  });
  expect(leftOut).toEqual([
    'A: series: 1',
    "A: the template '%%title%% in Milton' of a text for search engines",
  ]);
});

test('a link to another post of the export leads to its article', async () => {
  const links = [
    'https://www.old.example/2019/second/#end',
    'https://old.example/?p=901',
    'https://old.example/draft/',
  ];
  const { articles } = await importTwice(
    app,
    exportOf(
      postItem({
        link: 'https://old.example/2019/first/',
        content: links.map((url) => `<a href="${url}">x</a>`).join(' '),
      }),
      postItem({ link: 'https://old.example/2019/second/' }).replace(/<wp:post_id>\d+/, '<wp:post_id>901'),
      postItem({ link: 'https://old.example/draft/', status: 'draft' }),
    ),
  );
  expect(articles[0]?.brief_paragraph).toBe(
    '<p><a href="/2019/second/#end">x</a> <a href="/?p=901">x</a> <a href="https://old.example/draft/">x</a></p>',
  );
  for (const path of ['/2019/second/', '/?p=901'])
    expect((await fetch(app.url + path)).url).toBe(`${app.url}/artical/${articles[1]?.slug}`);
});
