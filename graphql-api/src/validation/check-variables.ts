import { Kind, type OperationDefinitionNode, type TypeNode } from 'graphql';
import type { FieldErrors } from '../../../rules/check.ts';
import { BadInput, withStatus } from '../core/errors.ts';
import { checkInput, inputClassNamed } from './rule.ts';

/**
 * Validates the inputs among an operation's variables before graphql-js reads them. Its own messages for a missing or
 * misshapen field echo what was sent, one error a field, and carry no `fields`; ours are those of every other transport.
 */
export function checkVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown> = {},
): void {
  let fields: FieldErrors = {};
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    const inputClass = inputClassNamed(nameOf(type));
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!inputClass || value === undefined || value === null) continue;
    // Not by assignment, to which a field called `__proto__` would be none.
    fields = { ...fields, ...checkInput(inputClass, value)[0] };
  }
  if (Object.keys(fields).length > 0) throw withStatus(200, new BadInput(fields));
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
