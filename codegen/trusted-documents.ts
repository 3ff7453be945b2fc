import { createHash } from 'node:crypto';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  separateOperations,
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

/** Returns the files with operations of public pages. */
export function publicFiles(files: Types.DocumentFile[]): Types.DocumentFile[] {
  return files.filter(({ location }) => !/\/src\/(admin|pages\/login)\//.test(location ?? ''));
}

/** Returns the operations of these files by name, in alphabetical order. */
export function trustedDocuments(files: Types.DocumentFile[]): TrustedDocument[] {
  const all = concatAST(files.flatMap((file) => file.document ?? []));
  return Object.entries(separateOperations(all))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, document]) => {
      const text = print(withTypenames(document));
      return { name, hash: createHash('sha256').update(text).digest('hex'), text };
    });
}
