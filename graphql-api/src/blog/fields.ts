import type { Picture } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import type { Context } from '../platform/access/context.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import { type Blog, type BlogContent, BlogEntity } from './entity.ts';
import type { BlogState } from './type.ts';

// Fields that are loaded for all articles of a list in one query, if the client selects them.

/** Returns the blocks of an article. */
export const findBlocks = batchLoader<number, BlogContent[]>(async ({ em }, ids) => {
  const blogs = await em
    .createQueryBuilder(BlogEntity)
    .select(['blog_id', 'blogs_content'])
    .where({ blog_id: { $in: [...ids] } })
    .execute('all');
  return new Map(blogs.map(({ blog_id, blogs_content }) => [blog_id, blogs_content]));
});

/** Returns the uploaded picture with this URL. */
export const findPicture = batchLoader<string, Picture>(({ em }, urls) => findPictures(em, [...urls]));

const findTime = batchLoader<'now', Date>(
  async ({ em }) => new Map([['now' as const, await databaseTime(em)]]),
);

/** Returns the state of an article by the database's clock. */
export async function findState(
  context: Context,
  { publishAt }: Pick<Blog, 'publishAt'>,
): Promise<BlogState> {
  if (!publishAt) return 'DRAFT';
  const time = await findTime(context, 'now');
  return time && publishAt > time ? 'SCHEDULED' : 'PUBLISHED';
}
