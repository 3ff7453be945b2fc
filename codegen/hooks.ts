import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

// The public plugin for hooks generates code for Apollo Client 3; this one generates it for 4.

/**
 * Generates a typed hook, such as `usePublishEntryMutation`, for each operation of the files.
 * `documents` is the module with the operations.
 */
export const plugin: PluginFunction<{ documents: string }> = (_schema, files, { documents }) => {
  const operations = files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((it) => it.kind === Kind.OPERATION_DEFINITION)
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const imports = operations.flatMap((operation) => {
    const name = nameOf(operation);
    return [`${operation.name?.value}Document`, `type ${name}`, `type ${name}Variables`];
  });
  const calls = [...new Set(operations.map(callOf))].toSorted();
  return {
    prepend: [
      `import { ${calls.join(', ')} } from '@apollo/client/react';`,
      `import {\n  ${imports.join(',\n  ')},\n} from '${documents}';`,
    ],
    content: `\n${operations.map(hook).join('\n')}`,
  };
};

function nameOf({ name, operation }: OperationDefinitionNode): string {
  return `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
}

const callOf = ({ operation }: OperationDefinitionNode) =>
  operation === 'query' ? 'useQuery' : 'useMutation';

function hook(definition: OperationDefinitionNode): string {
  const name = nameOf(definition);
  const call = callOf(definition);
  const types = `${name}, ${name}Variables`;
  const required = definition.variableDefinitions?.some(
    (it) => it.type.kind === Kind.NON_NULL_TYPE && !it.defaultValue,
  );
  const fallback = call === 'useQuery' && required ? '' : ' = {}';
  return [
    `/** Runs the operation \`${definition.name?.value}\`. */`,
    `export function use${name}(options: ${call}.Options<${types}>${fallback}) {`,
    `  return ${call}<${types}>(${definition.name?.value}Document, options);`,
    '}\n',
  ].join('\n');
}
