import { type GraphQLArgument, type GraphQLInputField, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { shared } from '../../test/shared-app.ts';
import { createSchema } from '../schema.ts';

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

const isBounded = ({ astNode }: Input) =>
  astNode?.directives
    ?.flatMap((directive) => directive.arguments ?? [])
    .some(({ name }) => ['maxLength', 'oneOf'].includes(name.value)) ?? false;

test('every text that a mutation takes has a length, or a list of choices', () => {
  const seen = new Set<string>();
  const texts = mutationArguments()
    .flatMap(({ path, input }) => inputsBelow(path, input, seen))
    .filter(({ input }) => ['String', 'Decimal'].includes(getNamedType(input.type).name));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter(({ input }) => !isBounded(input)).map(({ path }) => path)).toEqual([]);
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
