import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { storedArticles } from '../../../test/articles.ts';
import { exportOf, type ImportResult, importExport, postItem } from '../../../test/import-export.ts';
import { type PictureHost, startPictureHost } from '../../../test/picture-host.ts';
import { defaultLimits } from '../../platform/core/resource-limits.ts';

let app: TestApp;
let host: PictureHost;
const limits = { ...defaultLimits };
beforeAll(async () => {
  [host, app] = await Promise.all([startPictureHost(), startApp({}, { limits })]);
});
beforeEach(() => {
  app.app.config.privateNetworks = true;
  host.requested.length = 0;
  host.beforeRedirect = undefined;
  limits.downloadMs = defaultLimits.downloadMs;
});
afterAll(() => Promise.all([host.close(), app.close()]));

/** Imports a post with this picture. */
async function importWith(src: string): Promise<{ report: ImportResult; text: string | undefined }> {
  const content = `<h2>Before</h2><p>Text.</p><img src="${src}" alt="A room">`;
  const report = await importExport(app.app, exportOf(postItem({ title: 'Room', content, status: 'draft' })));
  const article = (await storedArticles(app)).at(-1);
  return { report, text: article?.blogs_content[0]?.paragraph };
}

test.each(['/room.jpg', '/moved.jpg'])('stores the picture at %s in the article', async (path) => {
  const { report, text } = await importWith(host.url + path);
  expect(report.leftOut).toEqual([]);
  const [, src] = /<img src="(\/pictures\/\w+\/\d+\.jpg)" alt="A room"/.exec(text ?? '') ?? [];
  const response = await fetch(app.url + src);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test.each([
  ['/missing.jpg', 'the server answered 404'],
  ['/page.jpg', 'it is no picture that can be read'],
  ['/photo.heic', 'HEIC pictures cannot be opened. Save it as JPEG first.'],
  ['/large.jpg', 'it is larger than 10 MB'],
  ['/slow.jpg', 'its server is too slow'],
  ['/broken.jpg', 'its server cannot be reached'],
  ['/circle.jpg', 'the server answered 302'],
  ['/ftp.jpg', 'the URL is not http or https'],
])('leaves out %s, reports that %s, and keeps the text', async (path, reason) => {
  if (path === '/slow.jpg') limits.downloadMs = 2_000;
  const { report, text } = await importWith(host.url + path);
  expect(report).toMatchObject({ imported: 1, leftOut: [`Room: the picture ${host.url}${path}: ${reason}`] });
  expect(text).toBe('<p>Text.</p>');
  expect(await readdir(join(app.app.config.dataDir, 'uploads'))).toEqual([]);
});

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', 'localhost', '169.254.169.254'])(
  'does not connect to %s',
  async (name) => {
    app.app.config.privateNetworks = false;
    const url = host.url.replace('127.0.0.1', name);
    const { report } = await importWith(`${url}/room.jpg`);
    expect(report.leftOut).toEqual([expect.stringMatching(/is in a private network$/)]);
    expect(host.requested).toEqual([]);
  },
);

test('checks the target of a redirect', async () => {
  // The first host of the test is private too, and allowed.
  host.beforeRedirect = () => {
    app.app.config.privateNetworks = false;
  };
  const { report } = await importWith(`${host.url}/moved.jpg`);
  expect(report.leftOut).toEqual([expect.stringMatching(/127\.0\.0\.1 is in a private network$/)]);
  expect(host.requested).toEqual(['/moved.jpg']);
});

test('names a server that does not exist', async () => {
  const { report } = await importWith('http://no-such-host.invalid/room.jpg');
  expect(report.leftOut).toEqual([
    'Room: the picture http://no-such-host.invalid/room.jpg: its server does not exist any more',
  ]);
});
