import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { constraintOf, fieldSchema } from './rules-field.ts';

// graphql-codegen-typescript-validation-schema 0.19 was tried: of `oneOf` it keeps the first choice only, it puts a list's
// limits on the list's items, and its messages cannot name the field. Hence these lines.

const header = `import * as v from 'valibot';

/** What a form control needs to know of its field; the messages are in the schemas. */
export interface FieldRule {
  label: string;
  required: boolean;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  min?: number;
  format?: string;
  oneOf?: readonly string[];
  default?: string;
}

/** An empty control of an optional field counts as not filled in. */
function optionalText<S extends v.GenericSchema<string, unknown>>(schema: S) {
  const filled = v.pipe(v.string(), v.trim(), v.transform((text) => text || undefined), v.optional(schema));
  return v.optional(v.nullable(filled));
}

/** Whether the calendar has this day. */
function isRealDay(day: string): boolean {
  const time = new Date(\`\${day}T00:00:00Z\`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && !day.startsWith('0000');
}
`;

/** For every input type its rules (for the controls' attributes) and its Valibot schema (for the check). */
export const plugin: PluginFunction = (schema) => {
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type));
  return [header, ...inputs.map(inputRules)].join('\n');
};

function inputRules(input: GraphQLInputObjectType): string {
  const name = input.name.charAt(0).toLowerCase() + input.name.slice(1);
  const fields = Object.values(input.getFields());
  const rules = fields.map((field) => `  ${field.name}: ${JSON.stringify(rule(field))},`);
  const schemas = fields.map((field) => `  ${field.name}: ${fieldSchema(field)},`);
  return [
    `export const ${name}Rules = {\n${rules.join('\n')}\n} as const satisfies Record<string, FieldRule>;\n`,
    `export const ${name}Schema = v.object({\n${schemas.join('\n')}\n});\n`,
  ].join('\n');
}

function rule(field: GraphQLInputField) {
  const { minLength = 1, ...constraint } = constraintOf(field);
  const required = isNonNullType(field.type) && minLength > 0;
  return { required, ...constraint, default: field.defaultValue };
}
