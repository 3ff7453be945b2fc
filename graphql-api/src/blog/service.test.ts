import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { moveClock } from '../../test/database-clock.ts';
import {
  type AdminClient,
  BLOG,
  type BlogResult,
  DELETE_BLOG,
  post,
  signInAdmin,
} from '../../test/samples/content.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { purge } from '../purge.jobs.ts';

const RESTORE = 'mutation ($id: Int!) { restoreEntry(kind: "article", number: $id) { number } }';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp({}, { hasMovableClock: true });
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

let made = 0;
const fresh = (change: object = {}) => {
  made += 1;
  return adminClient.createBlog({ title: `Post ${made}`, slug_url: `Post number ${made}`, ...change });
};
/** Reads a post as an anonymous visitor. */
const read = async (slug: string) =>
  (await app.graphql(`query ($slug: String!) { blog(slug: $slug) { ...B } } ${BLOG}`, { slug })).data?.[
    'blog'
  ] as unknown as BlogResult | null;
const firstInList = async () => {
  const { data } = (await (await fetch(`${app.url}/blogs`)).json()) as { data: { title: string }[] };
  return data[0]?.title;
};
const update = (id: number, change: object, version?: number) => adminClient.updateBlog(id, change, version);

describe('a new post', () => {
  test('is first in the list at once, without its empty blocks', async () => {
    const blog = await fresh({
      blogs_content: [
        { heading: 'One', paragraph: 'First.' },
        { heading: '', paragraph: 'No heading.' },
        { heading: 'No paragraph', paragraph: ' ' },
        { heading: 'Two', paragraph: 'Second.' },
        {},
      ],
    });
    expect(blog.blogs_content).toEqual([
      { heading: 'One', paragraph: 'First.' },
      { heading: 'Two', paragraph: 'Second.' },
    ]);
    expect(await firstInList()).toBe(blog.title);
    expect(await read(`post-number-${made}`)).toMatchObject({ blog_id: blog.blog_id, state: 'PUBLISHED' });
  });

  test.each([
    [{ title: '' }, { title: 'Title is required.' }],
    [{ category: 1 }, { category: "Choose a category other than 'All'." }],
    [{ category: 9999 }, { category: 'There is no such category.' }],
    [{ slug_url: '   ' }, { slug_url: 'URL slug is required.' }],
    [{ slug_url: 'a/b' }, { slug_url: expect.stringContaining('none of') }],
    [{ slug_url: 'what?' }, { slug_url: expect.stringContaining('none of') }],
    [{ slug_url: ' 2019 ' }, { slug_url: expect.stringContaining('only a number') }],
    [{ slug_url: 'styles.css' }, { slug_url: expect.stringContaining('none of') }],
    [{ publishAt: 'tomorrow' }, { publishAt: expect.stringContaining('is a time like') }],
    [
      { blogs_content: [{ heading: 'x'.repeat(301), paragraph: 'y' }] },
      { 'blogs_content[0].heading': 'Heading is at most 300 characters.' },
    ],
  ])('with %j is rejected in words', async (change, fields) => {
    const answer = await adminClient.ask(
      'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
      {
        input: { ...post, ...change },
      },
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});

describe('slugs', () => {
  test('an article has the address of its number, whatever the slugs of others are', async () => {
    const [first, other] = [await fresh(), await fresh()];
    // Before this release, a slug could be a number.
    await app.app.database.em
      .fork()
      .execute(`insert into "redirect" ("kind", "slug", "number") values ('article', ?, ?)`, [
        String(first.blog_id),
        other.blog_id,
      ]);
    expect(await read(String(first.blog_id))).toMatchObject({ blog_id: first.blog_id });
    const stored = app.app.database.em.fork();
    await stored.execute(`update "entry" set "slug" = '99990' where "kind" = 'article' and "number" = ?`, [
      other.blog_id,
    ]);
    expect(await update(other.blog_id, { title: 'Changed', slug_url: '99990' })).toMatchObject({
      data: expect.anything(),
    });
    expect(await read('99990')).toMatchObject({ blog_id: other.blog_id });
  });

  test('that are equal by the rule are duplicates', async () => {
    const blog = await fresh({ slug_url: '  Café \t Table ' });
    expect((await read('café-table'))?.blog_id).toBe(blog.blog_id);
    const answer = await adminClient.ask(
      'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
      {
        input: { ...post, slug_url: 'CAFÉ TABLE' },
      },
    );
    expect(answer.errors?.[0]?.extensions.fields?.['slug_url']).toContain("'café-table' is already used");
  });

  test('that ten posts request at once are given to one of them', async () => {
    const input = { ...post, slug_url: 'The only one' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        adminClient.ask('mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }', { input }),
      ),
    );
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    const rejections = answers.flatMap(({ errors = [] }) =>
      errors.map((error) => error.extensions.fields?.['slug_url']),
    );
    expect(rejections).toEqual(Array(9).fill(expect.stringContaining('already used')));
  });

  test('of the past redirect to their post until another post has them', async () => {
    const blog = await fresh({ slug_url: 'First address' });
    await update(blog.blog_id, { slug_url: 'Second address' });
    await update(blog.blog_id, { slug_url: 'Third address' });
    for (const slug of ['first-address', 'second-address', 'third-address']) {
      expect(await read(slug)).toMatchObject({ blog_id: blog.blog_id, slug_url: 'Third address' });
    }
    const other = await fresh({ slug_url: 'First address' });
    expect((await read('first-address'))?.blog_id).toBe(other.blog_id);
    await update(blog.blog_id, { slug_url: 'Second address' });
    expect((await read('second-address'))?.slug_url).toBe('Second address');
  });
});

test('of two editors the second gets an error, and nothing is overwritten', async () => {
  const blog = await fresh();
  const slug_url = blog.slug_url;
  const first = await update(blog.blog_id, { title: 'By the first', slug_url }, blog.version);
  expect(first.errors).toBeUndefined();
  const second = await update(blog.blog_id, { title: 'By the second', slug_url }, blog.version);
  expect(second.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: {
      version: blog.version + 1,
      savedBy: 'owner@example.com',
      savedAt: expect.stringMatching(/^20/),
    },
  });
  expect((await read(`post-number-${made}`))?.title).toBe('By the first');
});

test('an edit is seen by the very next request, whatever was cached', async () => {
  const blog = await fresh();
  const list = () => app.graphql('{ blogs(pageSize: 1) { items { title } } }');
  for (const title of ['Once', 'Twice', 'Thrice']) {
    await update(blog.blog_id, { title, slug_url: blog.slug_url });
    expect(await list()).toEqual({ data: { blogs: { items: [{ title }] } } });
    expect(await firstInList()).toBe(title);
  }
});

describe('a deleted post', () => {
  test('disappears everywhere when deleted, and is restored as it was', async () => {
    const blog = await fresh();
    expect(await adminClient.run(DELETE_BLOG, { id: blog.blog_id })).toEqual({ blog_id: blog.blog_id });
    const { items } = await adminClient.run<{ items: object[] }>(
      '{ entries(kind: "article", state: DELETED) { items { number title } } }',
    );
    expect(items).toContainEqual({ number: blog.blog_id, title: blog.title });
    expect(await read(`post-number-${made}`)).toBeNull();
    expect((await fetch(`${app.url}/blog/${blog.blog_id}`)).status).toBe(404);
    expect(await firstInList()).not.toBe(blog.title);
    const again = await adminClient.ask(DELETE_BLOG, { id: blog.blog_id });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    await adminClient.run(RESTORE, { id: blog.blog_id });
    expect(await read(`post-number-${made}`)).toEqual(blog);
    expect(await firstInList()).toBe(blog.title);
  });

  test('frees its slug, and cannot be restored while another post has it', async () => {
    const blog = await fresh({ slug_url: 'Coveted' });
    await adminClient.run(DELETE_BLOG, { id: blog.blog_id });
    await fresh({ slug_url: 'Coveted' });
    const answer = await adminClient.ask(RESTORE, { id: blog.blog_id });
    expect(answer.errors?.[0]?.extensions.fields?.['slug_url']).toContain('already used');
  });
});

describe('an unpublished post', () => {
  const managed = async (id: number) =>
    adminClient.run<{ state: string }>(
      'query ($id: Int!) { entry(kind: "article", number: $id) { state } }',
      {
        id,
      },
    );

  test('a draft is visible to admins only, until it is published', async () => {
    const blog = await fresh({ draft: true });
    expect(blog.state).toBe('DRAFT');
    expect(await read(`post-number-${made}`)).toBeNull();
    const { totalCount } = await adminClient.run<{ totalCount: number }>(
      `{ entries(kind: "article", state: DRAFT, search: "${blog.title}") { totalCount } }`,
    );
    expect(totalCount).toBe(1);
    const words = 'straße ETE Préparer';
    const accented = await fresh({ draft: true, title: `Préparer l’été, ${blog.blog_id} Strasse` });
    const found = await adminClient.run<{ items: object[] }>(
      'query ($search: String) { entries(kind: "article", search: $search) { items { number } } }',
      { search: `${words} ${blog.blog_id}` },
    );
    expect(found.items).toEqual([{ number: accented.blog_id }]);
    await update(blog.blog_id, { slug_url: blog.slug_url });
    expect((await managed(blog.blog_id)).state).toBe('DRAFT');
    await update(blog.blog_id, { slug_url: blog.slug_url, draft: false, title: 'Out now' });
    expect(await firstInList()).toBe('Out now');
  });

  const inAMinute = async () => {
    const time = await databaseTime(app.app.database.em.fork());
    return new Date(time.getTime() + 60_000).toISOString();
  };

  test('is published on time, also if the list is cached', async () => {
    const blog = await fresh({ publishAt: await inAMinute() });
    expect(blog.state).toBe('SCHEDULED');
    expect(await read(`post-number-${made}`)).toBeNull();
    const version = app.app.contentVersion.current;
    expect(await firstInList()).not.toBe(blog.title);
    await moveClock(app, `interval '1 minute'`);
    await expect.poll(() => app.app.contentVersion.current).toBeGreaterThan(version);
    expect(await firstInList()).toBe(blog.title);
    expect((await managed(blog.blog_id)).state).toBe('PUBLISHED');
  });

  test.each([-60, 60])(
    "comes out by the database's clock where this process's is %i minutes off",
    async (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + minutes * 60_000 });
      try {
        expect(await fresh()).toMatchObject({ state: 'PUBLISHED' });
        expect(await firstInList()).toBe(`Post ${made}`);
        const blog = await fresh({ publishAt: await inAMinute() });
        expect(blog.state).toBe('SCHEDULED');
        const version = app.app.contentVersion.current;
        await moveClock(app, `interval '1 minute'`);
        await expect.poll(() => app.app.contentVersion.current).toBeGreaterThan(version);
        expect(await firstInList()).toBe(blog.title);
        expect((await managed(blog.blog_id)).state).toBe('PUBLISHED');
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

test('the previous text of an article is a version, with all its fields', async () => {
  const blog = await fresh();
  const { title, slug_url } = blog;
  await update(blog.blog_id, { title: 'Changed', slug_url, brief_paragraph: '<p>New</p>', metaTitle: '' });
  const versions = await adminClient.run<object[]>(
    'query ($id: Int!) { entryVersions(kind: "article", number: $id) { version by fields } }',
    { id: blog.blog_id },
  );
  const { brief_paragraph, metaTitle, category } = post;
  expect(versions[1]).toMatchObject({
    version: 1,
    by: 'owner@example.com',
    fields: { title, slug_url, brief_paragraph, metaTitle, category, blogs_content: [{ heading: 'Boots' }] },
  });
});

test('a post that was deleted a month ago is purged with its old slugs', async () => {
  const purged = await fresh({ slug_url: 'Long gone' });
  await update(purged.blog_id, { slug_url: 'Really gone' });
  const retained = await fresh();
  for (const { blog_id: id } of [purged, retained]) await adminClient.run(DELETE_BLOG, { id });
  const em = () => app.app.database.em.fork();
  await em().execute(
    `update "entry" set "deletedAt" = now() - interval '31 days' where "kind" = 'article' and "number" = ?`,
    [purged.blog_id],
  );
  await purge(app.app);
  expect((await adminClient.ask(RESTORE, { id: purged.blog_id })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect(await adminClient.run(RESTORE, { id: retained.blog_id })).toEqual({ number: retained.blog_id });
  expect(await em().execute(`select 1 from "redirect" where "slug" = 'long-gone'`)).toEqual([]);
});

test('HTML that is not allowed leaves drafts too, which other admins see', async () => {
  const fields = {
    brief_paragraph: '<p>Rugs<script>alert(1)</script></p>',
    blogs_content: [{ paragraph: '<p onclick="alert(1)">Text</p>' }, 7, null],
  };
  const drafted = await adminClient.run<{ number: number; draft: { fields: object } }>(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number draft { fields } }
    }`,
    { fields },
  );
  expect(drafted.draft.fields).toEqual({
    brief_paragraph: '<p>Rugs</p>',
    blogs_content: [{ paragraph: '<p>Text</p>' }, 7, null],
  });
  const { errors } = await adminClient.ask(
    'mutation ($number: Int!) { publishEntry(kind: "article", number: $number, revision: 1) { title } }',
    { number: drafted.number },
  );
  expect(errors?.[0]?.extensions.fields).toHaveProperty('title');
});
