import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Articles, startArticles } from '../../test/articles-app.ts';
import { moveClock } from '../../test/database-clock.ts';
import { DELETE_BLOG } from '../../test/samples/content.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { purge } from '../purge.jobs.ts';

const RESTORE = 'mutation ($id: Int!) { restoreEntry(kind: "article", number: $id) { number } }';

let articles: Articles;
beforeAll(async () => {
  articles = await startArticles({ hasMovableClock: true });
});
afterAll(() => articles.app.close());

describe('a deleted post', () => {
  test('disappears everywhere when deleted, and is restored as it was', async () => {
    const blog = await articles.fresh();
    expect(await articles.adminClient.run(DELETE_BLOG, { id: blog.blog_id })).toEqual({
      blog_id: blog.blog_id,
    });
    const { items } = await articles.adminClient.run<{ items: object[] }>(
      '{ entries(kind: "article", state: DELETED) { items { number title } } }',
    );
    expect(items).toContainEqual({ number: blog.blog_id, title: blog.title });
    expect(await articles.read(`post-number-${articles.made}`)).toBeNull();
    expect((await fetch(`${articles.app.url}/blog/${blog.blog_id}`)).status).toBe(404);
    expect(await articles.firstInList()).not.toBe(blog.title);
    const again = await articles.adminClient.ask(DELETE_BLOG, { id: blog.blog_id });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    await articles.adminClient.run(RESTORE, { id: blog.blog_id });
    expect(await articles.read(`post-number-${articles.made}`)).toEqual(blog);
    expect(await articles.firstInList()).toBe(blog.title);
  });

  test('frees its slug, and cannot be restored while another post has it', async () => {
    const blog = await articles.fresh({ slug_url: 'Coveted' });
    await articles.adminClient.run(DELETE_BLOG, { id: blog.blog_id });
    await articles.fresh({ slug_url: 'Coveted' });
    const answer = await articles.adminClient.ask(RESTORE, { id: blog.blog_id });
    expect(answer.errors?.[0]?.extensions.fields?.['slug_url']).toContain('already used');
  });
});

describe('an unpublished post', () => {
  const managed = async (id: number) =>
    articles.adminClient.run<{ state: string }>(
      'query ($id: Int!) { entry(kind: "article", number: $id) { state } }',
      {
        id,
      },
    );

  test('a draft is visible to admins only, until it is published', async () => {
    const blog = await articles.fresh({ draft: true });
    expect(blog.state).toBe('DRAFT');
    expect(await articles.read(`post-number-${articles.made}`)).toBeNull();
    const { totalCount } = await articles.adminClient.run<{ totalCount: number }>(
      `{ entries(kind: "article", state: DRAFT, search: "${blog.title}") { totalCount } }`,
    );
    expect(totalCount).toBe(1);
    const words = 'straße ETE Préparer';
    const accented = await articles.fresh({ draft: true, title: `Préparer l’été, ${blog.blog_id} Strasse` });
    const found = await articles.adminClient.run<{ items: object[] }>(
      'query ($search: String) { entries(kind: "article", search: $search) { items { number } } }',
      { search: `${words} ${blog.blog_id}` },
    );
    expect(found.items).toEqual([{ number: accented.blog_id }]);
    await articles.update(blog.blog_id, { slug_url: blog.slug_url });
    expect((await managed(blog.blog_id)).state).toBe('DRAFT');
    await articles.update(blog.blog_id, { slug_url: blog.slug_url, draft: false, title: 'Out now' });
    expect(await articles.firstInList()).toBe('Out now');
  });

  const inAMinute = async () => {
    const time = await databaseTime(articles.app.app.database.em.fork());
    return new Date(time.getTime() + 60_000).toISOString();
  };

  test('is published on time, also if the list is cached', async () => {
    const blog = await articles.fresh({ publishAt: await inAMinute() });
    expect(blog.state).toBe('SCHEDULED');
    expect(await articles.read(`post-number-${articles.made}`)).toBeNull();
    const version = articles.app.app.contentVersion.current;
    expect(await articles.firstInList()).not.toBe(blog.title);
    await moveClock(articles.app, `interval '1 minute'`);
    await expect.poll(() => articles.app.app.contentVersion.current).toBeGreaterThan(version);
    expect(await articles.firstInList()).toBe(blog.title);
    expect((await managed(blog.blog_id)).state).toBe('PUBLISHED');
  });

  test.each([-60, 60])(
    "comes out by the database's clock where this process's is %i minutes off",
    async (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + minutes * 60_000 });
      try {
        expect(await articles.fresh()).toMatchObject({ state: 'PUBLISHED' });
        expect(await articles.firstInList()).toBe(`Post ${articles.made}`);
        const blog = await articles.fresh({ publishAt: await inAMinute() });
        expect(blog.state).toBe('SCHEDULED');
        const version = articles.app.app.contentVersion.current;
        await moveClock(articles.app, `interval '1 minute'`);
        await expect.poll(() => articles.app.app.contentVersion.current).toBeGreaterThan(version);
        expect(await articles.firstInList()).toBe(blog.title);
        expect((await managed(blog.blog_id)).state).toBe('PUBLISHED');
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

test('a post that was deleted a month ago is purged with its old slugs', async () => {
  const purged = await articles.fresh({ slug_url: 'Long gone' });
  await articles.update(purged.blog_id, { slug_url: 'Really gone' });
  const retained = await articles.fresh();
  for (const { blog_id: id } of [purged, retained]) await articles.adminClient.run(DELETE_BLOG, { id });
  const em = () => articles.app.app.database.em.fork();
  await em().execute(
    `update "entry" set "deletedAt" = now() - interval '31 days' where "kind" = 'article' and "number" = ?`,
    [purged.blog_id],
  );
  await purge(articles.app.app);
  expect((await articles.adminClient.ask(RESTORE, { id: purged.blog_id })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect(await articles.adminClient.run(RESTORE, { id: retained.blog_id })).toEqual({
    number: retained.blog_id,
  });
  expect(await em().execute(`select 1 from "redirect" where "slug" = 'long-gone'`)).toEqual([]);
});
