import { Kind, type OperationDefinitionNode, type TypeNode } from 'graphql';
import type { FieldErrors } from '../../../../rules/field/check.ts';
import { BadInput, withStatus } from '../core/errors.ts';
import { checkInput, inputClassNamed } from './input.ts';

/**
 * Validates the inputs among an operation's variables and replaces them by their normalized form, before
 * graphql-js reads them: its messages contain the submitted value and have no `fields`.
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
    const [errors, input] = checkInput(inputClass, value);
    variables[name] = input;
    // A spread, because an assignment to `__proto__` would set no field.
    fields = { ...fields, ...errors };
  }
  if (Object.keys(fields).length > 0) throw withStatus(200, new BadInput(fields));
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
