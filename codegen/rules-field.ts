import {
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isNullableType,
  valueFromASTUntyped,
} from 'graphql';
import {
  type Constraint,
  type ConstraintKind,
  constraintMessage,
  constraintPatterns,
} from '../graphql-api/src/validation/messages.ts';

/** What the schema says of an input field by `@constraint`; its name is the label where nothing else is. */
export function constraintOf(field: GraphQLInputField): Constraint {
  const directive = field.astNode?.directives?.find((it) => it.name.value === 'constraint');
  const given = directive?.arguments?.map((it) => [it.name.value, valueFromASTUntyped(it.value)]) ?? [];
  return { label: field.name, ...Object.fromEntries(given) };
}

/** The Valibot schema of an input field, as source; it judges in the same order as the server does. */
export function fieldSchema(field: GraphQLInputField): string {
  const schema = valueSchema(field);
  if (field.defaultValue !== undefined) return `v.optional(${schema}, ${JSON.stringify(field.defaultValue)})`;
  if (!isNullableType(field.type)) return schema;
  return isText(field) ? `optionalText(${schema})` : `v.nullish(${schema})`;
}

function isText(field: GraphQLInputField): boolean {
  const type = getNamedType(field.type);
  const text = ['String', 'ID', 'UUID', 'Date', 'DateTime', 'Decimal', 'Int', 'Float'].includes(type.name);
  return (
    !isListType(isNonNullType(field.type) ? field.type.ofType : field.type) && (text || isEnumType(type))
  );
}

function valueSchema(field: GraphQLInputField): string {
  const type = getNamedType(field.type);
  const constraint = constraintOf(field);
  if (!isText(field)) return isListSchema(field) ?? otherSchema(type.name, isInputObjectType(type));
  const say = (kind: ConstraintKind) => JSON.stringify(constraintMessage(kind, constraint));
  const { minLength = 1, maxLength, min, oneOf } = constraint;
  const numeric = ['Decimal', 'Int', 'Float'].includes(type.name);
  const format =
    constraint.format ??
    (numeric ? 'number' : type.name === 'UUID' ? 'uuid' : type.name === 'Date' ? 'date' : null);
  const choices = oneOf ?? (isEnumType(type) ? type.getValues().map((it) => it.name) : null);
  const steps = [`v.string(${say('required')})`];
  // A password is what was typed, spaces included.
  if (field.name !== 'password') steps.push('v.trim()');
  if (constraint.format === 'digits') steps.push("v.transform((text) => text.replace(/\\D/g, ''))");
  if (minLength > 0 && !isNullableType(field.type)) steps.push(`v.minLength(1, ${say('required')})`);
  if (minLength > 1) steps.push(`v.minLength(${minLength}, ${say('minLength')})`);
  if (format) steps.push(`v.regex(${constraintPatterns[format]}, ${say(format)})`);
  if (numeric) steps.push(`v.check((text) => Number.isFinite(Number(text)), ${say('number')})`);
  if (format === 'date') steps.push(`v.check(isRealDay, ${say(format)})`);
  if (maxLength !== undefined) steps.push(`v.maxLength(${maxLength}, ${say('maxLength')})`);
  if (min !== undefined) steps.push(`v.check((text) => Number(text) >= ${min}, ${say('min')})`);
  if (choices) steps.push(`v.picklist(${JSON.stringify(choices)}, ${say('oneOf')})`);
  if (type.name === 'Int' || type.name === 'Float') steps.push('v.transform(Number)');
  return `v.pipe(${steps.join(', ')})`;
}

function isListSchema(field: GraphQLInputField): string | undefined {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(type)) return undefined;
  const item = getNamedType(type);
  const constraint = constraintOf(field);
  const steps = [`v.array(${itemSchema(item.name, isInputObjectType(item), constraint)})`];
  for (const [kind, call] of [
    ['minItems', 'minLength'],
    ['maxItems', 'maxLength'],
  ] as const) {
    const limit = constraint[kind];
    const message = JSON.stringify(constraintMessage(kind, constraint));
    if (limit !== undefined) steps.push(`v.${call}(${limit}, ${message})`);
  }
  return steps.length > 1 ? `v.pipe(${steps.join(', ')})` : (steps[0] ?? '');
}

/** The schema of one item of a list: its `maxLength` is that of each text in it. */
function itemSchema(name: string, isInput: boolean, constraint: Constraint): string {
  const item = otherSchema(name, isInput);
  const { maxLength } = constraint;
  if (maxLength === undefined) return item;
  const message = JSON.stringify(constraintMessage('maxLength', constraint));
  return `v.pipe(${item}, v.maxLength(${maxLength}, ${message}))`;
}

/** The schema of a value that is in no text control. */
function otherSchema(name: string, isInput: boolean): string {
  if (isInput) return `v.lazy(() => ${name.charAt(0).toLowerCase() + name.slice(1)}Schema)`;
  if (name === 'Boolean') return 'v.boolean()';
  if (name === 'Int' || name === 'Float') return 'v.number()';
  return name === 'Upload' ? 'v.blob()' : 'v.string()';
}
