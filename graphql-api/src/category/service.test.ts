import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { addEntry, changeEntry } from '../../test/samples/entries.ts';
import { shared } from '../../test/shared-app.ts';

let app: TestApp;
let adminClient: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  adminClient = await signInAdmin(app);
});

const remove = async (number: number) =>
  (await changeEntry(adminClient, 'removeEntry', 'category', number)).errors?.[0]?.extensions;

test('a category is created and deleted; its name is unique', async () => {
  const { number = 0 } = await addEntry(adminClient, 'category', { category: 'Lighting' });
  const duplicate = await addEntry(adminClient, 'category', { category: 'lighting' });
  expect(duplicate.errors?.[0]?.extensions.fields).toEqual({
    category: "There is already a category 'lighting'.",
  });
  const rest = (await (await fetch(`${app.url}/api/categories`)).json()) as { data: unknown[] };
  expect(rest.data).toContainEqual({ category_id: number, category: 'Lighting' });
  expect(await remove(number)).toBeUndefined();
  expect((await remove(number))?.code).toBe('NOT_FOUND');
});

test("a category that an article uses, and 'All', cannot be deleted", async () => {
  expect(await remove(2)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: expect.stringContaining('use') },
  });
  expect((await remove(1))?.code).toBe('BAD_USER_INPUT');
});

test('categories have no order, and cannot be moved', async () => {
  const move = 'mutation { moveEntry(kind: "category", number: 2, position: 0) { number } }';
  const { errors } = await adminClient.ask(move);
  expect(errors?.[0]?.extensions.fields).toEqual({ kind: 'Categories have no order.' });
});
