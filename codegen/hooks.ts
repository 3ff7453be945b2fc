import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

// The public hooks plugin writes code for Apollo Client 3; these few lines write it for 4.

/** `useBlogsQuery`, `useLoginMutation` …: a typed hook for every operation. */
export const plugin: PluginFunction = (_schema, files) => {
  const operations = files
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((it) => it.kind === Kind.OPERATION_DEFINITION)
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const imports = operations.flatMap((operation) => {
    const name = nameOf(operation);
    return [`${operation.name?.value}Document`, `type ${name}`, `type ${name}Variables`];
  });
  return {
    prepend: [
      "import { useMutation, useQuery } from '@apollo/client/react';",
      `import {\n  ${imports.join(',\n  ')},\n} from './documents.ts';`,
    ],
    content: `\n${operations.map(hook).join('\n')}`,
  };
};

function nameOf({ name, operation }: OperationDefinitionNode): string {
  return `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
}

function hook(definition: OperationDefinitionNode): string {
  const name = nameOf(definition);
  const call = definition.operation === 'query' ? 'useQuery' : 'useMutation';
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
