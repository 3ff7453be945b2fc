import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';

interface Template {
  template_id: number;
  name: string;
  text: string;
  version: number;
}

const T = 'fragment T on ReplyTemplate { template_id name text version filledText }';
const DRAFT = `mutation ($number: Int, $fields: JSONObject!, $version: Int!) {
  saveEntryDraft(kind: "replyTemplate", number: $number, fields: $fields, version: $version, revision: 0) { number draft { revision } }
}`;
const PUBLISH = `mutation ($number: Int!, $revision: Int!) {
  publishEntry(kind: "replyTemplate", number: $number, revision: $revision) { number version }
}`;

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const list = () => adminClient.run<Template[]>(`{ replyTemplates { ...T } } ${T}`);

async function publish(fields: object, number: number | null = null, version = 0) {
  const saved = await adminClient.run<{ number: number; draft: object }>(DRAFT, { number, fields, version });
  return adminClient.ask(PUBLISH, { ...saved.draft, number: saved.number });
}

test('the admin writes, changes and deletes templates; names are unique', async () => {
  const fields = { name: 'Book a visit', text: 'Hello {first name},\n\n{estimate}' };
  await publish(fields);
  const created = (await list()).find(({ name }) => name === fields.name);
  expect(created).toMatchObject({ ...fields, version: 1 });
  const again = await publish(fields);
  expect(again.errors?.[0]?.extensions.fields).toHaveProperty('name');

  const number = created?.template_id ?? 0;
  expect((await publish({ ...fields, text: 'Hello' }, number, 1)).errors).toBeUndefined();
  expect(await list()).toContainEqual(expect.objectContaining({ text: 'Hello', version: 2 }));
  const stale = await publish(fields, number, 1);
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });

  const remove =
    'mutation ($number: Int!) { removeEntry(kind: "replyTemplate", number: $number) { number } }';
  await adminClient.run(remove, { number });
  expect((await list()).map(({ name }) => name)).toEqual(['Arrange a call', 'Confirm the estimate']);
});

test('an inserted template has the prices of the day', async () => {
  const text = 'It is {stagingConsultation.price}, {first name}.';
  await publish({ name: 'Consultation', text });
  expect(await list()).toContainEqual(
    expect.objectContaining({ text, filledText: 'It is $495, {first name}.' }),
  );
});
