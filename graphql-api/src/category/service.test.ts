import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

interface Category {
  category_id: number;
  category: string;
  version: number;
}

const CREATE = `mutation ($name: String!) {
  createCategory(input: { category: $name }) { category_id category version }
}`;
const RENAME = `mutation ($id: Int!, $name: String!, $version: Int!) {
  updateCategory(id: $id, input: { category: $name }, version: $version) { category version }
}`;
const DELETE = 'mutation ($id: Int!) { deleteCategory(id: $id) { category_id } }';

test('a category is created, renamed and deleted', async () => {
  const { category_id: id } = await adminClient.run<Category>(CREATE, { name: 'Lighting' });
  const duplicate = await adminClient.ask(CREATE, { name: 'lighting' });
  expect(duplicate.errors?.[0]?.extensions.fields).toEqual({
    category: "There is already a category 'lighting'.",
  });
  expect(await adminClient.run(RENAME, { id, name: 'Lamps', version: 1 })).toEqual({
    category: 'Lamps',
    version: 2,
  });
  const stale = await adminClient.ask(RENAME, { id, name: 'Lights', version: 1 });
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });
  const rest = (await (await fetch(`${app.url}/api/categories`)).json()) as { data: unknown[] };
  expect(rest.data).toContainEqual({ category_id: id, category: 'Lamps' });
  expect(await adminClient.run(DELETE, { id })).toEqual({ category_id: id });
  expect((await adminClient.ask(DELETE, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test("a category that an article uses, and 'All', cannot be deleted", async () => {
  const used = await adminClient.ask(DELETE, { id: 2 });
  expect(used.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: expect.stringContaining('use') },
  });
  expect((await adminClient.ask(DELETE, { id: 1 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
