import type { GraphQLScalarType } from 'graphql';
import {
  GraphQLDateTimeISO,
  GraphQLLocalDate,
  GraphQLNonNegativeFloat,
  GraphQLPositiveInt,
  GraphQLUUID,
} from 'graphql-scalars';
import { Arg, Directive, Field, InputType, Int, type ValidatorFn } from 'type-graphql';
import { checkFields, type FieldErrors } from '../../../../rules/field/check.ts';
import {
  type FieldFacts,
  type Fields,
  factsOf,
  type Field as RuleField,
  type ValuesOf,
} from '../../../../rules/field/field.ts';
import { anyList } from '../../../../rules/field/list.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { BadInput } from '../core/errors.ts';
import { directiveOf } from './constraint.ts';

/** A GraphQL input that `createInput` declared. */
export type InputClass<T extends object> = new () => T;

type FieldType = Parameters<typeof Field>[0];

const inputs = new Map<unknown, Fields>();

/** Declares a GraphQL input with these fields, described in the schema; they also check it in the browser. */
export function createInput<F extends Fields>(
  name: string,
  description: string,
  fields: F,
  descriptions: Record<keyof F, string>,
): InputClass<ValuesOf<F>> {
  const input = class extends Object {} as unknown as InputClass<ValuesOf<F>>;
  // type-graphql names the input after the class.
  Object.defineProperty(input, 'name', { value: name });
  for (const [key, field] of Object.entries(fields)) {
    const facts = factsOf(field);
    const { required, default: defaultValue } = facts;
    const options = {
      description: descriptions[key] ?? '',
      nullable: !required,
      ...(defaultValue !== undefined && { defaultValue }),
    };
    Field((() => typeOf(facts)) as FieldType, options)(input.prototype, key);
    Directive(directiveOf(facts))(input.prototype, key);
  }
  InputType({ description })(input);
  inputs.set(input, fields);
  return input;
}

/** Returns the input with this GraphQL name. */
export function inputClassNamed(name: string): InputClass<object> | undefined {
  return [...inputs.keys()].find(
    (input): input is InputClass<object> => (input as InputClass<object>).name === name,
  );
}

/** Returns the names of an input's fields. */
export const fieldNamesOf = (input: InputClass<object>) => Object.keys(inputs.get(input) ?? {});

const scalars: Partial<Record<NonNullable<FieldFacts['format']>, GraphQLScalarType>> = {
  date: GraphQLLocalDate,
  datetime: GraphQLDateTimeISO,
  uuid: GraphQLUUID,
};

/** Returns the GraphQL type of a field, as for `@Field`. */
export function typeOf({ kind, format, min, item }: FieldFacts): object {
  switch (kind) {
    case 'text':
      return (format && scalars[format]) ?? String;
    case 'integer':
      return min === 1 ? GraphQLPositiveInt : Int;
    case 'number':
      return GraphQLNonNegativeFloat;
    case 'boolean':
      return Boolean;
    case 'list':
      return [String];
    default:
      return [[...inputs].find(([, fields]) => fields === item)?.[0]];
  }
}

/** Declares a text argument; BadInput names the argument. */
export function TextArg(
  name: string,
  field: RuleField<string | undefined>,
  description: string,
): ParameterDecorator {
  return checkedArg(name, () => String, field, description);
}

interface ListOptions extends Pick<FieldFacts, 'minItems' | 'items' | 'maxLength'> {
  label: string;
  description: string;
  nullable?: boolean;
  /** No list is without a limit. */
  maxItems: number;
}

/** Declares a list argument with the number of its items; BadInput names the argument. */
export function ListArg(
  name: string,
  item: () => object,
  { label, description, nullable = false, ...limits }: ListOptions,
): ParameterDecorator {
  const field = anyList(label, limits);
  return checkedArg(name, () => [item()] as never, nullable ? optional(field) : field, description);
}

/** Declares an argument with a rule; BadInput names the argument. */
export function checkedArg(
  name: string,
  type: NonNullable<FieldType>,
  field: RuleField,
  description: string,
): ParameterDecorator {
  const facts = factsOf(field);
  const validateFn: ValidatorFn = (value: unknown) => {
    const [errors] = checkFields({ [name]: field }, { [name]: value }, { strict: true });
    rejectAny(errors);
  };
  return (target, key, index) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for an argument of a named method.');
    Arg(name, type, { description, nullable: !facts.required, validateFn })(target, key, index);
    Directive(directiveOf(facts))(target, key, index);
  };
}

/** Checks a plain object; returns the errors by field and the input. Errors never echo submitted values. */
export function checkInput<T extends object>(input: InputClass<T>, plain: unknown): [FieldErrors, T] {
  const [errors, checked] = checkFields(inputs.get(input) ?? {}, plain, { strict: true });
  return [errors, checked as T];
}

/** Returns the input of a REST body. Throws BadInput as GraphQL does. */
export function validateInput<T extends object>(input: InputClass<T>, plain: unknown): T {
  const [errors, checked] = checkInput(input, plain);
  rejectAny(errors);
  return checked;
}

/** type-graphql's hook for arguments: checks inputs and normalizes them in place. */
export const validateArgument: ValidatorFn = (value: unknown, type) => {
  const fields = inputs.get(type);
  if (!fields || typeof value !== 'object' || value === null) return;
  const [errors, checked] = checkFields(fields, value, { strict: true });
  rejectAny(errors);
  for (const name of Object.keys(value))
    if (!Object.hasOwn(checked, name)) Reflect.deleteProperty(value, name);
  Object.assign(value, checked);
};

/** Throws BadInput with these messages, if there are any. */
export function rejectAny(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new BadInput(errors);
}
