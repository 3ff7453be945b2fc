import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/access/context.ts';
import { type Blog, BlogRevisionEntity, type BlogText } from './entity.ts';
import type { BlogRevisionType } from './type.ts';

/** The maximum number of revisions that a list returns; older ones stay stored. */
const MAX_LISTED = 100;

/** Stores the text of an article as a revision, within the transaction that replaces it. */
export function storeRevision(em: EntityManager, blog: Blog, savedBy: string | null): void {
  em.create(BlogRevisionEntity, {
    blog_id: blog.blog_id,
    version: blog.version,
    savedAt: new Date(),
    savedBy,
    content: textOf(blog),
  });
}

/** Returns the revisions of an article, the latest first. */
export async function listRevisions({ em }: Context, blog_id: number): Promise<BlogRevisionType[]> {
  const revisions = await em.find(
    BlogRevisionEntity,
    { blog_id },
    { orderBy: { revision_id: 'desc' }, limit: MAX_LISTED },
  );
  return revisions.map(({ content, ...revision }) => ({ ...content, ...revision }));
}

function textOf(blog: Blog): BlogText {
  const { title, slug_url, brief_paragraph, blog_image, published_date, category } = blog;
  const { metaTitle, metaDescription, canonicalLink, blogs_content } = blog;
  return {
    title,
    slug_url,
    brief_paragraph,
    blog_image,
    published_date,
    category,
    metaTitle,
    metaDescription,
    canonicalLink,
    blogs_content,
  };
}
