import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stripIgnoredCharacters } from 'graphql';
import { trustedDocuments } from './trusted-documents.ts';

/** Generates a map for clients of another release than the server: operation name -> minified document. */
export const plugin: PluginFunction = (_schema, files) => {
  const lines = trustedDocuments(files).map(
    ({ name, text }) => `  ${name}: ${JSON.stringify(stripIgnoredCharacters(text))},`,
  );
  return [
    '/** Maps each operation of the site to its text. Import it lazily: it is a separate chunk. */',
    `export const trustedTexts = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};
