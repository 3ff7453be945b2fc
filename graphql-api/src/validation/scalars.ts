import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

// These scalars read any text (or number): what is wrong with a value is said by the field's rule, in the field's
// words and under its name. A scalar that rejects could only say it without either.

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError('This value is written as text.');
  return value;
}

function literalText(node: ValueNode): string {
  if (node.kind !== Kind.STRING) throw new GraphQLError('This value is written as text.', { nodes: node });
  return node.value;
}

const asText = { serialize: textOf, parseValue: textOf, parseLiteral: literalText };

/** A day of the calendar. */
export const DayScalar = new GraphQLScalarType({
  name: 'Date',
  description: 'A day, as YYYY-MM-DD; an ISO 8601 time is read as its day.',
  ...asText,
});

/** A moment: output in UTC with milliseconds. */
export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A moment with its time zone, as an ISO 8601 text such as 2025-03-31T09:00:00Z.',
  ...asText,
  serialize: (value) => (value instanceof Date ? value.toISOString() : textOf(value)),
});

/** A UUID, in lower case once it is stored. */
export const UuidScalar = new GraphQLScalarType({
  name: 'UUID',
  description: 'A UUID, such as 6f9b1c5e-3c1d-4a0e-9a57-0f3f1c2d7b11.',
  ...asText,
});

/** A decimal number that no rounding touches. */
export const DecimalScalar = new GraphQLScalarType<string | number, string | number>({
  name: 'Decimal',
  description: 'A decimal number, as a number or as its spelling.',
  serialize: decimalOf,
  parseValue: decimalOf,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING) return node.value;
    throw new GraphQLError('A decimal is a number or its spelling.', { nodes: node });
  },
});

function decimalOf(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new GraphQLError('A decimal is a number or its spelling.');
}
