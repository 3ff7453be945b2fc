import { type FilterQuery, type QueryOrderMap, sql } from '@mikro-orm/core';
import type { Context } from '../access/context.ts';
import { isAllCategory } from '../category/service.ts';
import { BadInput } from '../core/errors.ts';
import { idOfOldSlug } from '../slug/service.ts';
import { slugOf } from '../slug/slugify.ts';
import { type Blog, BlogEntity } from './entity.ts';
import type { BlogPage, BlogType } from './type.ts';
import { viewBlog, viewBlogs } from './view.ts';

/** A page may ask for more than the site's six, but not for everything at once. */
const MAX_PAGE_SIZE = 50;

/** The newest first by publication time; the free-text date orders nothing. */
const newestFirst = { publishAt: 'desc', blog_id: 'desc' } as const;

/**
 * What everybody sees: no drafts, scheduled or deleted posts. By the database's clock, like the job that invalidates the caches
 * when a post is published: by another clock a page might be rendered, and cached, without it.
 */
const published = (): FilterQuery<Blog> => ({ deletedAt: null, publishAt: { $lte: sql.now() } });

export interface BlogPageArgs {
  page: number;
  pageSize: number;
  category?: number | null | undefined;
}

/** One page of published posts, newest first. Throws BadInput for a page or size below 1, or a size over 50. */
export function listBlogs(context: Context, args: BlogPageArgs): Promise<BlogPage> {
  return findBlogPage(context, args, published(), newestFirst);
}

/** One page of the posts that `where` names, of one category or all; throws BadInput as `checkPage` does. */
export async function findBlogPage(
  context: Context,
  { page, pageSize, category }: BlogPageArgs,
  where: FilterQuery<Blog>,
  orderBy: QueryOrderMap<Blog>,
): Promise<BlogPage> {
  checkPage(page, pageSize);
  const inPage = { $and: [where, await inCategory(context, category)] };
  const options = { orderBy, limit: pageSize, offset: (page - 1) * pageSize };
  const [blogs, totalCount] = await context.em.findAndCount(BlogEntity, inPage, options);
  const items = await viewBlogs(context.em, blogs);
  return { items, totalCount, page, pageCount: Math.ceil(totalCount / pageSize) };
}

/** Throws BadInput for a page below 1 and a size below 1 or over 50. */
function checkPage(page: number, pageSize: number): void {
  if (page < 1) throw new BadInput({ page: 'Pages are numbered from 1.' });
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    throw new BadInput({ pageSize: `A page has 1 to ${MAX_PAGE_SIZE} articles.` });
  }
}

/** Every published post, newest first: for the REST list, the feed and the sitemap. */
export async function allBlogs({ em }: Context): Promise<BlogType[]> {
  return viewBlogs(em, await em.find(BlogEntity, published(), { orderBy: newestFirst }));
}

const indexed = [
  'blog_id',
  'slug',
  'title',
  'brief_paragraph',
  'canonicalLink',
  'publishAt',
  'updatedAt',
] as const;

/** What the sitemap and the feed list of a post. */
export type IndexedBlog = Pick<Blog, (typeof indexed)[number]>;

/** Every published post without its blocks, newest first. */
export function indexBlogs({ em }: Context): Promise<IndexedBlog[]> {
  return em.find(BlogEntity, published(), { orderBy: newestFirst, fields: indexed });
}

/**
 * The published post with this slug, or one that it had before, or, as `/artical/{id}` is also written, with this
 * number; null when there is none. By its `slug_url` a caller sees that it has moved.
 */
export async function findBlog(context: Context, slugOrId: string): Promise<BlogType | null> {
  const { em } = context;
  const slug = slugOf(slugOrId);
  const bySlug = await em.findOne(BlogEntity, { $and: [published(), { slug }] });
  if (bySlug) return viewBlog(em, bySlug);
  const moved = await idOfOldSlug(em, 'blog', slug);
  if (moved !== null) return findBlogById(context, moved);
  return /^\d{1,9}$/.test(slugOrId) ? findBlogById(context, Number(slugOrId)) : null;
}

/** The published post with this number; null when there is none. */
export async function findBlogById({ em }: Context, blog_id: number): Promise<BlogType | null> {
  const blog = await em.findOne(BlogEntity, { $and: [published(), { blog_id }] });
  return blog && viewBlog(em, blog);
}

/** The filter of a category; that of 'All', and none, is every post. */
async function inCategory(context: Context, category: number | null | undefined): Promise<FilterQuery<Blog>> {
  if (category === null || category === undefined || (await isAllCategory(context, category))) return {};
  return { category };
}
