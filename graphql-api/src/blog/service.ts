import { type QueryOrderMap, sql } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { slugOf } from '../../../rules/slug.ts';
import { isAllCategory } from '../category/service.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { idOfOldSlug } from '../slug/service.ts';
import { type Blog, BlogEntity } from './entity.ts';
import type { BlogPage } from './type.ts';

/** Maximum size of a page that a client may request; the site requests six articles. */
const MAX_PAGE_SIZE = 50;

/** Newest first by publication time; the free-text date does not affect the order. */
const newestFirst = { publishAt: 'desc', blog_id: 'desc' } as const;

/**
 * Public posts: no drafts, scheduled or deleted ones. Compares with the database's clock, like the job that
 * invalidates the caches when a post is published; with another clock a page could be cached without it.
 */
export const published = (): QBFilterQuery<Blog> => ({ deletedAt: null, publishAt: { $lte: sql`now()` } });

export interface BlogPageArgs {
  page: number;
  pageSize: number;
  category?: number | null | undefined;
}

/** Returns a page of the published posts, newest first. Throws BadInput as `findBlogPage` does. */
export function listBlogs(context: Context, args: BlogPageArgs): Promise<BlogPage> {
  return findBlogPage(context, args, published(), newestFirst);
}

/**
 * Returns a page of the posts that match `where`, of one category or all. Throws BadInput for a page below 1 and a size
 * below 1 or over 50.
 */
export async function findBlogPage(
  context: Context,
  args: BlogPageArgs,
  where: QBFilterQuery<Blog>,
  orderBy: QueryOrderMap<Blog>,
): Promise<BlogPage> {
  checkPage(args);
  const { em } = context;
  const { page, pageSize } = args;
  const inPage = inCategory(where, await categoryOf(context, args));
  const totalCount = await em.count(BlogEntity, inPage);
  const items = await em
    .createQueryBuilder(BlogEntity)
    .select(listed)
    .where(inPage)
    .orderBy(orderBy)
    .limit(pageSize, (page - 1) * pageSize)
    .execute('all');
  return { items, totalCount, page, pageCount: Math.ceil(totalCount / pageSize) };
}

/** The columns that describe an article, without its blocks, which are the largest. */
const described = [
  'blog_id',
  'title',
  'slug_url',
  'brief_paragraph',
  'blog_image',
  'published_date',
  'category',
  'metaTitle',
  'metaDescription',
  'canonicalLink',
] as const;

/** The columns of lists: without the author. */
const listed = [...described, 'updatedAt', 'publishAt', 'deletedAt', 'version'] as const;

/** Throws BadInput for a page below 1 and a size below 1 or over 50. */
function checkPage({ page, pageSize }: BlogPageArgs): void {
  if (page < 1) throw new BadInput({ page: 'Pages are numbered from 1.' });
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    throw new BadInput({ pageSize: `A page has 1 to ${MAX_PAGE_SIZE} articles.` });
  }
}

/** The columns that the REST API sends, as docs/product.md lists them. */
export const restColumns = [...described, 'blogs_content'] as const;

/** Returns a page of the published articles with their blocks, newest first. */
export function allBlogs({ em }: Context, page: number, pageSize: number): Promise<RestBlog[]> {
  return em
    .createQueryBuilder(BlogEntity)
    .select(restColumns)
    .where(published())
    .orderBy(newestFirst)
    .limit(pageSize, (page - 1) * pageSize)
    .execute('all');
}

/** An article as the REST API sends it. */
export type RestBlog = Pick<Blog, (typeof restColumns)[number]>;

const indexed = [
  'blog_id',
  'slug',
  'title',
  'brief_paragraph',
  'canonicalLink',
  'publishAt',
  'updatedAt',
] as const;

/** The fields of a post in the sitemap and the feed. */
export type IndexedBlog = Pick<Blog, (typeof indexed)[number]>;

/** Returns the published posts without their blocks, newest first: all, or the first `limit`. */
export function indexBlogs({ em }: Context, limit?: number): Promise<IndexedBlog[]> {
  return em
    .createQueryBuilder(BlogEntity)
    .select(indexed)
    .where(published())
    .orderBy(newestFirst)
    .limit(limit)
    .execute('all');
}

/**
 * Returns the published post with this slug, with this number (`/artical/{id}`), or with this slug as an earlier one;
 * null if there is none. Compare `slug_url` to detect a moved post.
 */
export async function findBlog(context: Context, slugOrId: string): Promise<Blog | null> {
  const { em } = context;
  const slug = slugOf(slugOrId);
  const bySlug = await em.findOne(BlogEntity, { $and: [published(), { slug }] });
  if (bySlug) return bySlug;
  const byNumber = /^\d{1,9}$/.test(slugOrId) ? await findBlogById(context, Number(slugOrId)) : null;
  if (byNumber) return byNumber;
  const moved = await idOfOldSlug(em, 'blog', slug);
  return moved === null ? null : findBlogById(context, moved);
}

/** Returns the published post with this number; null if there is none. */
export function findBlogById({ em }: Pick<Context, 'em'>, blog_id: number): Promise<Blog | null> {
  return em.findOne(BlogEntity, { $and: [published(), { blog_id }] });
}

/** Returns the requested category; undefined for none and for 'All'. */
async function categoryOf(context: Context, { category }: BlogPageArgs): Promise<number | undefined> {
  if (category === null || category === undefined || (await isAllCategory(context, category)))
    return undefined;
  return category;
}

function inCategory(where: QBFilterQuery<Blog>, category: number | undefined): QBFilterQuery<Blog> {
  return category === undefined ? where : { $and: [where, { category }] };
}
