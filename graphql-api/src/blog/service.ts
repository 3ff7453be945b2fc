import { entriesWithFacts, entryWithFacts } from '../business/facts.ts';
import { isAllCategory } from '../category/service.ts';
import type { Entry } from '../entry/entity.ts';
import {
  findBySlug,
  findEntries,
  findEntry,
  findPage,
  published,
  type Range,
  withFields,
} from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import type { PageArgs } from '../platform/graphql/numbered-page.ts';
import { articleKind, type Blog, blogOf } from './kind.ts';
import type { BlogPage } from './type.ts';

/** Maximum size of a page that a client may request; the site requests six articles. */
export const MAX_PAGE_SIZE = 50;

/** Newest first by publication time; the free-text date does not affect the order. */
const newestFirst = { publishAt: 'desc', number: 'desc' } as const;

interface BlogPageArgs extends PageArgs {
  category?: number | null | undefined;
}

/** Returns the published posts, newest first. Throws BadInput for a page below 1 or a size not in 1 to 50. */
export async function listBlogs(context: Context, { category, ...page }: BlogPageArgs): Promise<BlogPage> {
  const isFiltered = typeof category === 'number' && !(await isAllCategory(context, category));
  const where = isFiltered ? { $and: [published(), withFields({ category })] } : published();
  const blogs = await findPage(context, articleKind, where, newestFirst, page, MAX_PAGE_SIZE);
  return { ...blogs, items: await shownBlogs(context, blogs.items) };
}

const shownBlogs = async (context: Context, entries: Entry[]): Promise<Blog[]> =>
  (await entriesWithFacts(context, entries)).map(blogOf);

/** Returns an article with the facts in its texts, as readers see it. */
async function shownBlog(context: Context, entry: Entry | null): Promise<Blog | null> {
  const article = await entryWithFacts(context, entry);
  return article && blogOf(article);
}

/** Returns the published posts, newest first: all, or those of a range; by default without their blocks. */
export async function indexBlogs(context: Context, range?: Range): Promise<Blog[]> {
  const options = { hasLists: false, ...range };
  return shownBlogs(context, await findEntries(context.em, articleKind, published(), newestFirst, options));
}

/**
 * Returns the published post with this slug, this number (`/artical/{id}`) or this earlier slug; null if
 * there is none. Compare `slug_url` to detect a moved post.
 */
export async function findBlog(context: Context, slugOrId: string): Promise<Blog | null> {
  return shownBlog(context, await findBySlug(context.em, articleKind, slugOrId));
}

/** Returns the published post with this number; null if there is none. */
export async function findBlogById(context: Context, blog_id: number): Promise<Blog | null> {
  return shownBlog(context, await findEntry(context.em, articleKind, blog_id, published()));
}
