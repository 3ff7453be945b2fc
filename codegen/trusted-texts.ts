import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stripIgnoredCharacters } from 'graphql';
import { trustedDocuments } from './trusted-documents.ts';

/** For a client that meets a server of another release: operation name -> document, without its spaces. */
export const plugin: PluginFunction = (_schema, files) => {
  const lines = trustedDocuments(files).map(
    ({ name, text }) => `  ${name}: ${JSON.stringify(stripIgnoredCharacters(text))},`,
  );
  return [
    '/** Each of our operations as text. Import it only where it is needed: it is a chunk of its own. */',
    `export const trustedTexts = {\n${lines.join('\n')}\n} as const;\n`,
  ].join('\n');
};
