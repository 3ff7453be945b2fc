import { categoryKind } from './category/service.ts';
import type { EntryKind } from './entry/kind.ts';
import { templateKind } from './lead/template/service.ts';

/** Every kind of entry with its rules. A new one also needs a line in `rules/entry/kinds.ts`. */
export const kinds: readonly EntryKind[] = [categoryKind, templateKind];
