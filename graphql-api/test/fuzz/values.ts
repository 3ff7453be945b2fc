import fc from 'fast-check';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql';
import { hostileText } from './hostile.ts';

export type Value = fc.Arbitrary<unknown>;

/** Ids and slugs of existing objects; each fuzzer sets them. */
export const existingIds: string[] = ['1'];

/** Texts that pass the validation of some field. */
const plain = [
  [
    'visitor@example.com',
    '9055550123',
    'Sample Visitor',
    'Milton',
    'Ontario',
    '2027-01-31',
    '100000',
    '/blog',
  ],
  [
    'living-in-a-staged-house',
    'home-staging-milton',
    'A title',
    '<p>A paragraph</p>',
    'Get a Qoute',
    'Contact',
  ],
].flat();

/** Generates valid texts and texts that are hard to parse. */
const text = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...plain) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.nat(99).map((place) => existingIds[place % existingIds.length] ?? '') },
);

const integers = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, Number.MAX_VALUE, 1.5, -0, 1e21),
  },
);

/** Generates values of a wrong type. */
export const wrong = fc.oneof(
  text,
  integers,
  fc.constantFrom(null, true, [], {}, [[]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates cursors in the format of `leads`, with other times and ids. */
const cursors = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-01-01', '1', ''),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
    fc.oneof(fc.uuid(), text),
  )
  .map(([time, id]) => Buffer.from(`${time} ${id}`).toString('base64url'));

const times = fc.oneof(
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59+23:59',
    '2026-02-30T25:00:00Z',
    '0001-01-01T00:00Z',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const byType = new Map<string, Value>([
  ['Int', integers],
  ['Float', fc.double()],
  ['Boolean', fc.boolean()],
  ['ID', text],
  ['UUID', fc.oneof(fc.uuid(), text)],
  ['Date', fc.oneof(times, text)],
  ['DateTime', fc.oneof(times, text)],
  ['Decimal', fc.oneof(integers, fc.double(), text)],
  ['String', fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: cursors })],
]);

/** Generators of valid texts, by format of `@constraint`. */
const byFormat = new Map<unknown, Value>([
  ['email', fc.constantFrom('visitor@example.com', 'owner@example.com')],
  ['digits', fc.constantFrom('9055550123', '1')],
  ['letters', fc.constantFrom('Sample Visitor', 'Zoé')],
  ['date', fc.constantFrom('2027-01-31', '0001-01-01', '9999-12-31')],
  ['datetime', times],
  ['uuid', fc.uuid()],
  ['path', fc.constantFrom('/blog', '/')],
]);

/** Generates values of this type, and sometimes others. */
export function valueOf(type: GraphQLInputType, node: GraphQLInputField['astNode'], rarity: number): Value {
  return fc.oneof(
    { weight: rarity, arbitrary: fitting(type, node) },
    { weight: 1, arbitrary: fc.oneof(wrong, text) },
  );
}

function fitting(type: GraphQLInputType, node: GraphQLInputField['astNode']): Value {
  if (isNonNullType(type)) return fitting(type.ofType, node);
  if (isListType(type)) return fc.array(valueOf(type.ofType, undefined, 12), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) return fc.oneof({ weight: 8, arbitrary: filled(type) }, strange);
  return matching(node) ?? byType.get(type.name) ?? text;
}

/** Returns a generator of texts that match the field's `@constraint`; undefined if it has none. */
function matching(node: GraphQLInputField['astNode']): Value | undefined {
  const given = node?.directives?.find(({ name }) => name.value === 'constraint')?.arguments ?? [];
  const rule = new Map(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
  const choices = rule.get('oneOf');
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as string[]));
  const length = rule.get('maxLength');
  if (rule.has('format') || typeof length !== 'number') return byFormat.get(rule.get('format'));
  return text.map((one) => one.slice(0, length));
}

function filled(type: GraphQLInputObjectType): Value {
  const fields = Object.values(type.getFields());
  const values: Record<string, Value> = Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field.type, field.astNode, 30)]),
  );
  const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(values, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}

/** An input with an unknown field. */
const strange = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'other'), wrong)
  .map((entry) => Object.fromEntries([entry]));
