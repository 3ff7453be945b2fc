import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../database/clock.ts';
import { findPictures } from '../picture/service.ts';
import { pictureView } from '../picture/view.ts';
import type { Blog } from './entity.ts';
import type { BlogState, BlogType } from './type.ts';

/** The state of a post at this time. */
function stateOf({ publishAt, deletedAt }: Pick<Blog, 'publishAt' | 'deletedAt'>, time: Date): BlogState {
  if (deletedAt) return 'DELETED';
  if (!publishAt) return 'DRAFT';
  return publishAt > time ? 'SCHEDULED' : 'PUBLISHED';
}

/** Posts as GraphQL shows them, with their pictures; one query for all. */
export async function viewBlogs(em: EntityManager, blogs: Blog[]): Promise<BlogType[]> {
  const pictures = await findPictures(
    em,
    blogs.map((blog) => blog.blog_image),
  );
  const time = await databaseTime(em);
  return blogs.map((blog) => {
    const {
      slug: _slug,
      createdAt: _createdAt,
      deletedAt: _deletedAt,
      updatedBy: _updatedBy,
      ...shown
    } = blog;
    const picture = pictures.get(blog.blog_image);
    return {
      ...shown,
      publishAt: blog.publishAt ?? null,
      state: stateOf(blog, time),
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
