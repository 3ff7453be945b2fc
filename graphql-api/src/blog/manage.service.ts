import { sql } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { storable } from '../../../rules/storable.ts';
import type { Context } from '../access/context.ts';
import { type Blog, BlogEntity } from './entity.ts';
import { type BlogPageArgs, findBlogPage } from './service.ts';
import type { BlogPage, BlogState } from './type.ts';

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
export function manageBlog({ em }: Context, blog_id: number): Promise<Blog | null> {
  return em.findOne(BlogEntity, { blog_id });
}

function inState(state: BlogState | null | undefined): QBFilterQuery<Blog> {
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

function named(search: string | null | undefined): QBFilterQuery<Blog> {
  const text = storable(search ?? '').trim();
  if (!text) return {};
  return { title: { $ilike: `%${text.replace(/[\\%_]/g, '\\$&')}%` } };
}
