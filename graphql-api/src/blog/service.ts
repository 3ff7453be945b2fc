import { slugOf } from '../../../rules/slug.ts';
import { entriesWithFacts, entryWithFacts } from '../business/facts.ts';
import { isAllCategory } from '../category/service.ts';
import { type Entry, EntryEntity } from '../entry/entity.ts';
import { filledFields } from '../entry/kind.ts';
import {
  type EntryState,
  findEntry,
  findMoved,
  findPage,
  inState,
  listReplaced,
  published,
  readEntries,
  type Where,
  withFields,
  withWords,
} from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import type { PageArgs } from '../platform/graphql/numbered-page.ts';
import { articleKind, type Blog, blogOf } from './kind.ts';
import type { BlogPage, BlogRevisionType, BlogTextType } from './type.ts';

/** Maximum size of a page that a client may request; the site requests six articles. */
export const MAX_PAGE_SIZE = 50;

/** Newest first by publication time; the free-text date does not affect the order. */
const newestFirst = { publishAt: 'desc', number: 'desc' } as const;

interface BlogPageArgs extends PageArgs {
  category?: number | null | undefined;
}

/** Returns a page of the published posts, newest first. Throws BadInput for a page below 1 and a size below 1 or over 50. */
export async function listBlogs(context: Context, args: BlogPageArgs): Promise<BlogPage> {
  const found = await findBlogPage(context, args, published(), newestFirst);
  return { ...found, items: await shownBlogs(context, found.items) };
}

const shownBlogs = async (context: Context, entries: Entry[]): Promise<Blog[]> =>
  (await entriesWithFacts(context, entries)).map(blogOf);

/** Returns an article with the facts in its texts, as readers see it. */
async function shownBlog(context: Context, entry: Entry | null): Promise<Blog | null> {
  const shown = await entryWithFacts(context, entry);
  return shown && blogOf(shown);
}

interface ManagedBlogArgs extends BlogPageArgs {
  state?: EntryState | null | undefined;
  search?: string | null | undefined;
}

/** Articles that are not deleted. The lists of articles leave out new ones that have only a draft. */
const stored: Where = { deletedAt: null, version: { $gt: 0 } };

/** Returns a page of the articles that are not deleted, newest first. Throws BadInput as `listBlogs` does. */
export async function manageBlogs(context: Context, args: ManagedBlogArgs): Promise<BlogPage> {
  const where = { $and: [stored, inState(args.state), withWords(args.search)] };
  // By creation time, so that a new draft is on the first page.
  const found = await findBlogPage(context, args, where, { createdAt: 'desc', number: 'desc' });
  return { ...found, items: found.items.map((entry) => ({ ...blogOf(entry), hasTokens: true })) };
}

async function findBlogPage(
  context: Context,
  { category, ...page }: BlogPageArgs,
  where: Where,
  orderBy: Parameters<typeof findPage>[3],
) {
  const isFiltered = typeof category === 'number' && !(await isAllCategory(context, category));
  const inPage = isFiltered ? { $and: [where, withFields({ category })] } : where;
  return findPage(context, articleKind, inPage, orderBy, page, MAX_PAGE_SIZE);
}

/** Returns an article in any state; null if there is none or it is deleted. */
export async function manageBlog({ em }: Context, blog_id: number): Promise<Blog | null> {
  const entry = await findEntry(em, articleKind, blog_id, stored);
  return entry && blogOf(entry);
}

/** Returns a page of the published articles with their blocks, newest first. */
export async function allBlogs(context: Context, page: number, pageSize: number): Promise<Blog[]> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize, hasLists: true };
  return shownBlogs(context, await readEntries(context.em, articleKind, published(), newestFirst, range));
}

/** Returns the published posts without their blocks, newest first: all, or the first `limit`. */
export async function indexBlogs(context: Context, limit?: number): Promise<Blog[]> {
  return shownBlogs(context, await readEntries(context.em, articleKind, published(), newestFirst, { limit }));
}

/**
 * Returns the published post with this slug, with this number (`/artical/{id}`), or with this slug as an earlier one;
 * null if there is none. Compare `slug_url` to detect a moved post.
 */
export async function findBlog(context: Context, slugOrId: string): Promise<Blog | null> {
  const { em } = context;
  const slug = slugOf(slugOrId);
  const bySlug = await em.findOne(EntryEntity, { $and: [{ kind: articleKind.kind, slug }, published()] });
  if (bySlug) return shownBlog(context, bySlug);
  const byNumber = /^\d{1,9}$/.test(slugOrId) ? await findBlogById(context, Number(slugOrId)) : null;
  return byNumber ?? shownBlog(context, await findMoved(em, articleKind, slug));
}

/** Returns the published post with this number; null if there is none. */
export async function findBlogById(context: Context, blog_id: number): Promise<Blog | null> {
  return shownBlog(context, await findEntry(context.em, articleKind, blog_id, published()));
}

/** Returns the earlier versions of an article, the latest first. */
export async function listRevisions(context: Context, blog_id: number): Promise<BlogRevisionType[]> {
  const replaced = await listReplaced(context, { kind: articleKind.kind, number: blog_id });
  return replaced.map(({ version_id, fields, ...revision }) => ({
    ...(filledFields(articleKind, { fields, lists: {} }) as unknown as BlogTextType),
    ...revision,
    revision_id: version_id,
  }));
}
