import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { storedArticles } from '../../../test/articles.ts';
import { type ImportResult, importExport } from '../../../test/import-export.ts';
import { ConfigError } from '../../platform/core/config.ts';

const sample = new URL('../../../test/samples/wordpress.xml', import.meta.url);
let app: TestApp;
let uploads: string;
let report: ImportResult;
beforeAll(async () => {
  app = await startApp();
  uploads = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(join(uploads, '2019/05'), { recursive: true });
  const create = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
  await sharp({ create }).jpeg().toFile(join(uploads, '2019/05/hall.jpg'));
  report = await importSample();
});
afterAll(async () => {
  await app.close();
  await rm(uploads, { recursive: true });
});

const importSample = async () => importExport(app.app, await readFile(sample, 'utf8'), { folder: uploads });
const articles = () => storedArticles(app);
const get = (path: string) => fetch(app.url + path, { redirect: 'manual' });

test('imports posts with their text, category, date, slug and pictures', async () => {
  expect(report).toMatchObject({ posts: 6, done: 6, imported: 5, pictures: 1 });
  const [blocks, classic, draft, copy, untitled] = (await articles()).slice(-5);
  expect(blocks).toMatchObject({
    title: 'Markup: blocks & pictures',
    slug: 'markup-blocks',
    brief_paragraph: '<p>An opening with <strong>bold</strong> text.</p>',
    published_date: 'May 4, 2019',
    publishAt: new Date('2019-05-04T15:30:00Z'),
    metaDescription: 'How the hall changed.',
    blog_image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\/900\.jpg$/),
  });
  expect(blocks?.blogs_content.map(({ heading }) => heading)).toEqual(['The hall & the stairs', 'A film']);
  const [hall, film] = blocks?.blogs_content ?? [];
  expect(hall?.paragraph).toContain(`<img src="${blocks?.blog_image}" alt="The hall &quot;after&quot;"`);
  expect(hall?.paragraph).toContain('<p>The hall, after.</p>');
  expect(hall?.paragraph).toContain('<li>One</li>');
  expect(film?.paragraph).toBe('<p>Watch it:</p>');
  expect(classic).toMatchObject({
    slug: 'رسم',
    brief_paragraph: '<p>First paragraph<br />with a line break.</p>\n<p>Second paragraph.</p>',
    blogs_content: [{ heading: 'A heading of the third level', paragraph: '<p>Text below it.</p>' }],
  });
  expect(draft).toMatchObject({ title: 'A draft', slug: 'a-draft', publishAt: null });
  expect(untitled).toMatchObject({ title: 'No title.', slug: 'no-title', publishAt: null });
  expect(copy).toMatchObject({ slug: 'a-copy', brief_paragraph: '<p>Text of the copy.</p>' });
});

test('the article is published with its category and picture', async () => {
  const query = '{ blog(slug: "markup-blocks") { title categoryDetails { category } picture { alt } } }';
  const { data } = await app.graphql(query);
  expect(data).toEqual({
    blog: {
      title: 'Markup: blocks & pictures',
      categoryDetails: { category: 'Before & After' },
      picture: { alt: 'The hall "after"' },
    },
  });
});

test.each([
  ['/2019/05/Markup-Blocks/', '/artical/markup-blocks'],
  ['/2019/05/markup-blocks?utm_source=old', '/artical/markup-blocks?utm_source=old'],
  ['/?p=20', '/artical/markup-blocks'],
  ['/classic.html', `/artical/${encodeURIComponent('رسم')}`],
])('%s redirects to the article', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test('paths of posts that are not published stay unknown', async () => {
  for (const path of ['/protected', '/no-title', '/2019/05']) expect((await get(path)).status).toBe(404);
});

test('reports each part that was left out with its reason', () => {
  expect(report.leftOut).toEqual([
    '1 menu item (only posts are imported)',
    '1 page (only posts are imported)',
    'Markup: blocks & pictures: the picture https://127.0.0.1/private.jpg: 127.0.0.1 is in a private network',
    'Markup: blocks & pictures: <iframe> https://video.example/1',
    'Markup: blocks & pictures: <script>',
    "Markup: blocks & pictures: the heading 'An empty section', which has no text",
    'Markup: blocks & pictures: comments: 1',
    'Markup: blocks & pictures: tags: 1',
    'Markup: blocks & pictures: further categories: Home Staging',
    'Classic editor: [gallery]',
    'Protected: the whole article: it is protected by a password',
    'No title.: it has no title: its title is ‘No title.’; it is a draft',
  ]);
});

test('a second import changes nothing, also while another one runs', async () => {
  const before = await articles();
  const [first, second] = await Promise.all([importSample(), importSample()]);
  expect([first, second].map(({ imported, unchanged }) => [imported, unchanged])).toEqual([
    [0, 5],
    [0, 5],
  ]);
  expect(await articles()).toEqual(before);
});

describe('rejects', () => {
  test.each([
    ['a file that is no XML', 'hello', 'isn’t a WordPress export'],
    ['XML of another kind', '<rss><channel><title>Feed</title></channel></rss>', 'isn’t a WordPress export'],
  ])('%s', async (_name, xml, message) => {
    await expect(importExport(app.app, xml)).rejects.toThrow(ConfigError);
    await expect(importExport(app.app, xml)).rejects.toThrow(message);
  });
});
