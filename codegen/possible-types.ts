import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** The types behind each interface and union: Apollo's cache needs them to match fragments. */
export const plugin: PluginFunction = (schema) => {
  const lines = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type))
    .map(
      (type) =>
        `  ${type.name}: [${schema
          .getPossibleTypes(type)
          .map((it) => `'${it.name}'`)
          .join(', ')}],`,
    );
  return [
    '/** Interface or union -> its object types. */',
    `export const possibleTypes: Record<string, string[]> = {\n${lines.join('\n')}\n};\n`,
  ].join('\n');
};
