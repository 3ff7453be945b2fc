import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { trustedDocuments } from './trusted-documents.ts';

/** The client's side: operation name -> hash. */
export const plugin: PluginFunction = (_schema, files) => {
  const lines = trustedDocuments(files).map(({ name, hash }) => `  ${name}: '${hash}',`);
  return [
    '/** Maps each operation of the site to its SHA-256. */',
    `export const trustedDocuments = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};
