import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import { type AdminClient, post, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { addEntry } from '../../test/samples/entries.ts';
import { jpeg } from '../../test/samples/quote.ts';

let app: TestApp;
let adminClient: AdminClient;
let width = 50;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

async function upload(alt = '', wide = (width += 1)): Promise<string> {
  const query =
    'mutation ($file: Upload!, $alt: String) { uploadImage(file: $file, alt: $alt) { url isNew } }';
  const file = new Blob([new Uint8Array(await jpeg(wide, 30))]);
  const { data } = await uploadAs(app, adminClient.token, query, { file }, { alt });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
}

async function unchecked(): Promise<string[]> {
  const { items } = await adminClient.run<{ items: { url: string }[] }>(
    '{ media(unchecked: true) { items { url } } }',
  );
  return items.map(({ url }) => url);
}

const REPLACE = 'mutation ($url: String!, $by: String!) { replacePicture(url: $url, by: $by) }';
const replace = (url: string, by: string) => adminClient.run<number>(REPLACE, { url, by });

const ENTRY = `query ($kind: String!, $number: Int!) {
  entry(kind: $kind, number: $number) { version fields draft { revision version fields } }
}`;
interface Stored {
  version: number;
  fields: Record<string, unknown>;
  draft: { revision: number; version: number; fields: Record<string, unknown> } | null;
}
const find = (kind: string, number: number) => adminClient.run<Stored>(ENTRY, { kind, number });

const SAVE = `mutation ($number: Int!, $fields: JSONObject!, $version: Int!, $revision: Int!, $editor: UUID) {
  saveEntryDraft(kind: "article", number: $number, fields: $fields, version: $version, revision: $revision, editor_id: $editor) {
    draft { revision }
  }
}`;

test('a picture is replaced in entries, their texts and their drafts; versions keep it', async () => {
  const [old, other] = [await upload('Oak stairs'), await upload()];
  const text = `<p>One</p><img src="${old}" alt="Stairs" width="51" height="30">`;
  const { blog_id: number } = await adminClient.createBlog({
    title: 'Stairs',
    slug_url: 'replaced stairs',
    blog_image: old,
    blogs_content: [{ heading: 'One', paragraph: text }],
  });
  const project = { title: 'Stairs', group: 'GLOBAL', picture: old, pictures: [{ picture: old }] };
  const { number: projectNumber = 0 } = await addEntry(adminClient, 'project', project);
  const draft = { ...post, title: 'Draft', blog_image: old };
  await adminClient.run(SAVE, {
    number,
    fields: draft,
    version: 1,
    revision: 0,
    editor: crypto.randomUUID(),
  });

  expect(await replace(old, other)).toBe(2);
  const article = await find('article', number);
  expect(article).toMatchObject({ version: 2, fields: { blog_image: other } });
  expect(JSON.stringify(article.fields)).not.toContain(old);
  expect(JSON.stringify(article.fields['blogs_content'])).toContain(other);
  expect(article.draft).toMatchObject({ version: 2, fields: { title: 'Draft', blog_image: other } });
  const { fields } = await find('project', projectNumber);
  expect(fields).toMatchObject({ picture: other, pictures: [{ picture: other }] });
  const { data } = await app.graphql('{ blog(slug: "replaced-stairs") { picture { src alt } } }');
  expect(data?.['blog']).toEqual({ picture: { src: other, alt: 'Oak stairs' } });
  expect(await unchecked()).toContain(other);
  const versions = await adminClient.run<{ fields: object }[]>(
    'query ($number: Int!) { entryVersions(kind: "article", number: $number) { fields } }',
    { number },
  );
  expect(JSON.stringify(versions[1]?.fields)).toContain(old);

  // The response was lost: a repeated request changes nothing.
  expect(await replace(old, other)).toBe(0);
  expect((await find('article', number)).version).toBe(2);
});

test('an editor that was open does not put the replaced picture back', async () => {
  const [old, other] = [await upload(), await upload()];
  const { blog_id: number } = await adminClient.createBlog({ slug_url: 'open editor', blog_image: old });
  const editor = crypto.randomUUID();
  const save = (title: string, revision: number) =>
    adminClient.ask(SAVE, {
      number,
      fields: { ...post, title, blog_image: old },
      version: 1,
      revision,
      editor,
    });
  await save('First', 0);
  const { draft } = await find('article', number);
  await replace(old, other);
  expect((await save('Second', draft?.revision ?? 0)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await find('article', number)).draft?.fields).toMatchObject({ title: 'First', blog_image: other });
});

test('nothing is replaced if an entry cannot be saved', async () => {
  const [old, other] = [await upload('A room'), await upload()];
  const first = await adminClient.createBlog({ slug_url: 'before a broken one', blog_image: old });
  const { number = 0 } = await addEntry(adminClient, 'project', {
    title: 'Broken',
    group: 'GLOBAL',
    picture: old,
  });
  await app.app.database.em
    .fork()
    .execute(
      `update "entry" set "fields" = "fields" || '{"group": "NONE"}' where "kind" = 'project' and "number" = ?`,
      [number],
    );
  const { errors } = await adminClient.ask(REPLACE, { url: old, by: other });
  expect(errors?.[0]?.extensions.fields).toEqual({
    by: expect.stringContaining('Nothing was replaced, because “Broken” can’t be saved: '),
  });
  expect(await find('article', first.blog_id)).toMatchObject({ version: 1, fields: { blog_image: old } });
});

test('a page of the release takes the other picture with its own text', async () => {
  const [old, other] = [await upload(), await upload()];
  const picture = { src: old, alt: 'A hall', focus: { x: 20, y: 40 } };
  const { errors } = await changePage(adminClient.ask, '/', { 'hero.picture': picture });
  expect(errors).toBeUndefined();
  expect(await replace(old, other)).toBe(1);
  const [current, before] = await versionsOf(adminClient.ask, '/');
  expect(current?.fields['hero.picture']).toMatchObject({ ...picture, src: other });
  expect(before?.fields['hero.picture']).toMatchObject(picture);
  expect(await (await fetch(app.url)).text()).toContain(other.replace(/[^/]+$/, ''));
});
