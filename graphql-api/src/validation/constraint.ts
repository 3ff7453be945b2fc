import { ValidateBy, validate } from 'class-validator';
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { Arg, Directive, Field, Int, type ValidatorFn } from 'type-graphql';
import { BadInput, type FieldErrors } from '../core/errors.ts';
import { brokenRule, type Rule as CheckedRule, normalise, type Shape } from './check.ts';
import { type Constraint, constraintMessage } from './messages.ts';
import { DecimalScalar } from './scalars.ts';

type FieldType = Parameters<typeof Field>[0];

export interface RuleOptions extends Constraint {
  /** What the schema says of the field. */
  description: string;
  /** The GraphQL type, as `@Field` takes it; text where it is left out. */
  type?: () => object;
  nullable?: boolean;
  defaultValue?: string;
  /** False leaves the spaces around a text. */
  trim?: boolean;
}

/** An input class: made without arguments, its fields decorated with `@Rule`. */
export type InputClass<T extends object> = new () => T;

interface FieldRule extends CheckedRule {
  defaultValue: string | undefined;
  /** The input that each item of a list of inputs is. */
  item: InputClass<object> | undefined;
}

const registry = new Map<unknown, Map<string, FieldRule>>();

/** The input class of this GraphQL name, which is the class's own. */
export function inputClassNamed(name: string): InputClass<object> | undefined {
  return [...registry.keys()].find(
    (known): known is InputClass<object> => (known as InputClass<object>).name === name,
  );
}

/** The labels of an input class's fields, in the order of the form. */
export function labelsOf(inputClass: InputClass<object>): Map<string, string> {
  return new Map([...(registry.get(inputClass) ?? [])].map(([name, { label }]) => [name, label]));
}

/**
 * A field of a GraphQL input with its rule: one line gives the schema's field with `@constraint`, from which codegen
 * makes the browser's check, and class-validator's check on the server, both with the same message.
 */
export function Rule(options: RuleOptions): PropertyDecorator {
  const {
    description,
    type = () => String,
    nullable = false,
    defaultValue,
    trim = true,
    ...constraint
  } = options;
  return (target, key) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for a named field.');
    const shape = shapeOf(type());
    const item = shape === 'inputs' ? itemOf(type()) : undefined;
    const rule: FieldRule = { ...constraint, shape, optional: nullable, trim, defaultValue, item };
    registry.set(target.constructor, (registry.get(target.constructor) ?? new Map()).set(key, rule));
    Field(type as FieldType, { description, nullable, ...(defaultValue !== undefined && { defaultValue }) })(
      target,
      key,
    );
    Directive(directiveOf(constraint))(target, key);
    ValidateBy({
      name: 'constraint',
      validator: {
        validate: (value) => brokenRule(rule, value) === undefined,
        defaultMessage: (at) => constraintMessage(brokenRule(rule, at?.value) ?? 'required', rule),
      },
    })(target, key);
  };
}

/** A text argument with its rule, in the schema as on an input field; throws BadInput under the argument's name. */
export function TextArg(name: string, options: RuleOptions): ParameterDecorator {
  const { description, nullable = false, trim = true, ...constraint } = options;
  const rule: CheckedRule = { ...constraint, shape: 'text', optional: nullable, trim };
  const validateFn: ValidatorFn = (value: unknown) => {
    const kind = brokenRule(rule, normalise(rule, value));
    if (kind) throw new BadInput({ [name]: constraintMessage(kind, rule) });
  };
  return (target, key, index) => {
    if (typeof key !== 'string') throw new TypeError('A rule is for an argument of a named method.');
    Arg(name, () => String, { description, nullable, validateFn })(target, key, index);
    Directive(directiveOf(constraint))(target, key, index);
  };
}

function shapeOf(type: object): Shape {
  if (Array.isArray(type)) return registry.has(itemOf(type)) ? 'inputs' : 'list';
  if (type === Int) return 'integer';
  if (type === Boolean) return 'boolean';
  return type === DecimalScalar ? 'number' : 'text';
}

/** The class in `[Class]`. */
function itemOf(type: object): InputClass<object> | undefined {
  return (type as InputClass<object>[])[0];
}

/** `@constraint(label: "First name", maxLength: 36)`; JSON's literals are GraphQL's. */
function directiveOf(constraint: Constraint): string {
  const given = Object.entries(constraint).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `@constraint(${given.join(', ')})`;
}

/** The definition that `buildSchema` must be given for `@constraint` to be in the schema. */
export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description:
    'The rule of an input field or argument; codegen turns those of fields into checks in the browser.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    label: { type: new GraphQLNonNull(GraphQLString), description: 'How messages name the field.' },
    minLength: { type: GraphQLInt, description: 'Fewest characters; 1 where it is not said.' },
    maxLength: {
      type: GraphQLInt,
      description: 'Most characters, in UTF-16 units; of a list, in each item.',
    },
    minItems: { type: GraphQLInt, description: 'Fewest items of a list.' },
    maxItems: { type: GraphQLInt, description: 'Most items of a list.' },
    min: { type: GraphQLFloat, description: 'The smallest number.' },
    format: {
      type: GraphQLString,
      description: "'email', 'digits', 'letters', 'date', 'datetime', 'uuid', 'number', 'path' or 'link'.",
    },
    oneOf: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)), description: 'The choices.' },
  },
});

/** Normalises the fields of an instance in place and gives what is wrong with them; nothing submitted is echoed. */
async function fieldErrorsOf(instance: object, rules: Map<string, FieldRule>): Promise<FieldErrors> {
  // Own keys only, before class-validator looks: a field called `constructor` would lead it to another class's rules.
  const unknown = Object.keys(instance).filter((key) => !rules.has(key));
  if (unknown.length > 0) return Object.fromEntries(unknown.map((key) => [key, 'There is no such field.']));
  for (const [name, rule] of rules) {
    const value = normalise(rule, Reflect.get(instance, name)) ?? rule.defaultValue;
    if (value === undefined) Reflect.deleteProperty(instance, name);
    else Reflect.set(instance, name, value);
  }
  const errors = await validate(instance, {
    forbidUnknownValues: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    validationError: { target: false, value: false },
  });
  const fields = Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0] ?? '']),
  );
  return { ...fields, ...(await itemErrorsOf(instance, rules)) };
}

/** Makes inputs of the items of every list of inputs; their errors are named like `blogs_content[0].heading`. */
async function itemErrorsOf(instance: object, rules: Map<string, FieldRule>): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  for (const [name, { item }] of rules) {
    const plains: unknown = Reflect.get(instance, name);
    if (!item || !Array.isArray(plains)) continue;
    const items = await Promise.all(plains.map((plain) => checkInput(item, plain)));
    for (const [index, [errors]] of items.entries()) {
      for (const [key, message] of Object.entries(errors)) fields[`${name}[${index}].${key}`] = message;
    }
    Reflect.set(
      instance,
      name,
      items.map(([, made]) => made),
    );
  }
  return fields;
}

/**
 * What is wrong with a plain object that should become an input, by field; empty when nothing is.
 * The second of the pair is the input.
 */
export async function checkInput<T extends object>(
  inputClass: InputClass<T>,
  plain: unknown,
): Promise<[FieldErrors, T]> {
  const rules = registry.get(inputClass) ?? new Map<string, FieldRule>();
  const instance = new inputClass();
  const given =
    typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? Object.entries(plain) : [];
  for (const [key, value] of given) {
    // Not by assignment, which `__proto__` would turn into another prototype.
    Object.defineProperty(instance, key, { value, writable: true, enumerable: true, configurable: true });
  }
  return [await fieldErrorsOf(instance, rules), instance];
}

/** The input that a plain object of a REST call represents; throws BadInput as GraphQL does. */
export async function validateInput<T extends object>(inputClass: InputClass<T>, plain: unknown): Promise<T> {
  const [fields, input] = await checkInput(inputClass, plain);
  if (Object.keys(fields).length > 0) throw new BadInput(fields);
  return input;
}

/** type-graphql's hook for every argument: those that are inputs with rules are normalised and validated. */
export const validateArgument: ValidatorFn = async (value: unknown, type) => {
  const rules = registry.get(type);
  if (!rules || typeof value !== 'object' || value === null) return;
  const fields = await fieldErrorsOf(value, rules);
  if (Object.keys(fields).length > 0) throw new BadInput(fields);
};
