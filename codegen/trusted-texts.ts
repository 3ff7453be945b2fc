import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stripIgnoredCharacters } from 'graphql';
import { trustedDocuments } from './trusted-documents.ts';

/** For a client that meets a server of another release: operation name -> document, without its spaces. */
export const plugin: PluginFunction = (_schema, files) => {
  const lines = trustedDocuments(files).map(
    ({ name, text }) => `  ${name}: ${JSON.stringify(stripIgnoredCharacters(text))},`,
  );
  return [
    '/** Maps each operation of the site to its text. Import it lazily: it is a separate chunk. */',
    `export const trustedTexts = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};
