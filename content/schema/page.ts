import type * as v from 'valibot';
import type { blockSchemas, seoSchema } from './blocks.ts';

/** The kind of a block, which is the name of its folder in `blocks/`. */
export type BlockKind = keyof typeof blockSchemas;

/** The fields of a block of one kind. */
export type BlockOf<Kind extends BlockKind> = v.InferOutput<(typeof blockSchemas)[Kind]>;

/** A block of a page. */
export type Block = { [Kind in BlockKind]: { block: Kind } & BlockOf<Kind> }[BlockKind];

/** The title omits the business's name: the page adds it. */
export type Seo = v.InferOutput<typeof seoSchema>;

/** The content of a page. */
export interface PageContent {
  /** The name in the admin area. */
  name: string;
  seo: Seo;
  /** In the order of the page. A key stays when its block moves: changes are stored by it. */
  blocks: Readonly<Record<string, Block>>;
}
