import type { Block, PageContent } from '../schema/page.ts';
import { placedBlocks } from './placed.ts';

/** Returns a page's content without changes, by the paths of the owner's changes. */
export function originalOf(page: PageContent): object {
  const fieldsOf = ({ block: _kind, ...fields }: Block) => fields;
  const blocks = Object.entries(page.blocks).map(([key, block]) => [key, fieldsOf(block)]);
  return { seo: page.seo, blocks: placedBlocks(page), ...Object.fromEntries(blocks) };
}
