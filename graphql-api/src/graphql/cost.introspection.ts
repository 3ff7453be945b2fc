import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Gives how often the children of a field of the introspection are in its answer; undefined for any other field. */
export type IntrospectionLength = (
  field: GraphQLField<unknown, unknown>,
  typeName: string,
  childBytes: number,
) => number | undefined;

/** What a type that is referred to weighs where only its kind and name are asked for, as tools do. */
const REFERENCE_BYTES = 300;

/** The lengths of this schema's lists in an introspection: its means, so that all of it is counted as it is. */
export function introspectionLength(schema: GraphQLSchema): IntrospectionLength {
  const lengths = meanLengths(schema);
  const types = Object.values(schema.getTypeMap()).map(fieldsOf);
  const fieldCounts = types.map((fields) => fields.length);
  const argCounts = types.map((fields) => fields.flatMap(({ args }) => args).length);
  const largest = Math.max(...[fieldCounts, argCounts].map((counts) => Math.max(...counts) / mean(counts)));
  return (field, typeName, childBytes) => {
    const length = lengths.get(`${typeName}.${field.name}`);
    if (length !== undefined && field.name !== 'ofType') return length;
    if (getNamedType(field.type).name !== '__Type') return undefined;
    const isReference = field.name === 'type' || field.name === 'ofType';
    // One type that is chosen may be the one with the most fields and arguments.
    return (length ?? 1) * (isReference && childBytes <= REFERENCE_BYTES ? 1 : largest);
  };
}

function meanLengths(schema: GraphQLSchema): Map<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap(fieldsOf);
  const directives = schema.getDirectives();
  const perType = (lengthOf: (type: GraphQLNamedType) => number) => mean(types.map(lengthOf));
  return new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', directives.length],
    ['__Directive.args', mean(directives.map(({ args }) => args.length))],
    ['__Directive.locations', mean(directives.map(({ locations }) => locations.length))],
    ['__Type.fields', fields.length / types.length],
    ['__Field.args', mean(fields.map(({ args }) => args.length))],
    ['__Type.interfaces', perType((type) => (isObjectType(type) ? type.getInterfaces().length : 0))],
    [
      '__Type.possibleTypes',
      perType((type) => (isAbstractType(type) ? schema.getPossibleTypes(type).length : 0)),
    ],
    ['__Type.enumValues', perType((type) => (isEnumType(type) ? type.getValues().length : 0))],
    [
      '__Type.inputFields',
      perType((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    ],
    // Half of what refers to a type says 'not null' or 'a list of' about it.
    ['__Type.ofType', 0.5],
  ]);
}

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}
