import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { GraphQLNonNegativeFloat, GraphQLPositiveInt } from 'graphql-scalars';
import { Arg, Directive, Field, Int, type ValidatorFn } from 'type-graphql';
import {
  brokenCount,
  checkValues,
  type FieldErrors,
  type Rule as FieldRule,
  type Rules,
  type Shape,
} from '../../../rules/check.ts';
import type { Constraint } from '../../../rules/constraint.ts';
import { violationMessage } from '../../../rules/messages.ts';
import { BadInput } from '../core/errors.ts';

type FieldType = Parameters<typeof Field>[0];

export interface RuleOptions extends Constraint {
  /** The field's description in the schema. */
  description: string;
  /** The GraphQL type, as for `@Field`; defaults to String. */
  type?: () => object;
  nullable?: boolean;
  defaultValue?: string;
}

/** The options of a list argument. No list is without a limit. */
interface ListOptions extends Pick<RuleOptions, 'label' | 'description' | 'nullable' | 'minItems' | 'items'> {
  maxItems: number;
}

/** An input class; its fields are decorated with `@Rule`. */
export type InputClass<T extends object> = new () => T;

const registry = new Map<unknown, Record<string, FieldRule>>();

/** Returns the rules of an input class; undefined for other types. */
const rulesOf = (type: unknown): Rules | undefined => registry.get(type);

/** Returns the input class with this GraphQL name. */
export function inputClassNamed(name: string): InputClass<object> | undefined {
  return [...registry.keys()].find(
    (input): input is InputClass<object> => (input as InputClass<object>).name === name,
  );
}

/** Returns the labels of an input class's fields, in the order of the form. */
export function labelsOf(inputClass: InputClass<object>): Map<string, string> {
  return new Map(Object.entries(rulesOf(inputClass) ?? {}).map(([name, { label }]) => [name, label]));
}

/**
 * Declares a field of a GraphQL input with its rule. Codegen turns the `@constraint` of the schema into the browser's
 * rules, so that server and browser check the same.
 */
export function Rule(options: RuleOptions): PropertyDecorator {
  const { description, type = () => String, nullable = false, defaultValue, ...constraint } = options;
  return (target, key) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for a named field.');
    const rules = registry.get(target.constructor) ?? {};
    const item = rulesOf(itemOf(type()));
    rules[key] = {
      ...constraint,
      shape: shapeOf(type()),
      required: !nullable,
      ...(defaultValue !== undefined && { default: defaultValue }),
      ...(item && { item }),
    };
    registry.set(target.constructor, rules);
    Field(type as FieldType, { description, nullable, ...(defaultValue !== undefined && { defaultValue }) })(
      target,
      key,
    );
    Directive(directiveOf(constraint))(target, key);
  };
}

/** Declares a text argument with its rule; BadInput names the argument. */
export function TextArg(name: string, options: RuleOptions): ParameterDecorator {
  const { description, nullable = false, ...constraint } = options;
  const rules: Rules = { [name]: { ...constraint, required: !nullable } };
  const validateFn: ValidatorFn = (value: unknown) => {
    const [fields] = checkValues(rules, { [name]: value }, { strict: true });
    rejectAny(fields);
  };
  return (target, key, index) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for an argument of a named method.');
    Arg(name, () => String, { description, nullable, validateFn })(target, key, index);
    Directive(directiveOf(constraint))(target, key, index);
  };
}

/** Declares a list argument with the number of its items; BadInput names the argument. */
export function ListArg(name: string, item: () => object, options: ListOptions): ParameterDecorator {
  const { description, nullable = false, ...constraint } = options;
  const validateFn: ValidatorFn = (value: unknown) => {
    const broken = Array.isArray(value) && brokenCount(constraint, value);
    if (broken) throw new BadInput({ [name]: violationMessage(broken, constraint) });
  };
  return (target, key, index) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for an argument of a named method.');
    Arg(name, () => [item()] as never, { description, nullable, validateFn })(target, key, index);
    Directive(directiveOf(constraint))(target, key, index);
  };
}

function shapeOf(type: object): Shape {
  if (Array.isArray(type)) return rulesOf(itemOf(type)) ? 'inputs' : 'list';
  if (type === Int || type === GraphQLPositiveInt) return 'integer';
  if (type === Boolean) return 'boolean';
  return type === GraphQLNonNegativeFloat ? 'number' : 'text';
}

/** Returns the class in `[Class]`. */
function itemOf(type: object): unknown {
  return Array.isArray(type) ? type[0] : undefined;
}

/** `@constraint(label: "First name", maxLength: 36)`; JSON's literals are GraphQL's. */
function directiveOf(constraint: Constraint): string {
  const given = Object.entries(constraint).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `@constraint(${given.join(', ')})`;
}

/** The definition of `@constraint` for `buildSchema`. */
export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description:
    'The rule of an input field or argument; codegen turns those of fields into checks in the browser.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    label: { type: new GraphQLNonNull(GraphQLString), description: 'The name of the field in messages.' },
    minLength: { type: GraphQLInt, description: 'The minimum number of characters; defaults to 1.' },
    maxLength: {
      type: GraphQLInt,
      description: 'The maximum number of UTF-16 units; of a list, in each item.',
    },
    minItems: { type: GraphQLInt, description: 'The minimum number of items.' },
    maxItems: { type: GraphQLInt, description: 'The maximum number of items.' },
    items: { type: GraphQLString, description: "The name of the items in messages: 'images'." },
    min: { type: GraphQLFloat, description: 'The minimum.' },
    format: {
      type: GraphQLString,
      description: "'email', 'digits', 'letters', 'date', 'datetime', 'uuid', 'number' or 'path'.",
    },
    oneOf: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)), description: 'The choices.' },
    trim: { type: GraphQLBoolean, description: 'False preserves a text as it is.' },
    multiline: { type: GraphQLBoolean, description: 'True allows several lines.' },
    cut: { type: GraphQLBoolean, description: 'True shortens a text that exceeds `maxLength`.' },
    droppable: { type: GraphQLBoolean, description: 'True drops a value that breaks the rule.' },
  },
});

/** Checks a plain object; returns the errors by field and the input. Errors never echo submitted values. */
export function checkInput<T extends object>(inputClass: InputClass<T>, plain: unknown): [FieldErrors, T] {
  const [fields, input] = checkValues(rulesOf(inputClass) ?? {}, plain, { strict: true });
  return [fields, input as T];
}

/** Returns the input of a REST body. Throws BadInput as GraphQL does. */
export function validateInput<T extends object>(inputClass: InputClass<T>, plain: unknown): T {
  const [fields, input] = checkInput(inputClass, plain);
  rejectAny(fields);
  return input;
}

/** type-graphql's hook for arguments: validates inputs with rules and normalises them in place. */
export const validateArgument: ValidatorFn = (value: unknown, type) => {
  const rules = rulesOf(type);
  if (!rules || typeof value !== 'object' || value === null) return;
  const [fields, input] = checkValues(rules, value, { strict: true });
  rejectAny(fields);
  for (const name of Object.keys(value)) if (!Object.hasOwn(input, name)) Reflect.deleteProperty(value, name);
  Object.assign(value, input);
};

function rejectAny(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new BadInput(fields);
}
