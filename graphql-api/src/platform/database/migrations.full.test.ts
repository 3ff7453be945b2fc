import { expect, test } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { databaseOf } from '../../../test/earlier-release.ts';

test('content of the release of 2026-11-29 becomes entries, with its history', async () => {
  const copy = await databaseOf('2026-11-29-mail-table', async (em) => {
    for (const sql of [
      `insert into "category" ("category", "version", "updatedBy") values ('All', 1, null), ('Rugs', 3, 'owner@example.com')`,
      `select nextval('category_category_id_seq')`,
      `insert into "location_page" ("slug_url", "slug", "main_heading", "meta_title", "createdAt", "updatedAt", "deletedAt")
       values ('A b', 'a-b', 'Acton', 'Meta', now(), now(), null), ('Gone', 'gone', 'Gone', null, now(), now(), now())`,
      `insert into "blog" ("title", "slug_url", "slug", "brief_paragraph", "category", "blogs_content", "publishAt", "createdAt", "updatedAt", "updatedBy", "version")
       values ('Third', 'c', 'c', '<p>Brief</p>', 2, '[{"heading": "H", "paragraph": "P"}]', '2026-01-01', '2026-01-01', '2026-01-03', 'second@example.com', 3),
         ('Draft', 'd', 'd', null, 2, '[]', null, now(), now(), null, 1)`,
      `insert into "blog_revision" ("blog_id", "version", "savedAt", "savedBy", "content") values
        (1, 1, '2026-01-02', 'first@example.com', '{"title": "First", "slug_url": "a", "category": 2, "metaTitle": null, "blogs_content": []}'),
        (1, 2, '2026-01-03', 'second@example.com', '{"title": "Second", "slug_url": "b", "category": 2, "blogs_content": []}')`,
      `insert into "page_content" values ('/staging', '{"hero.subHeading": "Second"}', 2, '2026-01-02', 'second@example.com')`,
      `insert into "page_content_revision" ("page", "version", "savedAt", "savedBy", "changes") values
        ('/staging', 0, '2026-01-01', 'first@example.com', '{}'),
        ('/staging', 1, '2026-01-02', 'second@example.com', '{"hero.subHeading": "First"}')`,
      `insert into "mailing" values (gen_random_uuid(), 1, 'Third', '', '/artical/c', now(), 'owner@example.com')`,
      `insert into "imported_article" ("source", "path", "blog_id") values ('guid', '/2019/old', 1)`,
      `insert into "old_slug" ("kind", "slug", "id") values ('location', 'before', 1), ('blog', 'a', 1)`,
      `insert into "picture" values (repeat('a', 32), 3000, 2000, 'After', '', now()), (repeat('b', 32), 900, 600, 'Before', '', now())`,
      `insert into "video" values (repeat('c', 32), 'video/mp4', 3, 2, 9, now())`,
      `insert into "portfolio_item" ("group", "position", "kind", "title", "picture_id", "before_picture_id", "video_id", "town", "createdAt") values
        ('GLOBAL', 1, 'PICTURE', 'Café, «Paris»', repeat('a', 32), null, null, null, now()),
        ('GLOBAL', 0, 'PAIR', 'Cafe Paris', repeat('a', 32), repeat('b', 32), null, 'Acton', now()),
        ('COMMERCIAL', 0, 'VIDEO', '2026', repeat('b', 32), null, repeat('c', 32), null, now())`,
    ])
      await em.execute(sql);
  });
  const app = await startApp({ DATABASE_URL: copy.url });
  const em = app.app.database.em.fork();
  const stored = await em.execute(
    `select "kind", "number", "title", "version", "updatedBy" as "by", "publishAt" <= now() as "public" from "entry"
     where "kind" in ('category', 'replyTemplate') order by "kind", "number"`,
  );
  const one = { version: 1, by: null, public: true };
  expect(stored).toEqual([
    { ...one, kind: 'category', number: 1, title: 'All' },
    { ...one, kind: 'category', number: 2, title: 'Rugs', version: 3, by: 'owner@example.com' },
    { ...one, kind: 'replyTemplate', number: 1, title: 'Arrange a call' },
    { ...one, kind: 'replyTemplate', number: 2, title: 'Confirm the estimate' },
  ]);
  expect(await em.execute(`select "last" from "entry_number" where "kind" = 'category'`)).toEqual([
    { last: 3 },
  ]);
  const page = await app.graphql(
    '{ locationPage(slug: "before") { location_id slug_url meta_title heading_1 } }',
  );
  expect(page.data?.['locationPage']).toEqual({
    location_id: 1,
    slug_url: 'A b',
    meta_title: 'Meta',
    heading_1: null,
  });
  const deleted = await app.graphql(
    '{ entries(kind: "location", state: DELETED) { items { title } } }',
    {},
    await app.signIn(),
  );
  expect(deleted.data?.['entries']).toEqual({ items: [{ title: 'Gone' }] });
  const portfolio = await app.graphql(
    '{ portfolio { items { __typename portfolio_id slug town picture { src alt } ... on PortfolioPair { before { alt } } } } }',
  );
  const after = { src: `/pictures/${'a'.repeat(32)}/2560.jpg`, alt: 'After' };
  const before = { src: `/pictures/${'b'.repeat(32)}/900.jpg`, alt: 'Before' };
  expect(portfolio.data?.['portfolio']).toEqual([
    { items: [] },
    {
      items: [{ __typename: 'PortfolioVideo', portfolio_id: 3, slug: '2026-3', town: null, picture: before }],
    },
    {
      items: [
        {
          __typename: 'PortfolioPair',
          portfolio_id: 2,
          slug: 'cafe-paris-2',
          town: 'Acton',
          picture: after,
          before: { alt: 'Before' },
        },
        { __typename: 'PortfolioPicture', portfolio_id: 1, slug: 'cafe-paris', town: null, picture: after },
      ],
    },
  ]);
  const article = await app.graphql(
    '{ blog(slug: "a") { blog_id title slug_url brief_paragraph metaTitle category version publishAt blogs_content { heading } } }',
  );
  expect(article.data?.['blog']).toEqual({
    blog_id: 1,
    title: 'Third',
    slug_url: 'c',
    brief_paragraph: '<p>Brief</p>',
    metaTitle: null,
    category: 2,
    version: 3,
    publishAt: '2026-01-01T00:00:00.000Z',
    blogs_content: [{ heading: 'H' }],
  });
  const token = await app.signIn();
  const history = await app.graphql(
    '{ entryVersions(kind: "article", number: 1) { version action by at fields } entries(kind: "article", state: DRAFT) { items { title } } }',
    {},
    token,
  );
  expect(history.data).toEqual({
    entryVersions: [
      {
        version: 3,
        action: 'PUBLISHED',
        by: 'second@example.com',
        at: '2026-01-03T00:00:00.000Z',
        fields: expect.any(Object),
      },
      {
        version: 2,
        action: 'SAVED',
        by: 'first@example.com',
        at: '2026-01-02T00:00:00.000Z',
        fields: expect.objectContaining({ title: 'Second' }),
      },
      {
        version: 1,
        action: 'SAVED',
        by: null,
        at: '2026-01-01T00:00:00.000Z',
        fields: expect.objectContaining({ title: 'First' }),
      },
    ],
    entries: { items: [{ title: 'Draft' }] },
  });
  const staging = await app.graphql(
    '{ editablePage(page: "/staging") { entry { number version updatedBy fields } } }',
    {},
    token,
  );
  const edited = staging.data?.['editablePage'] as unknown as { entry: { number: number; fields: object } };
  expect(edited.entry).toMatchObject({ version: 2, updatedBy: 'second@example.com' });
  expect(Object.values(edited.entry.fields)).toEqual(['Second']);
  const versions = await app.graphql(
    'query ($number: Int!) { entryVersions(kind: "page", number: $number) { version by at fields } }',
    { number: edited.entry.number },
    token,
  );
  expect(versions.data?.['entryVersions']).toMatchObject([
    { version: 2, by: 'second@example.com', at: '2026-01-02T00:00:00.000Z' },
    { version: 1, by: 'first@example.com', at: '2026-01-01T00:00:00.000Z' },
    { version: 0, fields: {} },
  ]);
  const moved = await fetch(`${app.url}/2019/old`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/artical/c');
  await em.execute(`delete from "entry" where "kind" = 'article'`);
  // A newsletter keeps its texts and its report.
  expect(await em.execute('select "items" -> 0 ->> \'path\' as "path" from "mailing"')).toEqual([
    { path: '/artical/c' },
  ]);
  await app.close();
  await copy.remove();
});

test('leads and newsletters of the release of 2026-11-29 become conversations and items', async () => {
  const copy = await databaseOf('2026-11-29-mail-table', async (em) => {
    for (const sql of [
      `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
       select gen_random_uuid(), gen_random_uuid(), "form", "email", '2026-11-20'::timestamptz + n * interval '1 hour',
         jsonb_build_object('phoneNum', "phone") || case when "form" = 'Contact' then '{"message": "a"}' else '{}' end::jsonb, '{}', "spam"
       from (values (1, 'Contact', 'ann@example.com', '9055550100', false), (2, 'Contact', 'ANN@example.com', '4165550100', false),
         (3, 'Contact', 'bob@example.com', '9055550100', false), (4, 'Contact', 'eve@example.com', '6475550100', true),
         (5, 'Newsletter', 'ann@example.com', '', false), (6, 'Contact', 'zoe@example.com', '', false)
       ) as "row" (n, "form", "email", "phone", "spam")`,
      `insert into "category" ("category") values ('A')`,
      `insert into "blog" ("blog_id", "slug", "slug_url", "title", "category", "blogs_content", "createdAt", "updatedAt")
       select 1, 'a', 'a', 'A', min("category_id"), '[]', now(), now() from "category"`,
      `insert into "mailing" values (gen_random_uuid(), 1, 'A', '<p>Opening</p>', '/artical/a', now(), 'owner@example.com')`,
    ])
      await em.execute(sql);
  });
  const app = await startApp({ DATABASE_URL: copy.url });
  const { data } = await app.graphql(
    '{ leads(box: NEW) { nodes { email } } mailings { items { title items { title path } } } }',
    {},
    await app.signIn(),
  );
  expect(data).toEqual({
    leads: { nodes: [{ email: 'zoe@example.com' }, { email: 'bob@example.com' }] },
    mailings: { items: [{ title: 'A', items: [{ title: 'A', path: '/artical/a' }] }] },
  });
  await app.close();
  await copy.remove();
});
