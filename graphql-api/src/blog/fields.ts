import type { Context } from '../access/context.ts';
import { databaseTime } from '../database/clock.ts';
import { batchLoader } from '../graphql/batch-loader.ts';
import type { Picture } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import { type Blog, type BlogContent, BlogEntity } from './entity.ts';
import type { BlogState } from './type.ts';

// What is not read with a post but where it is asked for, and then for all posts of a list at once.

/** The blocks of the post with this number. */
export const findBlocks = batchLoader<number, BlogContent[]>(async ({ em }, ids) => {
  const blogs = await em
    .createQueryBuilder(BlogEntity)
    .select(['blog_id', 'blogs_content'])
    .where({ blog_id: { $in: [...ids] } })
    .execute('all');
  return new Map(blogs.map(({ blog_id, blogs_content }) => [blog_id, blogs_content]));
});

/** The picture behind an address of ours. */
export const findPicture = batchLoader<string, Picture>(({ em }, addresses) =>
  findPictures(em, [...addresses]),
);

const findTime = batchLoader<'now', Date>(
  async ({ em }) => new Map([['now' as const, await databaseTime(em)]]),
);

/** The state of a post now. */
export async function findState(
  context: Context,
  { publishAt, deletedAt }: Pick<Blog, 'publishAt' | 'deletedAt'>,
): Promise<BlogState> {
  if (deletedAt) return 'DELETED';
  if (!publishAt) return 'DRAFT';
  const time = await findTime(context, 'now');
  return time && publishAt > time ? 'SCHEDULED' : 'PUBLISHED';
}
