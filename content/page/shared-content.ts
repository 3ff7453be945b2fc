import { type FolderKind, folderKindAt } from '../../rules/entry/folders.ts';
import type { SharedKey } from '../common/keys.ts';
import type { BlockKind } from '../schema/page.ts';

/** The shared content that a kind of block shows, beside prices and packages. */
export const shownBy: Partial<Record<BlockKind, SharedKey>> = {
  testimonials: 'testimonials',
  'client-words': 'testimonials',
  team: 'team',
  certifications: 'certifications',
  articles: 'articles',
  'latest-articles': 'articles',
};

/** The shared content that the pages of a kind of entry show. */
const shownAround: Partial<Record<FolderKind, SharedKey>> = { article: 'articles', location: 'locations' };

/** Returns the shared content of the page at a path with these kinds of blocks, without the layout's. */
export function sharedContentOf(path: string, kinds: Iterable<string>): SharedKey[] {
  const shown = [...kinds].flatMap((kind) => shownBy[kind as BlockKind] ?? []);
  const kind = folderKindAt(path);
  const around = kind && shownAround[kind];
  return [...new Set<SharedKey>(['prices', 'packages', ...shown, ...(around ? [around] : [])])];
}
