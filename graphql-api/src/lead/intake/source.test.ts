import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { forms, message } from '../../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../../test/samples/forms.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
let admin: AdminClient;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  admin = await signInAdmin(app);
});

const LEADS = `query ($search: String) { leads(first: 1, search: $search) { nodes {
  source { page site utm_source utm_medium utm_campaign utm_term utm_content }
} } }`;

const unknown = {
  page: null,
  site: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
};

/** Sends a message with this source and returns the stored one. */
async function storedSource(source: string | undefined): Promise<unknown> {
  const name = `Visitor ${randomUUID().replace(/[\d-]/g, '')}`;
  const { errors } = await sendForm(app, message, { name, source });
  expect(errors).toBeUndefined();
  const { nodes } = await admin.run<{ nodes: { source: unknown }[] }>(LEADS, { search: name });
  return nodes[0]?.source;
}

test.each([
  [
    'https://site.example/staging?utm_source=flyer&utm_campaign=Spring%202026&token=1 https://www.google.com/search?q=private',
    { page: '/staging', site: 'www.google.com', utm_source: 'flyer', utm_campaign: 'Spring 2026' },
  ],
  ['https://site.example/blog https://site.example/', { page: '/blog' }],
  ['https://site.example/ ', { page: '/' }],
  [`https://site.example/${'a'.repeat(10_000)} about:blank`, { page: `/${'a'.repeat(199)}` }],
  ['no URL, nor here', {}],
  ['https://site.example/?utm_source=%00&utm_medium=%20 ', { page: '/' }],
  [
    'https://site.example/a%00?utm_source=a%00b&utm_term=%0D%0Ax%0Ay&utm_content=\uD800 ',
    { page: '/a%00', utm_source: 'ab', utm_term: 'x y', utm_content: '\uFFFD' },
  ],
])('of %s, path, host and campaign are stored', async (source, stored) => {
  expect(await storedSource(source)).toEqual({ ...unknown, ...stored });
});

test('a lead without a source has none', async () => {
  expect(await storedSource(undefined)).toBeNull();
});

test.each(forms)('$formType takes a source by GraphQL and REST', async (form) => {
  const source = 'https://site.example/ ';
  expect((await sendForm(app, form, { source })).errors).toBeUndefined();
  expect((await postForm(app, form, { source })).status).toBe(200);
});

test('a source of another type or without an end, and a hidden field that is too long, do not cost the lead', async () => {
  for (const facts of [{ source: 12 }, { source: ['a'] }, { source: 'a'.repeat(200_000) }])
    for (const form of forms) {
      expect((await sendForm(app, form, facts)).errors).toBeUndefined();
      expect((await postForm(app, form, facts)).status).toBe(200);
    }
  const email = `${randomUUID()}@example.com`;
  expect((await sendForm(app, message, { email, website: 'a'.repeat(501) })).errors).toBeUndefined();
  const { nodes } = await admin.run<{ nodes: unknown[] }>(
    'query ($search: String) { leads(search: $search) { nodes { state } } }',
    { search: email },
  );
  expect(nodes).toEqual([{ state: 'SPAM' }]);
});

test('the export has the source', async () => {
  const email = `${randomUUID()}@example.com`;
  await sendForm(app, message, { email, source: 'https://site.example/staging?utm_source=flyer ' });
  const answer = await admin.rest('POST', '/api/leads.csv', { search: email });
  const [heading, line] = (await answer.text()).trim().split('\r\n');
  expect(heading).toContain('"First page","Referring site","Campaign source"');
  expect(line).toContain('"/staging","","flyer"');
});
