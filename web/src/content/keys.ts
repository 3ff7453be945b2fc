import { type PublicPath, publicPaths } from './public-paths.ts';

/** Content that several pages share. The browser gets the changes of all of it with each page. */
export const sharedKeys = ['prices', 'packages'] as const;

/** The key of an entry that the owner edits: the path of a page, or a shared entry. */
export type ContentKey = PublicPath | (typeof sharedKeys)[number];

/** Returns the keys of the content that the page at a path shows. */
export function keysOn(path: string): ContentKey[] {
  const page = publicPaths.find((known) => known === path);
  return page ? [...sharedKeys, page] : [...sharedKeys];
}
