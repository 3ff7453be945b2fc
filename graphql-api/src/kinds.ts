import { entryKinds } from '../../rules/entry/kinds.ts';
import { articleKind } from './blog/kind.ts';
import { categoryKind } from './category/service.ts';
import type { EntryKind } from './entry/kind.ts';
import { templateKind } from './lead/template/service.ts';
import { newsletterKind } from './newsletter/mailing/kind.ts';
import { businessKind, pageKind } from './page-content/kind.ts';
import { ownPageKind } from './page-content/own-page.ts';
import { projectKind } from './portfolio/kind.ts';

/** The kinds with rules that only the server can check. */
const ruled: EntryKind[] = [
  pageKind,
  businessKind,
  ownPageKind,
  articleKind,
  categoryKind,
  projectKind,
  templateKind,
  newsletterKind,
];

/** Every kind of entry by name, in the order of the admin area. */
export const kinds: ReadonlyMap<string, EntryKind> = new Map(
  entryKinds.map((declared) => [declared.kind, ruled.find(({ kind }) => kind === declared.kind) ?? declared]),
);
