import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Articles, startArticles } from '../../test/articles-app.ts';
import { post } from '../../test/samples/content.ts';

let articles: Articles;
beforeAll(async () => {
  articles = await startArticles();
});
afterAll(() => articles.app.close());

describe('a new post', () => {
  test('is first in the list at once, without its empty blocks', async () => {
    const blog = await articles.fresh({
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
    expect(await articles.firstInList()).toBe(blog.title);
    expect(await articles.read(`post-number-${articles.made}`)).toMatchObject({
      blog_id: blog.blog_id,
      state: 'PUBLISHED',
    });
  });

  test.each([
    [{ title: '' }, { title: 'Title is required.' }],
    [{ category: 1 }, { category: "Choose a category other than 'All'." }],
    [{ category: 9999 }, { category: 'There is no such category.' }],
    [
      { blog_image: 'https://example.com/a.jpg' },
      { blog_image: 'Upload the picture: those of other sites cannot be shown.' },
    ],
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
    const answer = await articles.adminClient.ask(
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
    const [first, other] = [await articles.fresh(), await articles.fresh()];
    // Before this release, a slug could be a number.
    await articles.app.app.database.em
      .fork()
      .execute(`insert into "redirect" ("kind", "slug", "number") values ('article', ?, ?)`, [
        String(first.blog_id),
        other.blog_id,
      ]);
    expect(await articles.read(String(first.blog_id))).toMatchObject({ blog_id: first.blog_id });
    const stored = articles.app.app.database.em.fork();
    await stored.execute(`update "entry" set "slug" = '99990' where "kind" = 'article' and "number" = ?`, [
      other.blog_id,
    ]);
    expect(await articles.update(other.blog_id, { title: 'Changed', slug_url: '99990' })).toMatchObject({
      data: expect.anything(),
    });
    expect(await articles.read('99990')).toMatchObject({ blog_id: other.blog_id });
  });

  test('that are equal by the rule are duplicates', async () => {
    const blog = await articles.fresh({ slug_url: '  Café \t Table ' });
    expect((await articles.read('café-table'))?.blog_id).toBe(blog.blog_id);
    const answer = await articles.adminClient.ask(
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
        articles.adminClient.ask('mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }', {
          input,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.data)).toHaveLength(1);
    const rejections = answers.flatMap(({ errors = [] }) =>
      errors.map((error) => error.extensions.fields?.['slug_url']),
    );
    expect(rejections).toEqual(Array(9).fill(expect.stringContaining('already used')));
  });

  test('of the past redirect to their post until another post has them', async () => {
    const blog = await articles.fresh({ slug_url: 'First address' });
    await articles.update(blog.blog_id, { slug_url: 'Second address' });
    await articles.update(blog.blog_id, { slug_url: 'Third address' });
    for (const slug of ['first-address', 'second-address', 'third-address']) {
      expect(await articles.read(slug)).toMatchObject({ blog_id: blog.blog_id, slug_url: 'Third address' });
    }
    const other = await articles.fresh({ slug_url: 'First address' });
    expect((await articles.read('first-address'))?.blog_id).toBe(other.blog_id);
    await articles.update(blog.blog_id, { slug_url: 'Second address' });
    expect((await articles.read('second-address'))?.slug_url).toBe('Second address');
  });
});

test('of two editors the second gets an error, and nothing is overwritten', async () => {
  const blog = await articles.fresh();
  const slug_url = blog.slug_url;
  const first = await articles.update(blog.blog_id, { title: 'By the first', slug_url }, blog.version);
  expect(first.errors).toBeUndefined();
  const second = await articles.update(blog.blog_id, { title: 'By the second', slug_url }, blog.version);
  expect(second.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: {
      version: blog.version + 1,
      savedBy: 'owner@example.com',
      savedAt: expect.stringMatching(/^20/),
    },
  });
  expect((await articles.read(`post-number-${articles.made}`))?.title).toBe('By the first');
});

test('an edit is seen by the very next request, whatever was cached', async () => {
  const blog = await articles.fresh();
  const list = () => articles.app.graphql('{ blogs(pageSize: 1) { items { title } } }');
  for (const title of ['Once', 'Twice', 'Thrice']) {
    await articles.update(blog.blog_id, { title, slug_url: blog.slug_url });
    expect(await list()).toEqual({ data: { blogs: { items: [{ title }] } } });
    expect(await articles.firstInList()).toBe(title);
  }
});

test('the previous text of an article is a version, with all its fields', async () => {
  const blog = await articles.fresh();
  const { title, slug_url } = blog;
  await articles.update(blog.blog_id, {
    title: 'Changed',
    slug_url,
    brief_paragraph: '<p>New</p>',
    metaTitle: '',
  });
  const versions = await articles.adminClient.run<object[]>(
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

test('HTML that is not allowed leaves drafts too, which other admins see', async () => {
  const fields = {
    brief_paragraph: '<p>Rugs<script>alert(1)</script></p>',
    blogs_content: [{ paragraph: '<p onclick="alert(1)">Text</p>' }, 7, null],
  };
  const drafted = await articles.adminClient.run<{
    number: number;
    draft: { fields: object; revision: number };
  }>(
    `mutation ($fields: JSONObject!) {
      saveEntryDraft(kind: "article", fields: $fields, version: 0, revision: 0) { number draft { fields revision } }
    }`,
    { fields },
  );
  expect(drafted.draft.fields).toEqual({
    brief_paragraph: '<p>Rugs</p>',
    blogs_content: [{ paragraph: '<p>Text</p>' }, 7, null],
  });
  const { errors } = await articles.adminClient.ask(
    `mutation ($number: Int!, $revision: Int!) {
      publishEntry(kind: "article", number: $number, revision: $revision) { title }
    }`,
    { number: drafted.number, revision: drafted.draft.revision },
  );
  expect(errors?.[0]?.extensions.fields).toHaveProperty('title');
});
