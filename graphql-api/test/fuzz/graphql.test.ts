import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { startApp, type TestApp } from '../app.ts';
import { quote } from '../samples/form-samples.ts';
import { readLeads, sendQuote, storedPhotos } from '../samples/quote.ts';
import { someVisitor } from '../visitor.ts';
import { bodies, documents } from './documents.ts';
import { type FuzzedOperation, operationsOf } from './operations.ts';
import { runs, timeout } from './runs.ts';
import { existingIds } from './values.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
  existingIds.push(...(await createObjects()));
});
afterAll(() => app.close());

/** Creates objects for operations to refer to: a lead, photos for a quote, pictures and posters. */
async function createObjects(): Promise<string[]> {
  const photos = await storedPhotos(app, 5);
  await sendQuote(app, { propertyPhotos: photos.slice(0, 1) });
  const [lead] = await readLeads(app);
  const { data } = await app.graphql('{ portfolio { items { picture { src } } } }');
  const groups = (data as unknown as { portfolio: { items: { picture: { src: string } }[] }[] }).portfolio;
  const pictures = groups.flatMap(({ items }) => items.map(({ picture }) => picture.src));
  return [lead?.id ?? '', ...photos, ...pictures.slice(0, 5)];
}

interface FuzzRequest {
  path?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Returns the fault of the response to a request; undefined if it has none. */
async function faultOf({ path = '/graphql', body, headers }: FuzzRequest): Promise<string | undefined> {
  const response = await fetch(app.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...someVisitor(),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const answer = await response.text();
  const shown = `${response.status} ${answer.slice(0, 500)}`;
  if (response.status >= 500) return shown;
  if (!response.headers.get('content-type')?.includes('json')) return `no JSON: ${shown}`;
  const { errors = [] } = JSON.parse(answer) as { errors?: { extensions?: { code?: string } }[] };
  const codes = errors.map(({ extensions }) => extensions?.code);
  return codes.includes('INTERNAL_SERVER_ERROR') || codes.includes(undefined) ? shown : undefined;
}

/** Returns the first random request with a faulty response, with the seed to repeat it; undefined if none. */
async function failure<T>(
  inputs: fc.Arbitrary<T>,
  question: (input: T) => FuzzRequest,
  first: T[] = [],
): Promise<string | undefined> {
  const property = fc.asyncProperty(inputs, async (input) => {
    expect(await faultOf(question(input))).toBeUndefined();
  });
  const examples = first.map((input): [T] => [input]);
  const details = await fc.check(property, { numRuns: runs + examples.length, examples });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  return details.failed ? fc.defaultReportMessage(details) : undefined;
}

const posted = (body: unknown): FuzzRequest => ({ body: JSON.stringify(body) });

/** Returns a multipart body with these values of its two fields. */
function uploaded([operations, map]: [unknown, unknown]): FuzzRequest {
  const part = (name: string, value: unknown) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`;
  return {
    body: `${part('operations', operations)}${part('map', map)}--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' },
  };
}

/** Sends the operation by POST, or by GET, which accepts only queries. */
function requestOf({ query, variables }: FuzzedOperation, byGet: boolean): FuzzRequest {
  if (!byGet) return posted({ query, variables });
  return { path: `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}` };
}

/** Sends the operation with the admin's session, which `logout` must not end. */
function asAdmin(operation: FuzzedOperation): FuzzRequest {
  const session = /^mutation\s+\{ logout/.test(operation.query) ? 'another' : token;
  return { ...posted(operation), headers: { authorization: `Bearer ${session}` } };
}

const cursor = (time: string) => Buffer.from(`${time} ${randomUUID()}`).toString('base64url');
const requestQuote = (propertyPhotos: string[]): FuzzedOperation => ({
  query: 'mutation ($input: QuoteInput!) { requestQuote(input: $input) { msg } }',
  variables: { input: { ...quote, submissionId: randomUUID(), propertyPhotos } },
});
const afterCursor = (time: string): FuzzedOperation => ({
  query: 'query ($after: String) { leads(after: $after) { totalCount } }',
  variables: { after: cursor(time) },
});
const publishedAt = (publishAt: string): FuzzedOperation => ({
  query: 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
  variables: { input: { title: 'A title', slug_url: publishAt, category: 2, publishAt } },
});

/** Requests that once caused an internal error; each run repeats them. */
const regressions: FuzzedOperation[] = [
  {
    query: 'query ($number: Int!) { mailings(number: $number) { round } }',
    variables: { number: -(2 ** 31) },
  },
  afterCursor('-271821-04-20T00:00:00.000Z'),
  afterCursor('+275760-09-13T00:00:00.000Z'),
  afterCursor('0000-01-01T00:00:00.000Z'),
  publishedAt('0000-01-01T00:00:00Z'),
  publishedAt('9999-12-31T23:59:59-23:59'),
  requestQuote(['1', ' ', '2']),
  requestQuote(['NULL', 'a,b', '"', '{}', '\\']),
  { query: 'mutation { erasePerson(email: "a\\u0000b") { leads } }', variables: {} },
  {
    query: '{ blog(slug: "a\\u0000b") { title } locationPage(slug: "\\u0000") { slug_url } }',
    variables: {},
  },
  { query: 'query ($id: Int = 1) { blogById(id: $id) { title } }', variables: { id: null } },
];

const operations = operationsOf(createSchema());
const malformed = fc.oneof(
  documents.map((query) => posted({ query })),
  bodies.map(posted),
  fc.tuple(bodies, bodies).map(uploaded),
);

describe('no request to /graphql causes an internal error:', () => {
  test('anonymous operations', { timeout }, async () => {
    const inputs = fc.tuple(operations, fc.boolean());
    expect(await failure(inputs, ([operation, byGet]) => requestOf(operation, byGet))).toBeUndefined();
  });

  test("an admin's operations", { timeout }, async () => {
    expect(await failure(operations, asAdmin, regressions)).toBeUndefined();
  });

  test('documents and bodies of any kind', { timeout }, async () => {
    expect(await failure(malformed, (question) => question)).toBeUndefined();
  });
});
