import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { createSchema } from '../../schema.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

type Input = GraphQLArgument | GraphQLInputField;

/** Scalars whose format limits the length of their values. */
const limitedScalars = new Set(
  'Boolean DateTimeISO Float Int LocalDate NonNegativeFloat PositiveInt Upload UUID'.split(' '),
);

/** Returns the inputs without a maximum: texts and JSON without a length, lists without a number. */
function unlimitedIn(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) return named(type.name, Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => named(`${type.name}.${name}`, args));
  });
  return inputs.filter(({ input }) => !isLimited(input)).map(({ path }) => path);
}

const named = (parent: string, inputs: readonly Input[]) =>
  inputs.map((input) => ({ path: `${parent}.${input.name}`, input }));

function isLimited(input: Input): boolean {
  const type = getNamedType(input.type);
  const isShort =
    !isScalarType(type) || limitedScalars.has(type.name) || declares(input, 'maxLength', 'oneOf');
  return isShort && (!isListType(getNullableType(input.type)) || declares(input, 'maxItems'));
}

const declares = ({ astNode }: Input, ...limits: string[]) =>
  astNode?.directives
    ?.flatMap((directive) => directive.arguments ?? [])
    .some(({ name }) => limits.includes(name.value)) ?? false;

test('every text that an operation takes has a maximum length, every list a maximum number of items', () => {
  expect(unlimitedIn(createSchema())).toEqual([]);
});

test('a text, an id, JSON and a list without a maximum are found wherever they are declared', () => {
  const schema = buildSchema(`
    directive @constraint(maxLength: Int, maxItems: Int) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    scalar JSONObject
    input In { text: String, short: String @constraint(maxLength: 1) }
    type Query {
      a(text: String, id: ID!, count: Int, in: In): Int
      b(texts: [String!] @constraint(maxItems: 1), ids: [ID!] @constraint(maxLength: 1)): Sub
    }
    type Sub { c(json: JSONObject, several: [JSONObject] @constraint(maxItems: 1, maxLength: 1)): Int }
  `);
  expect(unlimitedIn(schema).toSorted()).toEqual([
    'In.text',
    'Query.a.id',
    'Query.a.text',
    'Query.b.ids',
    'Query.b.texts',
    'Sub.c.json',
  ]);
});

describe('a text over the maximum of its argument is answered with 400 before it is read:', () => {
  const slug = 'x'.repeat(240_000);
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

  test.each([
    ['a variable', 'query ($s: String!) { blog(slug: $s) { title } }', { s: slug }],
    ['just over', 'query ($s: String!) { blog(slug: $s) { title } }', { s: slug.slice(0, 601) }],
    ['a literal', `{ locationPage(slug: "${slug}") { slug_url } }`, {}],
    ['a block string', `{ locationPage(slug: """${slug}""") { slug_url } }`, {}],
    ['a default', `query ($s: String! = "${slug}") { portfolioItem(slug: $s) { slug } }`, {}],
    ['28 aliases', `query ($s: String!) { ${aliases(28, 'blog(slug: $s) { title }')} }`, { s: slug }],
    ['a path', 'query ($s: String!) { ownPage(path: $s) { path } }', { s: slug }],
    ['an item of a list', 'query ($s: [String!]) { pageContents(pages: $s) { page } }', { s: [slug] }],
    ['an item of a default', `query ($s: [String!] = ["${slug}"]) { pageContents(pages: $s) { page } }`, {}],
  ])('%s', async (_name, query, variables) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"BAD_USER_INPUT"');
  });
});

test('texts of arguments that an admin’s search and lists take are limited by their name', async () => {
  const token = await app.signIn();
  const text = 'x'.repeat(300);
  for (const [name, query] of [
    ['search', 'query ($t: String) { leads(search: $t) { totalCount } }'],
    ['after', 'query ($t: String) { leads(after: $t) { totalCount } }'],
    ['formType', 'query ($t: String) { leads(formType: $t) { totalCount } }'],
    ['id', 'query ($t: ID!) { leadConversation(id: $t) { id } }'],
    [
      'fields',
      'query ($t: String) { entries(kind: "article", fields: { title: $t, a: [$t, $t, $t] }) { totalCount } }',
    ],
  ] as const) {
    const { errors } = await app.graphql(query, { t: text }, token);
    expect
      .soft(errors?.[0]?.extensions, name)
      .toMatchObject({ code: 'BAD_USER_INPUT', fields: { [name]: expect.any(String) } });
  }
});

test('an empty slug finds nothing', async () => {
  expect(await app.graphql('{ blog(slug: "") { title } locationPage(slug: "  ") { slug_url } }')).toEqual({
    data: { blog: null, locationPage: null },
  });
});

test('a list with too many items is rejected under its name', async () => {
  const token = await app.signIn();
  const ask = async (query: string, variables: object) =>
    (await app.graphql(query, variables, token)).errors?.[0]?.extensions.fields;
  const pages = Array(101).fill('/');
  expect(await ask('query ($pages: [String!]) { pageContents(pages: $pages) { page } }', { pages })).toEqual({
    pages: 'Pages: at most 100.',
  });
  const states = Array(7).fill('NEW');
  expect(
    await ask('query ($states: [LeadState!]) { leads(states: $states) { totalCount } }', { states }),
  ).toEqual({
    states: 'States: at most 6.',
  });
});

test('an argument that is too long is rejected under its name, and a file that comes with it is not waited for', async () => {
  const token = await app.signIn();
  const erase = 'mutation ($email: String!) { erasePerson(email: $email) { leads } }';
  const { errors } = await app.graphql(erase, { email: 'a'.repeat(255) }, token);
  const fields = { email: 'Email is at most 254 characters.' };
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });

  const body = new FormData();
  const query = 'mutation ($file: Upload!, $alt: String) { uploadImage(file: $file, alt: $alt) { url } }';
  const variables = { file: null, alt: 'a'.repeat(501) };
  body.set('operations', JSON.stringify({ query, variables }));
  body.set('map', '{"0":["variables.file"]}');
  body.set('0', new File([new Uint8Array(1024 * 1024)], 'room.jpg', { type: 'image/jpeg' }));
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { fields: { alt: 'Alternative text is at most 500 characters.' } } }],
  });
});
