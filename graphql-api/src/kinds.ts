import { articleKind } from './blog/kind.ts';
import { categoryKind } from './category/service.ts';
import type { EntryKind } from './entry/kind.ts';
import { templateKind } from './lead/template/service.ts';
import { locationKind } from './location/service.ts';
import { businessKind, pageKind } from './page-content/kind.ts';
import { ownPageKind } from './page-content/own-page.ts';
import { projectKind } from './portfolio/kind.ts';

const all: EntryKind[] = [
  pageKind,
  businessKind,
  ownPageKind,
  articleKind,
  projectKind,
  locationKind,
  categoryKind,
  templateKind,
];

/** Every kind of entry with its rules, by name. A new one also needs a line in `rules/entry/kinds.ts`. */
export const kinds: ReadonlyMap<string, EntryKind> = new Map(all.map((kind) => [kind.kind, kind]));
