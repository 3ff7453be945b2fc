import { type GraphQLField, getDirectiveValues } from 'graphql';
import type { FieldFacts } from '../../../../rules/field/field.ts';
import { maxLengthMessage } from '../../../../rules/field/messages.ts';
import { BadInput, withStatus } from '../core/errors.ts';
import { constraintDirective } from './constraint.ts';

/**
 * Throws BadInput for arguments that exceed the `maxLength` of their `@constraint`, before a resolver runs.
 * `values` are coerced: literals, variables and the defaults of variables are the same.
 */
export function checkArguments(
  { args }: GraphQLField<unknown, unknown>,
  values: Record<string, unknown>,
): void {
  for (const { name, astNode } of args) {
    const facts = astNode && (getDirectiveValues(constraintDirective, astNode) as FieldFacts | undefined);
    if (!facts?.maxLength || lengthOf(values[name]) <= facts.maxLength) continue;
    throw withStatus(400, new BadInput({ [name]: maxLengthMessage(facts) }));
  }
}

/** Returns the length of a text, of the longest text in a list, and of an object as JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return Math.max(0, ...value.map(lengthOf));
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0;
}
