import { articleKind, type Blog, blogOf } from '../src/blog/kind.ts';
import { findEntries } from '../src/entry/service.ts';
import type { TestApp } from './app.ts';

/** Returns all articles, drafts included, in the order of their creation. */
export async function storedArticles({ app }: TestApp): Promise<Blog[]> {
  return (await findEntries(app.database.em.fork(), articleKind, {})).map(blogOf);
}
