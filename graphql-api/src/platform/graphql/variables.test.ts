import { expect, test } from 'vitest';
import { shared } from '../../../test/shared-app.ts';

let url: string;
shared.beforeAll(({ app }) => {
  url = app.url;
});

async function post(query: string, variables: object = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code };
}

const create = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
const upload = 'mutation ($files: [Upload!]!) { uploadQuotePhotos(files: $files) { fileNames } }';
const quote = 'mutation ($input: QuoteInput!) { requestQuote(input: $input) { msg } }';
const deep = (levels: number): unknown => (levels === 0 ? 'text' : { a: deep(levels - 1) });

test('60,000 items of a list argument are rejected, literal or not', async () => {
  const pages = Array(60_000).fill('');
  const { status, code } = await post('query ($p: [String!]) { pageContents(pages: $p) { page } }', {
    p: pages,
  });
  expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
  const literal = await post(`{ pageContents(pages: [${Array(7_000).fill('""')}]) { page } }`);
  expect(literal.status).toBe(400);
});

test.each([
  ['a list of 100,000 items', upload, { files: Array(100_000).fill(1) }],
  ['lists 1,000 deep', upload, { files: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) }],
  [
    'null for what has a default and must not be null',
    'query ($id: Int = 1) { blogById(id: $id) { title } }',
    { id: null },
  ],
])('%s is rejected with 400', async (_name, query, variables) => {
  const { status, code } = await post(query, variables);
  expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
});

test.each([
  ['a list of 100,000 items', { propertyPhotos: Array(100_000).fill(1) }],
  ['1,000 levels', deep(1000)],
])('an input with %s breaks a rule of the form', async (_name, input) => {
  expect((await post(quote, { input })).code).toBe('BAD_USER_INPUT');
});

test('50,000 blocks of an anonymous caller are rejected before one of them is validated', async () => {
  const { status, code } = await post(create, {
    input: { blogs_content: Array.from({ length: 50_000 }, () => ({})) },
  });
  expect([status, code]).toEqual([200, 'UNAUTHENTICATED']);
});
