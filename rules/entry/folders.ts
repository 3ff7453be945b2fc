/**
 * The first part of the path of an entry's page, by kind: an article is at `/artical/{slug}`. Browsers load
 * this list for their routes, without the rules of the fields.
 */
export const entryFolders = { article: 'artical', location: 'location', project: 'portfolio' } as const;
