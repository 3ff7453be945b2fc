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

/** Returns the shared content of the page at a path with these kinds of blocks, without the layout's. */
export function sharedContentOf(path: string, kinds: Iterable<string>): SharedKey[] {
  const shown = [...kinds].flatMap((kind) => shownBy[kind as BlockKind] ?? []);
  const stored: SharedKey[] = path.startsWith('/artical/')
    ? ['articles']
    : path.startsWith('/location/')
      ? ['locations']
      : [];
  return [...new Set<SharedKey>(['prices', 'packages', ...shown, ...stored])];
}
