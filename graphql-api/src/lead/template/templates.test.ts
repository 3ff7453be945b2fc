import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';

interface Template {
  template_id: number;
  name: string;
  text: string;
  version: number;
}

const T = 'fragment T on ReplyTemplate { template_id name text version }';
const CREATE = `mutation ($input: ReplyTemplateInput!) { createReplyTemplate(input: $input) { ...T } } ${T}`;
const UPDATE = `mutation ($id: Int!, $input: ReplyTemplateInput!, $version: Int!) {
  updateReplyTemplate(id: $id, input: $input, version: $version) { ...T }
} ${T}`;

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const list = () => adminClient.run<Template[]>(`{ replyTemplates { ...T } } ${T}`);

test('the admin writes, changes and deletes templates; names are unique', async () => {
  const input = { name: 'Book a visit', text: 'Hello {first name},\n\n{estimate}' };
  const created = await adminClient.run<Template>(CREATE, { input });
  expect(await list()).toContainEqual({ ...input, template_id: created.template_id, version: 1 });
  const again = await adminClient.ask(CREATE, { input });
  expect(again.errors?.[0]?.extensions.fields).toHaveProperty('name');

  const variables = { id: created.template_id, input: { ...input, text: 'Hello' }, version: 1 };
  expect(await adminClient.run(UPDATE, variables)).toMatchObject({ text: 'Hello', version: 2 });
  const stale = await adminClient.ask(UPDATE, variables);
  expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });

  const remove = 'mutation ($id: Int!) { deleteReplyTemplate(id: $id) { template_id } }';
  expect(await adminClient.run(remove, { id: created.template_id })).toEqual({
    template_id: created.template_id,
  });
  const missing = await adminClient.ask(remove, { id: created.template_id });
  expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await list()).map(({ name }) => name)).toEqual(['Arrange a call', 'Confirm the estimate']);
});

test('an inserted template has the prices of the day', async () => {
  const input = { name: 'Consultation', text: 'It is {stagingConsultation.price}, {first name}.' };
  const create =
    'mutation ($input: ReplyTemplateInput!) { createReplyTemplate(input: $input) { text filledText } }';
  expect(await adminClient.run(create, { input })).toEqual({
    text: input.text,
    filledText: 'It is $495, {first name}.',
  });
});
