import { raw, sql } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { type Blog, BlogEntity } from './entity.ts';
import { type BlogPageArgs, findBlogPage } from './service.ts';
import type { BlogPage, BlogState } from './type.ts';

interface ManagedBlogArgs extends BlogPageArgs {
  state?: BlogState | null | undefined;
  search?: string | null | undefined;
}

/** By creation time, so that a new draft is on the first page. */
const newestFirst = { createdAt: 'desc', blog_id: 'desc' } as const;

/** Returns a page of the articles that are not deleted, newest first. Throws BadInput as `listBlogs` does. */
export function manageBlogs(context: Context, args: ManagedBlogArgs): Promise<BlogPage> {
  return findBlogPage(context, args, { $and: [inState(args.state), withTitle(args.search)] }, newestFirst);
}

/** Returns an article in any state; null if there is none or it is deleted. */
export function manageBlog({ em }: Context, blog_id: number): Promise<Blog | null> {
  return em.findOne(BlogEntity, { blog_id, deletedAt: null });
}

function inState(state: BlogState | null | undefined): QBFilterQuery<Blog> {
  switch (state) {
    case 'DRAFT':
      return { deletedAt: null, publishAt: null };
    case 'SCHEDULED':
      return { deletedAt: null, publishAt: { $gt: sql`now()` } };
    case 'PUBLISHED':
      return { deletedAt: null, publishAt: { $lte: sql`now()` } };
    default:
      return { deletedAt: null };
  }
}

/** Matches articles whose title or slug has each word of a search; ignores case and accents. */
function withTitle(search: string | null | undefined): QBFilterQuery<Blog> {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const contains = (word: string): QBFilterQuery<Blog> => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return { [raw((alias) => `"${alias}"."searchText" like "plain_text"(?)`, [pattern])]: [] };
  };
  return { $and: words.map(contains) };
}
