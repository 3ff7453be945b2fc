import fc from 'fast-check';
import { type Value, wrong } from './values.ts';

const pieces = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '...',
  '$',
  '@',
  '!',
  '|',
  '=',
  'query',
  'mutation',
  'subscription',
  'fragment',
  'on',
  'F',
  'Q',
  'Query',
  'Mutation',
  '...F',
  'blogs',
  'items',
  'title',
  'business',
  'name',
  '__typename',
  '__schema',
  '__type',
  'types',
  'a:',
  'page: -1',
  '@skip(if: true)',
  '@include(if: $b)',
  '@deprecated',
  '$b: Boolean = true',
  '"',
  '"""',
  '\\u0000',
  '\0',
  '#',
  '1e999',
  '-',
  '{ business { name } }',
  '{ ...F }',
  'fragment F on Query { ...F }',
];

/** Generates documents from pieces of GraphQL, most of them invalid. */
export const documents = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((parts) => parts.join(' '));

/** Generates bodies with or without an operation. */
export const bodies = fc.oneof(
  fc.record(
    {
      query: fc.oneof(documents, wrong),
      variables: wrong,
      operationName: wrong,
      extensions: fc.oneof(wrong, fc.record({ persistedQuery: fc.oneof(wrong, persisted()) })),
    },
    { requiredKeys: [] },
  ),
  wrong,
);

function persisted(): Value {
  return fc.record({ version: fc.oneof(fc.constant(1), wrong), sha256Hash: wrong }, { requiredKeys: [] });
}
