import { blogPath, pageCountOf } from '../../../content/common/blog-pages.ts';
import { publicPaths, unlistedPaths } from '../../../rules/pages.ts';
import type { Published } from '../../../rules/server-bundle.ts';

/** Returns the paths of the pages that are stored for offline reading, the most visited first. */
export function offlinePaths({ entries, articles }: Published): string[] {
  const lists = Array.from({ length: pageCountOf(articles) }, (_, index) => blogPath(index + 1));
  return [...new Set([...publicPaths, ...unlistedPaths, ...lists, ...entries])];
}
