import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { heic } from '../../test/heic.ts';
import { type AdminClient, place, post, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { jpeg } from '../../test/samples/quote.ts';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const answer = async (response: Promise<Response>) => {
  const { status } = await response;
  return { status, body: (await (await response).json()) as Record<string, unknown> };
};

test('a post is made, read, changed and deleted in the shapes of the contract', async () => {
  const made = await answer(adminClient.rest('POST', '/blog', post));
  const { blog_id } = made.body['data'] as { blog_id: number };
  const data = { ...post, blog_id };
  expect(made).toEqual({ status: 200, body: { status: 'success', message: expect.any(String), data } });

  const read = () => answer(adminClient.rest('GET', `/blog/${blog_id}`, undefined, null));
  expect(await read()).toEqual({
    status: 200,
    body: { status: 'success', message: expect.any(String), data },
  });
  const list = await answer(adminClient.rest('GET', '/blogs', undefined, null));
  expect((list.body['data'] as unknown[])[0]).toEqual(data);

  const changed = { ...data, title: 'Another title', category: '3' };
  expect(await answer(adminClient.rest('PUT', `/blog/${blog_id}`, changed))).toEqual({
    status: 200,
    body: { status: 'success', message: expect.any(String), data: { ...changed, category: 3 } },
  });
  expect(await answer(adminClient.rest('DELETE', `/blog/${blog_id}`))).toMatchObject({
    status: 200,
    body: { status: 'success', message: expect.any(String) },
  });
  expect(await read()).toEqual({
    status: 404,
    body: { status: 'fail', message: 'There is no such blog.', data: null },
  });
});

test.each([
  ['POST', '/blog', { ...post, title: '' }, 400],
  ['POST', '/blog', [], 400],
  ['POST', '/blog', { ...post, title: { $ne: '' } }, 400],
  ['POST', '/blog', { ...post, blogs_content: 'none' }, 400],
  ['POST', '/blog', { ...post, blogs_content: [null, 'x'] }, 200],
  ['POST', '/blog', { ...post, isAdmin: true }, 400],
  ['PUT', '/blog/none', post, 400],
  ['PUT', '/blog/999999', post, 404],
  ['DELETE', '/blog/999999', undefined, 404],
  ['GET', '/blog/2147483648', undefined, 404],
  ['DELETE', `/blog/${'9'.repeat(400)}`, undefined, 404],
  ['GET', '/blog/none', undefined, 400],
])('%s %s %j answers %i', async (method, path, body, status) => {
  const given = await answer(adminClient.rest(method, path, body));
  expect(given.status).toBe(status);
  expect(given.body['message']).toEqual(expect.any(String));
  expect(given.body['error']).toBe(status === 400 ? given.body['message'] : undefined);
});

test('a DELETE with an empty body of type JSON deletes, and a POST with one is 400', async () => {
  const { blog_id } = await adminClient.createBlog({ slug_url: 'deleted-with-json' });
  const send = (method: string, path: string) => {
    const authorization = `Bearer ${adminClient.token}`;
    return fetch(app.url + path, { method, headers: { authorization, 'content-type': 'application/json' } });
  };
  expect((await send('DELETE', `/blog/${blog_id}`)).status).toBe(200);
  expect(await answer(send('POST', '/blog'))).toMatchObject({
    status: 400,
    body: { message: 'The body is a JSON object.' },
  });
});

test('an anonymous caller gets 401 before the body is read', async () => {
  expect(await answer(adminClient.rest('POST', '/blog', { title: '' }, null))).toMatchObject({
    status: 401,
    body: { status: 'fail', message: 'Sign in first.' },
  });
});

const uploadByRest = (file: Uint8Array<ArrayBuffer>, field = 'image') => {
  const body = new FormData();
  body.set(field, new Blob([file]), 'photo.jpg');
  return fetch(`${app.url}/api/backup-files/upload_files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminClient.token}` },
    body,
  });
};

test('a picture is stored over both transports, at most 2560 wide and without metadata', async () => {
  const wide = new Uint8Array(
    await sharp(await jpeg(3000, 900))
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer(),
  );
  const { status, body } = await answer(uploadByRest(wide));
  expect([status, body['status']]).toEqual([200, 'success']);
  const { data } = await uploadAs(
    app,
    adminClient.token,
    'mutation ($file: Upload!) { uploadImage(file: $file) { url picture { width } } }',
    { file: new Blob([wide]) },
  );
  const { pathname, origin } = new URL(String(body['url']));
  expect(origin).toBe(app.app.config.siteUrl);
  expect(data).toEqual({ uploadImage: { url: pathname, picture: { width: 2560 } } });

  const shown = await fetch(app.url + pathname);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  const { width, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect([width, exif]).toEqual([2560, undefined]);

  const blog = await adminClient.run(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id blog_image picture { alt width } } }',
    { input: { ...post, slug_url: 'With a picture', blog_image: body['url'] } },
  );
  expect(blog).toMatchObject({ blog_image: pathname, picture: { alt: post.title, width: 2560 } });
  const { blog_id } = blog as { blog_id: number };
  const read = await answer(fetch(`${app.url}/blog/${blog_id}`));
  expect(read.body['data']).toMatchObject({ blog_image: body['url'] });
});

test.each([
  [
    'no picture',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'An error occurred while uploading your files.',
  ],
  ['a HEIC picture', heic, 'HEIC pictures cannot be opened. Save it as JPEG first.'],
])('a file that is %s is rejected over both transports', async (_name, file, reason) => {
  const message = expect.stringContaining(reason);
  expect(await answer(uploadByRest(file))).toMatchObject({ status: 400, body: { status: 'fail', message } });
  expect((await uploadByRest(file, 'other')).status).toBe(400);
  const byGraphQL = await uploadAs(
    app,
    adminClient.token,
    'mutation ($file: Upload!) { uploadImage(file: $file) { url } }',
    { file: new Blob([file]) },
  );
  expect(byGraphQL.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test.each([
  'javascript:alert(1)',
  '//elsewhere.example',
  'staging, with spaces',
  'https://example.com/a?b=c',
  '',
])("canonicalLink, meta_link and meta_keywords take the text '%s'", async (text) => {
  const slug_url = `linked ${randomUUID()}`;
  const made = await answer(adminClient.rest('POST', '/blog', { ...post, slug_url, canonicalLink: text }));
  expect(made).toMatchObject({ status: 200, body: { data: { canonicalLink: text } } });
  const input = { ...place, slug_url, meta_link: text, meta_keywords: text };
  const created = await answer(adminClient.rest('POST', '/api/locationpages/create', input));
  expect(created).toMatchObject({ status: 200, body: { data: { meta_link: text, meta_keywords: text } } });
  const isCanonical = text.startsWith('https:');
  for (const path of [`/artical/${slug_url}`, `/location/${slug_url}`].map((it) => it.replace(' ', '-'))) {
    const html = await (await fetch(app.url + path)).text();
    const own = app.app.config.siteUrl + path;
    expect(html).toContain(`<link rel="canonical" href="${isCanonical ? text : own}"`);
    const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
    expect(sitemap.includes(`<loc>${own}</loc>`)).toBe(!isCanonical);
  }
});
