import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { openWeb } from '../../../test/web.ts';
import { createSchema } from '../../schema.ts';
import { createServer } from '../../server.ts';
import { readTrustedDocuments } from '../graphql/trusted-documents.ts';
import { accessOf, operationsOf } from './operations.ts';

const schema = createSchema();
const operations = operationsOf(schema);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('every operation declares who may call it', () => {
  expect(operations.filter((field) => !accessOf(field)).map((field) => field.name)).toEqual([]);
});

test('an admin operation is rejected inside a fragment and beside a public operation', async () => {
  const query =
    'query { ...F ... on Query { all: leads { totalCount } } } fragment F on Query { business { name } }';
  const answer = await app.graphql(query);
  expect(answer.errors?.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
});

test('a field that a directive leaves out needs no right', async () => {
  const query = `query ($yes: Boolean!, $no: Boolean!) {
    business { name } leads @include(if: $no) { totalCount } ... @skip(if: $yes) { mailbox { user } }
  }`;
  const codes = async (yes: boolean, no: boolean) =>
    (await app.graphql(query, { yes, no })).errors?.map(({ extensions }) => extensions.code);
  expect(await codes(true, false)).toBeUndefined();
  expect(await codes(true, true)).toEqual(['UNAUTHENTICATED']);
  expect(await codes(false, false)).toEqual(['UNAUTHENTICATED']);
});

test('every route declares who may call it', async () => {
  const server = await createServer(app.app, openWeb);
  const missing = server.declaredRoutes.filter(({ config }) => !config?.access);
  await server.close();
  expect(missing).toEqual([]);
});

test('no cache stores a response to a signed-in user or to a sign-in', async () => {
  const token = await app.signIn();
  const documents = readTrustedDocuments(
    new URL('../../../../web/src/generated/trusted-documents.json', import.meta.url),
  );
  const [sha256Hash] = [...documents].find(([, text]) => text.includes('query ManageLeads')) ?? [];
  const trusted = new URLSearchParams({
    operationName: 'ManageLeads',
    variables: '{"search":"Ann"}',
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash },
    }),
  });
  const json = { 'content-type': 'application/json' };
  const calls: [path: string, init?: RequestInit][] = [
    ['/graphql?query={me{email}}'],
    [`/graphql?${trusted}`],
    ['/graphql', { method: 'POST', headers: json, body: '{"query":"{ leads { totalCount } }"}' }],
    ['/blogs'],
    ['/blog'],
    ['/api/locationpages'],
    ['/api/leads.csv'],
    ['/api/users/login', { method: 'POST', headers: json, body: JSON.stringify(admin) }],
    ['/photos/none.jpg'],
  ];
  for (const [path, init] of calls) {
    const headers = { ...init?.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(app.url + path, { ...init, headers });
    expect.soft([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect(sha256Hash).toBeDefined();
  expect((await fetch(`${app.url}/blog`)).headers.get('cache-control')).toBe('no-cache');
});

test('signing out makes the browser clear its HTTP cache and keep its stored data', async () => {
  const answerTo = (query: string, authorization: string) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
    });
  const bearer = `Bearer ${await app.signIn()}`;
  expect((await answerTo('{ me { email } }', bearer)).headers.get('clear-site-data')).toBeNull();
  const answer = await answerTo('mutation { logout }', bearer);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
});
