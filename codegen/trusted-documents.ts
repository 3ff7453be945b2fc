import { createHash } from 'node:crypto';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** One operation of the web with its fragments, as the server executes it. */
interface TrustedDocument {
  name: string;
  /** SHA-256 of `text`, in hexadecimal. */
  hash: string;
  text: string;
}

const typename: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` to every selection except an operation's own, as Apollo's cache does. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const has = node.selections.some((it) => it.kind === Kind.FIELD && it.name.value.startsWith('__'));
      return isRoot || has ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** Returns the operations of these files by name, in alphabetical order. */
function trustedDocuments(files: Types.DocumentFile[]): TrustedDocument[] {
  const all = concatAST(files.flatMap((file) => file.document ?? []));
  return Object.entries(separateOperations(all))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, document]) => {
      const text = print(withTypenames(document));
      return { name, hash: createHash('sha256').update(text).digest('hex'), text };
    });
}

const moduleOf = (comment: string, name: string, lines: string[]) =>
  `/** ${comment} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;

const outputs = {
  /** The server's manifest. */
  manifest: (documents: TrustedDocument[]) =>
    `${JSON.stringify(Object.fromEntries(documents.map(({ hash, text }) => [hash, text])), null, 2)}\n`,
  /** The client's map, which public pages load. */
  hashes: (documents: TrustedDocument[]) =>
    moduleOf(
      'Maps each operation of the public pages to its SHA-256.',
      'trustedDocuments',
      documents.map(({ name, hash }) => `  ${name}: '${hash}',`),
    ),
  /** The map of clients of another release than the server. */
  texts: (documents: TrustedDocument[]) =>
    moduleOf(
      'Maps each operation of the site to its text. Import it lazily: it is a separate chunk.',
      'trustedTexts',
      documents.map(({ name, text }) => `  ${name}: ${JSON.stringify(stripIgnoredCharacters(text))},`),
    ),
};

/** Generates one of the `outputs`. */
export const plugin: PluginFunction<{ output: keyof typeof outputs }> = (_schema, files, { output }) =>
  outputs[output](trustedDocuments(files));
