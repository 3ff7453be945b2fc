import type { FilterQuery } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import { type Blog, BlogEntity } from './blog.entity.ts';
import { type BlogPageArgs, checkPage, inCategory } from './blog.service.ts';
import type { BlogPage, BlogState, BlogType } from './blog.type.ts';
import { viewBlog, viewBlogs } from './blog.view.ts';

export interface ManagedBlogArgs extends BlogPageArgs {
  state?: BlogState | null | undefined;
  search?: string | null | undefined;
}

/** The newest first, by when they were made: what an admin has just written stands on the first page. */
const newestFirst = { createdAt: 'desc', blog_id: 'desc' } as const;

/** One page of posts in any state but deleted, or of those in one state. Throws BadInput as `listBlogs` does. */
export async function manageBlogs(context: Context, args: ManagedBlogArgs): Promise<BlogPage> {
  const { page, pageSize, category, state, search } = args;
  checkPage(page, pageSize);
  const where = { $and: [inState(state), named(search), await inCategory(context, category)] };
  const [blogs, totalCount] = await context.em.findAndCount(BlogEntity, where, {
    orderBy: newestFirst,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const items = await viewBlogs(context.em, blogs);
  return { items, totalCount, page, pageCount: Math.ceil(totalCount / pageSize) };
}

/** A post in any state; null when there is none. */
export async function manageBlog({ em }: Context, blog_id: number): Promise<BlogType | null> {
  const blog = await em.findOne(BlogEntity, { blog_id });
  return blog && viewBlog(em, blog);
}

function inState(state: BlogState | null | undefined): FilterQuery<Blog> {
  const now = new Date();
  switch (state) {
    case 'DELETED':
      return { deletedAt: { $ne: null } };
    case 'DRAFT':
      return { deletedAt: null, publishAt: null };
    case 'SCHEDULED':
      return { deletedAt: null, publishAt: { $gt: now } };
    case 'PUBLISHED':
      return { deletedAt: null, publishAt: { $lte: now } };
    default:
      return { deletedAt: null };
  }
}

function named(search: string | null | undefined): FilterQuery<Blog> {
  const text = search?.trim();
  if (!text) return {};
  return { title: { $ilike: `%${text.replace(/[\\%_]/g, '\\$&')}%` } };
}
