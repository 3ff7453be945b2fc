import type { EntityManager } from '@mikro-orm/postgresql';
import { findPictures } from '../picture/picture.service.ts';
import { pictureView } from '../picture/picture.view.ts';
import type { Blog } from './blog.entity.ts';
import type { BlogState, BlogType } from './blog.type.ts';

/** Where a post stands now. */
export function stateOf({ publishAt, deletedAt }: Pick<Blog, 'publishAt' | 'deletedAt'>): BlogState {
  if (deletedAt) return 'DELETED';
  if (!publishAt) return 'DRAFT';
  return publishAt.getTime() > Date.now() ? 'SCHEDULED' : 'PUBLISHED';
}

/** Posts as GraphQL shows them, with their pictures; one query for all. */
export async function viewBlogs(em: EntityManager, blogs: Blog[]): Promise<BlogType[]> {
  const pictures = await findPictures(
    em,
    blogs.map((blog) => blog.blog_image),
  );
  return blogs.map((blog) => {
    const { slug: _slug, createdAt: _createdAt, deletedAt: _deletedAt, ...shown } = blog;
    const picture = pictures.get(blog.blog_image);
    return {
      ...shown,
      publishAt: blog.publishAt ?? null,
      state: stateOf(blog),
      // An uploaded picture is described by what it illustrates until somebody describes it better.
      picture: picture ? pictureView({ ...picture, alt: picture.alt || blog.title }) : null,
    };
  });
}

/** One post as GraphQL shows it. */
export async function viewBlog(em: EntityManager, blog: Blog): Promise<BlogType> {
  const [only] = await viewBlogs(em, [blog]);
  return only as BlogType;
}
