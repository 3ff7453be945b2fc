import type { BlockKind, BlockOf, Seo } from '../../../content/schema/page.ts';

/** The properties of the component of a block. */
export interface BlockProps<Kind extends BlockKind> {
  /** Its fields, with the owner's changes and the values of tokens. */
  block: BlockOf<Kind>;
  /** The path and the search texts of its page. */
  path: string;
  seo: Seo;
}
