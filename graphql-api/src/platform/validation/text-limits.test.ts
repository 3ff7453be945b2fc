import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { createSchema } from '../../schema.ts';
import { operationsOf } from '../access/operations.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

type Input = GraphQLArgument | GraphQLInputField;

/** Returns every argument of every mutation. */
const mutationArguments = () =>
  Object.values(createSchema().getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.map((input) => ({ path: `${name}.${input.name}`, input })),
  );

/** Returns the leaves of an argument: for inputs their fields, each input once. */
function inputsBelow(path: string, input: Input, seen: Set<string>): { path: string; input: Input }[] {
  const type = getNamedType(input.type);
  if (!isInputObjectType(type)) return [{ path, input }];
  if (seen.has(type.name)) return [];
  seen.add(type.name);
  return Object.values(type.getFields()).flatMap((field) =>
    inputsBelow(`${type.name}.${field.name}`, field, seen),
  );
}

const isBounded = ({ astNode }: Input, ...limits: string[]) =>
  astNode?.directives
    ?.flatMap((directive) => directive.arguments ?? [])
    .some(({ name }) => limits.includes(name.value)) ?? false;

test('every text that a mutation takes has a length, or a list of choices', () => {
  const seen = new Set<string>();
  const texts = mutationArguments()
    .flatMap(({ path, input }) => inputsBelow(path, input, seen))
    .filter(({ input }) => ['String', 'Decimal'].includes(getNamedType(input.type).name));
  expect(texts.length).toBeGreaterThan(60);
  expect(
    texts.filter(({ input }) => !isBounded(input, 'maxLength', 'oneOf')).map(({ path }) => path),
  ).toEqual([]);
});

test('every list that an operation takes, and every list in an input, has a maximum number of items', () => {
  const schema = createSchema();
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isInputObjectType(type))
    .flatMap(({ name, getFields }) =>
      Object.values(getFields.call(schema.getType(name))).map((input) => ({
        path: `${name}.${input.name}`,
        input,
      })),
    );
  const args = operationsOf(schema).flatMap((operation) =>
    operation.args.map((input) => ({ path: `${operation.name}.${input.name}`, input })),
  );
  const lists = [...args, ...fields].filter(({ input }) => isListType(getNullableType(input.type)));
  expect(lists.map(({ path }) => path)).toContain('pageContents.pages');
  expect(lists.filter(({ input }) => !isBounded(input, 'maxItems')).map(({ path }) => path)).toEqual([]);
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
