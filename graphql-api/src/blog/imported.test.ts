import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, DELETE_BLOG, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';
import { ImportedArticleEntity } from './imported.ts';

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
  await app.app.database.em.fork().insert(ImportedArticleEntity, { source: path, path, blog_id });
  if (isDeleted) await adminClient.run(DELETE_BLOG, { id: blog_id });
  const response = await fetch(app.url + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(status === 301 ? `/artical/new-${path.slice(1)}` : null);
});
