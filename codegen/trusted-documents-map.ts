import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type DefinitionNode, Kind } from 'graphql';
import { publicFiles, trustedDocuments } from './trusted-documents.ts';

/**
 * Generates the client's map: operation name -> hash. Public pages load it, so it omits the operations of the admin
 * area and the sign-in.
 */
export const plugin: PluginFunction = (_schema, files) => {
  const names = new Set(
    publicFiles(files).flatMap(({ document }) => document?.definitions.map((it) => nameOf(it))),
  );
  const lines = trustedDocuments(files)
    .filter(({ name }) => names.has(name))
    .map(({ name, hash }) => `  ${name}: '${hash}',`);
  return [
    '/** Maps each operation of the public pages to its SHA-256. */',
    `export const trustedDocuments = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};

const nameOf = (definition: DefinitionNode) =>
  definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
