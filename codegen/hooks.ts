import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

// The public plugin for hooks generates code for Apollo Client 3; this one generates it for 4.

/**
 * Generates a typed hook, such as `useActivityQuery`, for each query; bundles omit those without a caller.
 * `documents` is the module with the operations.
 */
export const plugin: PluginFunction<{ documents: string }> = (_schema, files, { documents }) => {
  const operations = files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((it) => it.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation === 'query')
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const imports = operations.flatMap((operation) => {
    const name = nameOf(operation);
    return [`${operation.name?.value}Document`, `type ${name}`, `type ${name}Variables`];
  });
  return {
    prepend: [
      "import { useQuery } from '@apollo/client/react';",
      `import {\n  ${imports.join(',\n  ')},\n} from '${documents}';`,
    ],
    content: `\n${operations.map(hook).join('\n')}`,
  };
};

const nameOf = ({ name }: OperationDefinitionNode): string => `${name?.value}Query`;

function hook(definition: OperationDefinitionNode): string {
  const name = nameOf(definition);
  const types = `${name}, ${name}Variables`;
  const required = definition.variableDefinitions?.some(
    (it) => it.type.kind === Kind.NON_NULL_TYPE && !it.defaultValue,
  );
  const fallback = required ? '' : ' = {}';
  return [
    `/** Runs the query \`${definition.name?.value}\`. */`,
    `export function use${name}(options: useQuery.Options<${types}>${fallback}) {`,
    `  return useQuery<${types}>(${definition.name?.value}Document, options);`,
    '}\n',
  ].join('\n');
}
