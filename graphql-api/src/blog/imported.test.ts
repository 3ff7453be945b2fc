import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, DELETE_BLOG, signInAdmin } from '../../test/samples/content.ts';
import { addEntry } from '../../test/samples/entries.ts';
import { shared } from '../../test/shared-app.ts';
import { ImportedArticleEntity } from './imported.entity.ts';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

let app: TestApp;
shared.beforeAll(({ app: started }) => {
  app = started;
});

test.each([
  { name: 'published', values: {}, status: 301 },
  { name: 'a draft', values: { draft: true }, status: 404 },
  { name: 'scheduled', values: { publishAt: TOMORROW }, status: 404 },
  { name: 'deleted', values: {}, isDeleted: true, status: 404 },
])('the old address of an article that is $name answers $status', async ({ values, isDeleted, status }) => {
  const adminClient: AdminClient = await signInAdmin(app);
  const path = `/${randomUUID()}`;
  const { blog_id } = await adminClient.createBlog({
    title: path,
    slug_url: `new-${path.slice(1)}`,
    ...values,
  });
  await app.app.database.em
    .fork()
    .insert(ImportedArticleEntity, { source: path, path, number: blog_id, blog_id });
  if (isDeleted) await adminClient.run(DELETE_BLOG, { id: blog_id });
  const response = await fetch(app.url + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  // Without a connection the worker redirects it likewise.
  const aliases = await aliasesOf(`/artical/new-${path.slice(1)}`);
  expect(aliases).toEqual(status === 301 ? [`/artical/${blog_id}`, path, `/?p=${blog_id}`] : undefined);
  expect(response.headers.get('location')).toBe(status === 301 ? `/artical/new-${path.slice(1)}` : null);
});

test('a page of the owner is shown at the old address of an imported article until it is unpublished', async () => {
  const adminClient: AdminClient = await signInAdmin(app);
  const path = `/${randomUUID()}`;
  const { blog_id } = await adminClient.createBlog({ title: path, slug_url: `new-${path.slice(1)}` });
  await app.app.database.em
    .fork()
    .insert(ImportedArticleEntity, { source: path, path, number: blog_id, blog_id });
  const statusOf = async () => (await fetch(app.url + path, { redirect: 'manual' })).status;
  expect(await statusOf()).toBe(301);

  const texts = { 'seo.description': 'The open houses.', 'hero.paragraph': 'Come and see.' };
  const fields = { label: 'Open houses', path, isListed: true, ...texts };
  const { number, errors } = await addEntry(adminClient, 'ownPage', fields);
  expect(errors).toBeUndefined();
  expect(await statusOf()).toBe(200);
  const withoutPath = [`/artical/${blog_id}`, `/?p=${blog_id}`];
  expect(await aliasesOf(`/artical/new-${path.slice(1)}`)).toEqual(withoutPath);

  await adminClient.run(
    `mutation ($number: Int!) { unpublishEntry(kind: "ownPage", number: $number, version: 1) { state } }`,
    { number },
  );
  expect(await statusOf()).toBe(301);
});

test('the offline manifest has the former paths of an article', async () => {
  const { createBlog, updateBlog } = await signInAdmin(app);
  const [slug, renamed] = [randomUUID(), randomUUID()];
  const { blog_id } = await createBlog({ title: slug, slug_url: slug });
  await updateBlog(blog_id, { slug_url: renamed });
  const aliases = [`/artical/${blog_id}`, `/artical/${slug}`];
  expect(await aliasesOf(`/artical/${renamed}`)).toEqual(aliases);
});

/** Returns the other paths of a page in the offline manifest. */
async function aliasesOf(at: string): Promise<string[] | undefined> {
  const response = await fetch(`${app.url}/offline-manifest.json`);
  const pages = (await response.json()) as { path: string; aliases?: string[] }[];
  return pages.find(({ path }) => path === at)?.aliases;
}
