import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { trustedDocuments } from './trusted-documents.ts';

/** Generates the server's manifest: hash -> document, as JSON. */
export const plugin: PluginFunction = (_schema, files) => {
  const manifest = Object.fromEntries(trustedDocuments(files).map(({ hash, text }) => [hash, text]));
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
