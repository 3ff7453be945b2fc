import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { storedArticles } from '../../../test/articles.ts';
import { exportOf, importExport, postItem } from '../../../test/import-export.ts';

let app: TestApp;
let folder: string;
let dataUri: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(join(folder, '2019'));
  const picture = (width: number) =>
    sharp({ create: { width, height: 60, channels: 3, background: 'teal' } }).jpeg();
  for (const width of [100, 110, 120]) await picture(width).toFile(join(folder, `2019/${width}.jpg`));
  dataUri = `data:image/jpeg;base64,${(await picture(130).toBuffer()).toString('base64')}`;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const uploads = 'https://old.example/wp-content/uploads/2019';

/** Imports a post, and returns the widths of the pictures in its text in their order, and the report. */
async function widthsOf(content: string, fields: object = {}) {
  const item = postItem({ title: 'A', link: 'https://old.example/a-post/', content, ...fields });
  const { leftOut } = await importExport(app.app, exportOf(item), { folder });
  const article = (await storedArticles(app)).at(-1);
  const text = article?.blogs_content.map(({ paragraph }) => paragraph).join('') ?? '';
  const widths = [...text.matchAll(/src="\/pictures\/\w+\/(\d+)\.jpg"/g)].map(([, width]) => Number(width));
  return { widths, leftOut, text, article };
}

test.each([
  ['relative', '<img src="/wp-content/uploads/2019/100.jpg">'],
  ['relative to the post', '<img src="../wp-content/uploads/2019/100.jpg">'],
  ['protocol-relative', '<img src="//cdn.example/wp-content/uploads/2019/100.jpg">'],
  ['smaller copy', `<img src="${uploads}/100-50x30.jpg">`],
  [
    'late',
    `<img src="${placeholder}" data-src="${uploads}/100.jpg"><noscript><img src="${uploads}/100.jpg"></noscript>`,
  ],
  ['late without a script', `<noscript><img src="${uploads}/100.jpg"></noscript>`],
  [
    'in a srcset',
    `<img src="${placeholder}" srcset="${uploads}/100-50x30.jpg 50w, ${uploads}/100.jpg 100w">`,
  ],
  [
    'in a picture',
    `<picture><source srcset="${uploads}/100.jpg 1x"><img src="${uploads}/100.jpg"></picture>`,
  ],
  ['linked to itself', `<a href="${uploads}/100.jpg"><img src="${uploads}/100-50x30.jpg"></a>`],
  [
    'background of an element',
    `<div style="color:red;background-image:url('${uploads}/100.jpg')">Text</div>`,
  ],
  [
    'background of a block',
    `<!-- wp:cover {"url":"${uploads}/100.jpg"} --><div>Text</div><!-- /wp:cover -->`,
  ],
  [
    'of a cover',
    `<!-- wp:cover {"url":"${uploads}/100.jpg"} --><div><img src="${uploads}/100.jpg">Text</div><!-- /wp:cover -->`,
  ],
])('stores a picture that is %s', async (_name, content) => {
  const { widths, leftOut, text } = await widthsOf(content);
  expect([widths, leftOut]).toEqual([[100], []]);
  expect(text).not.toContain('<a ');
});

test('stores pictures of data URIs, headings, lists and tables at their places', async () => {
  const image = (width: number) => `<img src="${uploads}/${width}.jpg">`;
  const { widths, article } = await widthsOf(
    `<h2>One ${image(100)}</h2><ul><li>a ${image(110)}</li></ul><table><tr><td>b ${image(120)}</td></tr></table><img src="${dataUri}">`,
  );
  expect(widths).toEqual([100, 110, 120, 130]);
  expect(article?.blogs_content.map(({ heading }) => heading)).toEqual(['One']);
});

test('a post that begins with a picture has the first text as its brief paragraph', async () => {
  const { article, widths } = await widthsOf(
    `<p><img src="${uploads}/100.jpg"></p><p>One.</p><p><img src="${uploads}/110.jpg"></p><p>Two.</p>`,
  );
  expect([article?.brief_paragraph, widths]).toEqual(['<p>One.</p>', [100, 110]]);
});

test('reports placeholders and pictures that are missing', async () => {
  const { leftOut } = await widthsOf(
    `Text <img src="${placeholder}"><img src="x:y"><img src="data:image/png;base64,${'A'.repeat(400)}">`,
  );
  expect(leftOut).toEqual([
    'A: the picture x:y: the URL is not http or https',
    'A: the picture data:image/png;base64,AAAAAAAAAAAAAAAAAA: it is no picture that can be read',
    'A: a picture of which the text has only a placeholder',
  ]);
});

test('shows an emoji as text', async () => {
  const { article } = await widthsOf('<p>Fine <img class="emoji" alt="🙂" src="https://s.w.org/e.svg"></p>');
  expect(article?.brief_paragraph).toBe('<p>Fine 🙂</p>');
});
