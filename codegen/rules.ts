import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
} from 'graphql';

const header = `import type { Rules } from '../../../rules/check.ts';
`;

/** The rules of every input type, from its fields' types and their `@constraint`; `rules/check.ts` checks them. */
export const plugin: PluginFunction = (schema) => {
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type));
  return [header, ...inputs.map(inputRules)].join('\n');
};

/** The outbox fills these in; no control has them. */
const outboxFields = ['submissionId', 'replaces', 'source'];

/** The input of a list's items must come before the rule that names it, as the alphabet has it. */
function inputRules(input: GraphQLInputObjectType): string {
  const rules = Object.values(input.getFields())
    .filter(({ name }) => !outboxFields.includes(name))
    .map((field) => `  ${field.name}: ${fieldRule(field)},`);
  return `export const ${rulesName(input)} = {\n${rules.join('\n')}\n} as const satisfies Rules;\n`;
}

function rulesName({ name }: GraphQLInputObjectType): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Rules`;
}

function fieldRule(field: GraphQLInputField): string {
  const directive = field.astNode?.directives?.find((it) => it.name.value === 'constraint');
  const constraint = directive?.arguments?.map((it) => [it.name.value, valueFromASTUntyped(it.value)]) ?? [];
  const rule = {
    label: field.name,
    shape: shapeOf(field.type),
    required: isNonNullType(field.type),
    default: field.defaultValue,
    ...Object.fromEntries(constraint),
  };
  const item = getNamedType(field.type);
  const source = JSON.stringify(rule);
  return isInputObjectType(item) ? `${source.slice(0, -1)}, item: ${rulesName(item)}}` : source;
}

/** TypeScript type of a type's values; undefined for texts. */
function shapeOf(type: GraphQLType): string | undefined {
  const { name } = getNamedType(type);
  if (isListType(getNullableType(type))) return isInputObjectType(getNamedType(type)) ? 'inputs' : 'list';
  return { Int: 'integer', PositiveInt: 'integer', Boolean: 'boolean', NonNegativeFloat: 'number' }[name];
}
