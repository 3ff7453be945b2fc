import type { Changes } from '../../rules/changes.ts';
import type { PageContent } from '../schema/page.ts';

/** A block in the order of its page. The owner's changes have a list of them at the path `blocks`. */
export interface PlacedBlock {
  key: string;
  /** The kind. A release may not know it. */
  block: string;
  /** Not shown, and still in the editor. */
  hidden?: true;
  /** Removed from the page; a block of the release stays in the list, because a later one may have others. */
  removed?: true;
}

/** Returns a page's content as an object with the fields of each block by its key; added blocks are empty. */
export function contentOf(page: PageContent, changes?: Changes): Record<string, object> {
  const added = placedBlocks(page, changes).map(({ key, block }) => [key, { block }]);
  return { seo: page.seo, ...Object.fromEntries(added), ...page.blocks };
}

/** Returns a page's blocks in the owner's order. A block of a later release follows the block before it. */
export function placedBlocks({ blocks }: PageContent, changes: Changes = {}): PlacedBlock[] {
  const placed = [...((changes['blocks'] as PlacedBlock[] | undefined) ?? [])];
  let at = 0;
  for (const [key, { block }] of Object.entries(blocks)) {
    const found = placed.findIndex((it) => it.key === key);
    if (found < 0) placed.splice(at, 0, { key, block });
    at = (found < 0 ? at : found) + 1;
  }
  return placed;
}

/** Returns whether visitors see a block, if the release knows its kind. */
export function isShown({ hidden, removed }: PlacedBlock): boolean {
  return !hidden && !removed;
}

/** Returns the kinds of the blocks that a page shows. */
export function kindsOf(page: PageContent, changes?: Changes): Set<string> {
  return new Set(
    placedBlocks(page, changes)
      .filter(isShown)
      .map(({ block }) => block),
  );
}
