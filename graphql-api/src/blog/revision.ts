import type { EntityManager } from '@mikro-orm/postgresql';
import { type Blog, BlogRevisionEntity, type BlogText } from './entity.ts';

/** Stores the text of a post as a revision, within the transaction that is about to replace it. */
export function storeRevision(em: EntityManager, blog: Blog, savedBy: string): void {
  em.create(BlogRevisionEntity, {
    blog_id: blog.blog_id,
    version: blog.version,
    savedAt: new Date(),
    savedBy,
    content: textOf(blog),
  });
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
