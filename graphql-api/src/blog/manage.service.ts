import { type FilterQuery, sql } from '@mikro-orm/core';
import { storable } from '../../../rules/storable.ts';
import type { Context } from '../access/context.ts';
import { type Blog, BlogEntity } from './entity.ts';
import { type BlogPageArgs, findBlogPage } from './service.ts';
import type { BlogPage, BlogState, BlogType } from './type.ts';
import { viewBlog } from './view.ts';

export interface ManagedBlogArgs extends BlogPageArgs {
  state?: BlogState | null | undefined;
  search?: string | null | undefined;
}

/** The newest first, by when they were made: what an admin has just written is on the first page. */
const newestFirst = { createdAt: 'desc', blog_id: 'desc' } as const;

/** One page of posts in any state but deleted, or of those in one state. Throws BadInput as `listBlogs` does. */
export function manageBlogs(context: Context, args: ManagedBlogArgs): Promise<BlogPage> {
  return findBlogPage(context, args, { $and: [inState(args.state), named(args.search)] }, newestFirst);
}

/** A post in any state; null when there is none. */
export async function manageBlog({ em }: Context, blog_id: number): Promise<BlogType | null> {
  const blog = await em.findOne(BlogEntity, { blog_id });
  return blog && viewBlog(em, blog);
}

function inState(state: BlogState | null | undefined): FilterQuery<Blog> {
  switch (state) {
    case 'DELETED':
      return { deletedAt: { $ne: null } };
    case 'DRAFT':
      return { deletedAt: null, publishAt: null };
    case 'SCHEDULED':
      return { deletedAt: null, publishAt: { $gt: sql.now() } };
    case 'PUBLISHED':
      return { deletedAt: null, publishAt: { $lte: sql.now() } };
    default:
      return { deletedAt: null };
  }
}

function named(search: string | null | undefined): FilterQuery<Blog> {
  const text = storable(search ?? '').trim();
  if (!text) return {};
  return { title: { $ilike: `%${text.replace(/[\\%_]/g, '\\$&')}%` } };
}
