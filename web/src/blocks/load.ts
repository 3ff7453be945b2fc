import type { ComponentType } from 'react';
import { pageFile } from '../../../content/page/file.ts';
import type { BlockKind, PageContent } from '../../../content/schema/page.ts';
import { loadChunk } from '../lib/chunk.ts';
import type { BlockProps } from './block-props.ts';
import { Component as CallToAction } from './call-to-action/block.tsx';
import { Component as Hero } from './hero/block.tsx';

type BlockComponent = ComponentType<BlockProps<BlockKind>>;

// Almost every page has a hero and a call to action.
const modules = import.meta.glob<{ Component: BlockComponent }>([
  './*/block.tsx',
  '!./hero/block.tsx',
  '!./call-to-action/block.tsx',
]);
const loaded = new Map<string, BlockComponent>([
  ['hero', Hero as BlockComponent],
  ['call-to-action', CallToAction as BlockComponent],
]);

/** Returns the module of a kind of block, as Vite's manifest names it. */
export const blockModule = (kind: string) => `src/blocks/${kind}/block.tsx`;

/** Loads the components of these kinds of blocks. Ignores kinds that this release does not know. */
export async function loadBlocks(kinds: Iterable<string>): Promise<void> {
  await Promise.all(
    [...kinds].map(async (kind) => {
      const load = modules[`./${kind}/block.tsx`];
      if (!load || loaded.has(kind)) return;
      const { Component } = await loadChunk(kind, load);
      loaded.set(kind, Component);
    }),
  );
}

/** Returns the component of a kind of block; undefined if it is not loaded. */
export function loadedBlock(kind: string): BlockComponent | undefined {
  return loaded.get(kind);
}

const contents = import.meta.glob<PageContent>('./*.json', {
  base: '../../../content/pages',
  import: 'default',
});

/** Loads the content of the page at a path; undefined if it has no blocks. */
export async function loadContent(path: string): Promise<PageContent | undefined> {
  const file = pageFile(path);
  const load = contents[`./${file}.json`];
  return load && loadChunk(file, load);
}
