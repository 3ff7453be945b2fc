import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import { filledField } from '../../test/samples/sections.ts';

// A page without a form, to which every kind of section can be added.
const PAGE = '/credits';

let app: TestApp;
let token: string;
let kinds: Record<string, Descriptor>;
const ask = (query: string, variables: object) => app.graphql(query, variables, token);

beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
  kinds = (await editablePage()).fields.fields?.['blocks']?.kinds ?? {};
});
afterAll(() => app.close());

async function editablePage() {
  const query = 'query ($page: String!) { editablePage(page: $page) { fields original } }';
  const { data } = await ask(query, { page: PAGE });
  return data?.['editablePage'] as unknown as { fields: Descriptor; original: { blocks: object[] } };
}

async function publish(kind: string, values: Record<string, unknown>) {
  const { original } = await editablePage();
  const [current] = await versionsOf(ask, PAGE);
  const changes = Object.fromEntries(Object.entries(values).map(([key, value]) => [`b1.${key}`, value]));
  const blocks = [...original.blocks, { key: 'b1', block: kind }];
  return changePage(ask, PAGE, { blocks, ...changes }, current?.version);
}

test('a section of each kind is published with its required fields only', async () => {
  expect(Object.keys(kinds)).toHaveLength(20);
  for (const [kind, section] of Object.entries(kinds)) {
    const { errors } = await publish(kind, filledField(section, 'Words') as Record<string, unknown>);
    expect([kind, errors?.[0]?.extensions.fields]).toEqual([kind, undefined]);
    expect([kind, (await fetch(app.url + PAGE)).status]).toEqual([kind, 200]);
  }
});

test('a section without values names each field that is required', async () => {
  for (const [kind, section] of Object.entries(kinds)) {
    const required = Object.entries(section.fields ?? {}).filter(([, field]) => field.required);
    const { errors } = await publish(kind, {});
    const expected = required.map(([key, { label }]) => [`b1.${key}`, `${label} is required.`]);
    expect(errors?.[0]?.extensions.fields ?? {}).toMatchObject(Object.fromEntries(expected));
  }
});

test('an optional text, link and list may be emptied again', async () => {
  const values = {
    heading: 'Words',
    paragraphs: ['Words'],
    list: [],
    action: { label: '', to: '/' },
  };
  expect((await publish('text', values)).errors).toBeUndefined();
  expect(
    (await publish('steps', { heading: 'Words', paragraph: '', steps: [{ title: 'One', text: '' }] })).errors,
  ).toBeUndefined();
  const html = await (await fetch(app.url + PAGE)).text();
  expect(html).toContain('<h3>One</h3>');
  expect(html).not.toContain('<p></p>');
});
