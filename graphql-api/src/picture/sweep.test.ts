import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  type AdminClient,
  DELETE_BLOG,
  place,
  post,
  signInAdmin,
  uploadAs,
} from '../../test/samples/content.ts';
import { addEntry, changeEntry } from '../../test/samples/entries.ts';
import { jpeg } from '../../test/samples/quote.ts';
import { purge } from '../purge.jobs.ts';
import { sweepPictures } from './sweep.ts';

let app: TestApp;
let adminClient: AdminClient;
let width = 40;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

/** Uploads a new picture, or the one of this width, and returns its URL. */
async function upload(wide = (width += 1)): Promise<string> {
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file, alt: "A room") { url } }';
  const file = new Blob([new Uint8Array(await jpeg(wide, 30))]);
  const { data } = await uploadAs(app, adminClient.token, query, { file });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
}

async function addToPortfolio(picture: string): Promise<number> {
  const fields = { title: 'A room', group: 'GLOBAL', picture };
  return (await addEntry(adminClient, 'project', fields)).number ?? 0;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const filesOf = async (url: string) => {
  const [, , id = ''] = url.split('/');
  return app.app.files.exists(`pictures/${id}/original`);
};
const rows = () => app.app.database.em.fork().execute('select "picture_id" from "picture"');

test('an upload that nothing ever named is deleted with its files after a week, one that was named is not', async () => {
  const seeded = await rows();
  const unused = await upload();

  const used: string[] = [];
  const use = async () => {
    const url = await upload();
    used.push(url);
    return url;
  };
  await adminClient.createBlog({ slug_url: 'with a picture', blog_image: await use() });
  const { blog_id: id } = await adminClient.createBlog({ slug_url: 'rewritten', blog_image: await use() });
  await adminClient.updateBlog(id, { slug_url: 'rewritten' });
  const deleted = await adminClient.createBlog({ slug_url: 'deleted', blog_image: await use() });
  await adminClient.run(DELETE_BLOG, { id: deleted.blog_id });
  await adminClient.rest('POST', '/api/locationpages/create', { ...place, meta_link: await use() });
  await addToPortfolio(await use());
  await changeEntry(adminClient, 'removeEntry', 'project', await addToPortfolio(await use()));

  expect(await sweepPictures(app.app, inDays(6))).toBe(0);
  expect(await rows()).toHaveLength(seeded.length + 7);
  expect(await sweepPictures(app.app, inDays(8))).toBe(1);
  expect(await rows()).toHaveLength(seeded.length + 6);
  expect((await fetch(app.url + unused)).status).toBe(404);
  expect(await filesOf(unused)).toBe(false);
  for (const url of used) expect([url, await filesOf(url)]).toEqual([url, true]);
});

test('content that names a deleted picture is rejected at that field', async () => {
  const url = await upload();
  const used = await upload();
  const { blog_id: id } = await adminClient.createBlog({ slug_url: 'uses a picture', blog_image: used });
  await app.app.database.em
    .fork()
    .execute(`delete from "entry" where "kind" = 'article' and "number" = ${id}`);
  await app.app.database.em.fork().execute(`update "picture" set "createdAt" = now() - interval '8 days'`);
  await purge(app.app);
  expect(await filesOf(used)).toBe(true);
  const message = 'This picture is no longer on the server. Please upload it again.';
  const blocks = [
    { heading: 'One', paragraph: 'Text' },
    { heading: 'Two', paragraph: `<p>Text</p><img src="${url}" alt="A room">` },
  ];
  const input = { ...post, slug_url: 'a restored draft', blog_image: url, blogs_content: blocks };
  const create = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
  const { errors } = await adminClient.ask(create, { input });
  expect(errors?.[0]?.extensions.fields).toEqual({
    blog_image: message,
    'blogs_content[1].paragraph': message,
  });
  const body = { ...place, slug_url: 'a-restored-place', paragraph_2: `<img src="${url}">` };
  expect((await adminClient.rest('POST', '/api/locationpages/create', body)).status).toBe(400);
  const elsewhere = url.replace('/pictures', 'https://example.com/pictures');
  const foreign = [{ heading: 'One', paragraph: `<p>Text</p><img src="${elsewhere}" alt="A room">` }];
  expect(await adminClient.createBlog({ slug_url: 'foreign', blogs_content: foreign })).toBeTruthy();
});

test('a picture that is uploaded again waits another week', async () => {
  const forgotten = await upload();
  const url = await upload();
  const em = app.app.database.em.fork();
  await em.execute(`update "picture" set "createdAt" = now() - interval '8 days'`);
  expect(await upload(width)).toBe(url);
  await purge(app.app);
  expect([await filesOf(forgotten), await filesOf(url)]).toEqual([false, true]);
});

const KEEP = 'mutation ($urls: [String!]!) { keepPictures(urls: $urls) }';
const DELETE = 'mutation ($urls: [String!]!) { deletePictures(urls: $urls) }';
const MEDIA = `query ($id: ID!) { mediaItem(id: $id) { media { uses { name entry { kind number } } deletedOn deletedAt } } }`;
const SAVE = `mutation ($number: Int, $fields: JSONObject!, $revision: Int!) {
  saveEntryDraft(kind: "article", number: $number, fields: $fields, version: 0, revision: $revision) {
    number draft { revision }
  }
}`;
interface SavedDraft {
  number: number;
  draft: { revision: number };
}
const saveDraft = (fields: object, { number, draft }: Partial<SavedDraft> = {}) =>
  adminClient.run<SavedDraft>(SAVE, { number, fields, revision: draft?.revision ?? 0 });
const idOf = (url: string) => url.split('/')[2] ?? '';
const mediaOf = async (url: string) => {
  const { media } = await adminClient.run<{ media: { deletedOn: string | null } }>(MEDIA, { id: idOf(url) });
  return media;
};

test('a picture that a draft named stays when the draft no longer names it', async () => {
  const url = await upload();
  expect((await mediaOf(url)).deletedOn).not.toBeNull();
  const draft = await saveDraft({ title: 'Named', blog_image: url });
  expect(await mediaOf(url)).toMatchObject({
    deletedOn: null,
    uses: [{ name: 'A draft: Named', entry: { kind: 'article', number: draft.number } }],
  });
  await saveDraft({ title: 'Named', blog_image: '' }, draft);
  expect(await mediaOf(url)).toMatchObject({ deletedOn: null, uses: [] });
  await sweepPictures(app.app, inDays(400));
  expect(await filesOf(url)).toBe(true);
});

test('an upload that an admin keeps stays', async () => {
  const url = await upload();
  await adminClient.run(KEEP, { urls: [url] });
  await sweepPictures(app.app, inDays(400));
  expect(await filesOf(url)).toBe(true);
});

test('a deleted picture can be restored for thirty days, and using it restores it', async () => {
  const [gone, restored, used] = [await upload(), await upload(), await upload()];
  await adminClient.createBlog({ slug_url: 'keeps its picture', blog_image: used });
  const urls = [gone, restored, used];
  const deleted = await adminClient.run<string[]>(DELETE, { urls });
  expect(deleted.toSorted()).toEqual([gone, restored].map(idOf).toSorted());
  // A repeated request answers the same.
  expect((await adminClient.run<string[]>(DELETE, { urls })).length).toBe(2);
  expect(await sweepPictures(app.app, inDays(29))).toBe(0);
  await adminClient.createBlog({ slug_url: 'uses a deleted picture', blog_image: restored });
  expect(await mediaOf(restored)).toMatchObject({ deletedAt: null, deletedOn: null });
  expect(await sweepPictures(app.app, inDays(31))).toBe(1);
  expect([await filesOf(gone), await filesOf(restored), await filesOf(used)]).toEqual([false, true, true]);
});
