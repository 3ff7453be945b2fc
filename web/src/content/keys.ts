import { type PublicPath, publicPaths } from './public-paths.ts';

/** Content that several pages share. */
export const sharedKeys = ['business', 'prices', 'packages'] as const;

/** The key of an entry that the owner edits: the path of a page, or a shared entry. */
export type ContentKey = PublicPath | (typeof sharedKeys)[number];

/** The shared content whose changes are part of every page; the data of the root route has the business. */
const onEveryPage: ContentKey[] = ['prices', 'packages'];

/** Returns the keys of the content that the page at a path shows. */
export function keysOn(path: string): ContentKey[] {
  const page = publicPaths.find((known) => known === path);
  return page ? [...onEveryPage, page] : onEveryPage;
}
