import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { trustedDocuments } from './trusted-documents.ts';

/** The client's side: operation name -> hash. */
export const plugin: PluginFunction = (_schema, files) => {
  const lines = trustedDocuments(files).map(({ name, hash }) => `  ${name}: '${hash}',`);
  return [
    '/** The SHA-256 by which the server knows each of our operations. */',
    `export const trustedDocuments = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};
