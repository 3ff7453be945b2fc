import type { Context } from '../access/context.ts';
import { AppError } from '../core/errors.ts';
import { writeContent } from '../database/write-content.ts';
import { type Blog, BlogRevisionEntity } from './entity.ts';
import type { BlogRevisionType } from './type.ts';
import { findBlogForUpdate, rewrite } from './write.service.ts';

/** How many revisions of a post are listed; older ones stay stored all the same. */
const SHOWN = 100;

/** What a post was before, the latest first. */
export async function listRevisions({ em }: Context, blog_id: number): Promise<BlogRevisionType[]> {
  const revisions = await em.find(
    BlogRevisionEntity,
    { blog_id },
    { orderBy: { revision_id: 'desc' }, limit: SHOWN },
  );
  return revisions.map(({ content, ...revision }) => ({
    ...revision,
    title: content.title,
    brief_paragraph: content.brief_paragraph,
    blogs_content: content.blogs_content,
  }));
}

/** Makes a post what it was; what it says now becomes a revision itself. Throws NOT_FOUND, and BadInput for its slug. */
export function restoreRevision(context: Context, blog_id: number, revision_id: number): Promise<Blog> {
  return writeContent(context, async (em) => {
    const blog = await findBlogForUpdate(em, blog_id);
    const revision = await em.findOne(BlogRevisionEntity, { blog_id, revision_id });
    if (!revision) throw new AppError('NOT_FOUND', 'There is no such revision.');
    await rewrite(context, em, blog, { ...revision.content, publishAt: blog.publishAt ?? null });
    return blog;
  });
}
