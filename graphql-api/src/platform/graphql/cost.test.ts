import { readFileSync } from 'node:fs';
import {
  type GraphQLInputType,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { createSchema } from '../../schema.ts';
import { accessOf, operationsOf, rootFields } from '../access/operations.ts';
import { UploadedFile } from '../upload/upload.ts';
import { costOf, MAX_ADMIN_COST, MAX_COST } from './cost.ts';
import { readTrustedDocuments } from './trusted-documents.ts';

const schema = createSchema();
const trusted = readTrustedDocuments(
  new URL('../../../../web/src/generated/trusted-documents.json', import.meta.url),
);
/** The examples that the playground opens with. */
const examples = [
  ...readFileSync(new URL('../../../../web/playground/examples.md', import.meta.url), 'utf8').matchAll(
    /```graphql\n([^`]+)```/g,
  ),
].map(([, query = '']) => query);
/** GraphiQL's introspection query with all of its options. */
const introspection = getIntrospectionQuery({
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
});
const wholeBlog = `blog_id title slug_url brief_paragraph blog_image published_date category metaTitle metaDescription
  canonicalLink blogs_content { heading paragraph } state publishAt updatedAt version
  picture { src width height alt placeholder sources { type srcset } }`;

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

interface Reply {
  status: number;
  code: string | undefined;
  text: string;
}

async function post(query: string): Promise<Reply> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code, text };
}

const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ');

const forLargeRequests = new Set(
  operationsOf(schema)
    .filter((field) => accessOf(field) !== 'public')
    .map(({ name }) => name),
);
const mayBeLarge = (name: string) => forLargeRequests.has(name);

/** Returns a value that fits the type; for sizes of pages the maximum. */
function valueOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name);
  if (isListType(type)) return [valueOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type, field.name)]));
  }
  if (type.name === 'Upload') return Object.create(UploadedFile.prototype) as UploadedFile;
  if (type.name === 'Boolean') return true;
  if (type.name === 'JSONObject') return {};
  if (type.name === 'UUID') return '00000000-0000-4000-8000-000000000000';
  if (type.name === 'LocalDate') return '2026-11-24';
  if (type.name === 'DateTimeISO') return '2030-01-31T12:00:00Z';
  if (type.name !== 'Int') return 'text';
  return name === 'first' || name === 'weeks' ? 100 : 1;
}

function priced(text: string) {
  const document = parse(text);
  const operation = document.definitions.find(
    (it): it is OperationDefinitionNode => it.kind === Kind.OPERATION_DEFINITION,
  );
  const variables = (operation?.variableDefinitions ?? []).map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type) as GraphQLInputType;
    return [variable.name.value, valueOf(inputType, variable.name.value)];
  });
  const name = operation?.name?.value;
  const isLarge = operation ? rootFields({ operation, document }).some(mayBeLarge) : false;
  const cost = operation
    ? costOf(schema, { document, operation, variables: Object.fromEntries(variables) })
    : Number.NaN;
  return { name, cost, limit: isLarge ? MAX_ADMIN_COST : MAX_COST };
}

describe('below the limit:', () => {
  test.each([...trusted.values()].map((text) => priced(text)))('our own $name', ({ cost, limit }) => {
    expect(cost).toBeLessThan(limit);
  });

  test.each(examples.map((query) => priced(query)))('the playground’s $name', ({ cost, limit }) => {
    expect(cost).toBeLessThan(limit);
  });

  test('the introspection of GraphiQL is answered', async () => {
    const { status, text } = await post(introspection);
    expect([status, text.includes('"subscriptionType":null')]).toEqual([200, true]);
  });

  test('a page of fifty whole articles is answered', async () => {
    const { status } = await post(`{ blogs(pageSize: 50) { totalCount items { ${wholeBlog} } } }`);
    expect(status).toBe(200);
  });

  test('a page of 100 leads with all their fields is answered to an admin', async () => {
    const fields = fieldsOf('Lead', 2);
    const query = `{ leads(first: 100) { totalCount pageInfo { endCursor } nodes { ${fields} } } }`;
    const { errors } = await app.graphql(query, {}, await app.signIn());
    expect(errors).toBeUndefined();
  });
});

/** Returns a selection of every field of a type, with lists of the same type nested `depth` times. */
function fieldsOf(name: string, depth: number): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const named = getNamedType(field.type);
    if (!isObjectType(named)) return field.name;
    return depth > 0 ? `${field.name} { ${fieldsOf(named.name, depth - 1)} }` : '';
  });
  return fields.join(' ');
}

const typeFields = 'name description fields { name description args { name description } type { name } }';
const login = (index: number) =>
  `a${index}: login(input: {email: "a@example.com", password: "no"}) { token }`;

describe.each([
  [
    '30 aliases of a page of fifty',
    `{ ${repeat(30, (n) => `a${n}: blogs(pageSize: 50) { items { title } }`)} }`,
  ],
  [
    'the size of the page as a variable',
    `query ($n: Int = 50) { ${repeat(30, (n) => `a${n}: blogs(pageSize: $n) { items { title } }`)} }`,
  ],
  [
    '30 aliases of the introspection',
    `{ ${repeat(30, (n) => `a${n}: __schema { types { ${typeFields} } }`)} }`,
  ],
  [
    'aliases within the introspection',
    `{ __schema { ${repeat(30, (n) => `a${n}: types { ${typeFields} }`)} } }`,
  ],
  [
    '400 aliases of one description',
    `{ __schema { types { ${repeat(400, (n) => `a${n}: description`)} } } }`,
  ],
  [
    'aliases of __typename under a list',
    `{ blogs(pageSize: 50) { items { ${repeat(600, (n) => `a${n}: __typename`)} } } }`,
  ],
  ['a long alias under a list', `{ blogs(pageSize: 50) { items { ${'a'.repeat(100_000)}: title } } }`],
  ['100 logins', `mutation { ${repeat(100, login)} }`],
  ['200 logins', `mutation { ${repeat(200, login)} }`],
  [
    'fragments doubling',
    `{ ...f0 } ${repeat(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on Query { business { name } }`,
  ],
  [
    'fragments doubling below a field',
    `{ __schema { types { ...f0 } } } ${repeat(20, (n) => `fragment f${n} on __Type { a: ofType { ...f${n + 1} } b: ofType { ...f${n + 1} } }`)} fragment f20 on __Type { name }`,
  ],
  ['a fragment that spreads itself', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ['a directive 500 times', `{ business { name ${'@skip(if: false) '.repeat(500)} } }`],
  ['51 aliases', `{ ${repeat(51, (n) => `a${n}: __typename`)} }`],
  ['one alias 51 times', `{ ${repeat(51, () => 'a: __typename')} }`],
  ['one name 51 times', `{ business { ${repeat(51, () => 'name')} } }`],
  ['one name in 51 places', `{ ${repeat(51, () => '... { business { name } }')} }`],
  ['51 spreads of one fragment', `{ ${repeat(51, () => '...f')} } fragment f on Query { __typename }`],
  [
    '60 spreads of as many fragments',
    `{ ${repeat(60, (n) => `...f${n}`)} } ${repeat(60, (n) => `fragment f${n} on Query { __typename }`)}`,
  ],
  [
    '60 operations that spread a fragment',
    `${repeat(60, (n) => `query q${n} { ...f }`)} fragment f on Query { __typename }`,
  ],
  ['3,000 fields', `{ business { ${'name '.repeat(3000)} } }`],
  ['a list 1,500 deep', `{ blog(slug: ${'['.repeat(1500)}) { title } }`],
  ['a subscription', 'subscription { business { name } }'],
  ['a selection 900 deep', `${'{ business '.repeat(900)}${'}'.repeat(900)}`],
])('%s', (_name, query) => {
  test('is rejected with 400', async () => {
    const { status, code } = await post(query);
    expect([status, code]).toEqual([
      400,
      expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED)$/),
    ]);
  });
});

test('as many aliases and repeated names as allowed are answered', async () => {
  const aliases = repeat(25, (n) => `a${n}: business { name }`);
  const { status } = await post(`{ ${aliases} b: __typename ${repeat(50, () => '__typename')} }`);
  expect(status).toBe(200);
});

test.each([
  ['unknown fields', `{ ${repeat(900, (n) => `busines${n}`)} }`],
  ['unknown fields below a list', `{ blogs { items { ${repeat(900, (n) => `titl${n}`)} } } }`],
  ['unknown values of an enum', `{ leads(states: [${repeat(900, (n) => `NE${n}`)}]) { totalCount } }`],
  ['unknown arguments', `{ blogs(${repeat(300, (n) => `pag${n}: 1`)}) { totalCount } }`],
  ['unused variables', `query (${repeat(190, (n) => `$v${n}: Int`)}) { business { name } }`],
  ['definitions of types', repeat(300, (n) => `scalar s${n}`)],
])('hundreds of %s cause a few errors', async (_name, query) => {
  const { status, code, text } = await post(query);
  expect([status, code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  expect((JSON.parse(text) as { errors: unknown[] }).errors.length).toBeLessThanOrEqual(11);
});

test('fields that @skip and @include leave out cost nothing', async () => {
  const parts = repeat(30, (n) => `a${n}: blogs(pageSize: 50) @include(if: false) { items { title } }`);
  const { status, text } = await post(`{ business { name @skip(if: true) email } ${parts} }`);
  expect([status, JSON.parse(text)]).toEqual([200, { data: { business: { email: expect.any(String) } } }]);
});

/** Maximum size of the response to one anonymous request. */
const MAX_RESPONSE_BYTES = 500_000;

test.each([
  `{ __schema { types { name description fields { name description args { name type { name ofType { name fields { name description args { name } } } } } type { ofType { name fields { name description args { name description } } } } } } } }`,
  `{ __schema { mutationType { ${repeat(110, (n) => `a${n}: fields { args { name description type { name } } }`)} } } }`,
  `{ ${repeat(60, (n) => `a${n}: __type(name: "Mutation") { fields { args { name description } } }`)} }`,
  `{ __schema { types { fields { type { ofType { fields { type { ofType { name description } } } } } } } } }`,
  `{ __schema { types { possibleTypes { ${repeat(20, (n) => `a${n}: fields { name description }`)} } } } }`,
  `{ __schema { mutationType { fields { args { type { ofType { ${repeat(9, (n) => `a${n}: inputFields { name description }`)} } } } } } } }`,
])('no introspection is answered with more than the limit says: %s', async (query) => {
  expect((await post(query)).text.length).toBeLessThan(MAX_RESPONSE_BYTES);
});
