/**
 * The first part of the path of an entry's page, by kind: an article is at `/artical/{slug}`. Browsers load
 * this list for their routes, without the rules of the fields.
 */
export const entryFolders = { article: 'artical', location: 'location', project: 'portfolio' } as const;

/** A kind of entry whose pages are in a folder. */
export type FolderKind = keyof typeof entryFolders;

/** Returns the kind of the entry whose page is at a path; undefined if the path is not in such a folder. */
export function folderKindAt(path: string): FolderKind | undefined {
  const [, folder, slug] = path.split('/');
  const kinds = Object.keys(entryFolders) as FolderKind[];
  return slug ? kinds.find((kind) => entryFolders[kind] === folder) : undefined;
}
