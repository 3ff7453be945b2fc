import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';

// A page without a form, to which every kind of section can be added.
const PAGE = '/credits';

let app: TestApp;
let token: string;
let kinds: Record<string, Descriptor>;
const ask = (query: string, variables: object) => app.graphql(query, variables, token);

beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
  const { data } = await ask('query ($page: String!) { editablePage(page: $page) { fields } }', {
    page: PAGE,
  });
  const { fields } = data?.['editablePage'] as unknown as { fields: Descriptor };
  kinds = fields.fields?.['blocks']?.kinds ?? {};
});
afterAll(() => app.close());

/** Returns the value of a field whose required parts are filled in; undefined if it is optional. */
function filled(field: Descriptor): unknown {
  const { kind, optional, required, fields = {}, item, minItems = 0, options } = field;
  if (optional) return undefined;
  if (kind === 'group')
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, filled(inner)]));
  if (kind === 'list') return Array.from({ length: minItems }, () => item && filled(item));
  if (kind === 'choice') return options?.[0];
  if (!required) return '';
  if (kind === 'link') return { label: 'Go', to: '/contact' };
  if (kind === 'picture') return { name: 'hero-home', alt: 'A room' };
  return field.label.startsWith('Place of') ? '43.5, -79.8' : 'Words';
}

async function publish(kind: string, values: Record<string, unknown>) {
  const { original } = (
    await ask('query ($page: String!) { editablePage(page: $page) { original } }', { page: PAGE })
  ).data?.['editablePage'] as unknown as { original: { blocks: object[] } };
  const [current] = await versionsOf(ask, PAGE);
  const changes = Object.fromEntries(Object.entries(values).map(([key, value]) => [`b1.${key}`, value]));
  const blocks = [...original.blocks, { key: 'b1', block: kind }];
  return changePage(ask, PAGE, { blocks, ...changes }, current?.version);
}

test('a section of each kind is published with its required fields only', async () => {
  expect(Object.keys(kinds)).toHaveLength(20);
  for (const [kind, section] of Object.entries(kinds)) {
    const { errors } = await publish(kind, filled(section) as Record<string, unknown>);
    expect(errors?.[0]?.extensions.fields, kind).toBeUndefined();
    expect((await fetch(app.url + PAGE)).status, kind).toBe(200);
  }
});

test('a section without values names each field that is required', async () => {
  for (const [kind, section] of Object.entries(kinds)) {
    const required = Object.entries(section.fields ?? {}).filter(([, field]) => field.required);
    const { errors } = await publish(kind, {});
    const fields = errors?.[0]?.extensions.fields ?? {};
    for (const [key, field] of required)
      expect(fields, kind).toHaveProperty([`b1.${key}`], `${field.label} is required.`);
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
