import { createPage } from '../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';
import { articleText } from './input.ts';

export type BlogState = 'PUBLISHED' | 'SCHEDULED' | 'DRAFT';

export const BlogStateEnum = createEnum<BlogState>('BlogState', 'The state of an article.', {
  PUBLISHED: 'Visible to everyone.',
  SCHEDULED: 'Visible to admins; visible to everyone from `publishAt`.',
  DRAFT: 'Visible to admins.',
});

export const BlogContentType = createType('BlogContent', 'A block of an article.', {
  heading: field.text('The heading of the block.'),
  paragraph: field.text('The text of the block: HTML if it begins with a tag, otherwise plain text.'),
});
export type BlogContentType = InstanceType<typeof BlogContentType>;

export const BlogType = createType('Blog', 'An article of the blog.', {
  ...articleText,
  blogs_content: field.list(() => BlogContentType, 'The blocks, in the order of the page.', 5),
  blog_id: field.int('The id of the article. It never changes.'),
  publishAt: field.orNull(
    field.time('The time of publication, which may be in the future; null for a draft.'),
  ),
  updatedAt: field.time('The time of the last change.'),
  version: field.int('Increases with every change. `updateBlog` requires it.'),
});
export type BlogType = InstanceType<typeof BlogType>;

/** An article without its blocks, which a field resolver loads. */
export type ListedBlog = Omit<BlogType, 'blogs_content'>;

export const BlogPage = createPage('BlogPage', 'A page of the list of articles.', () => BlogType, 'articles');
export type BlogPage = InstanceType<typeof BlogPage>;

export const DeletedBlog = createType('DeletedBlog', 'The result of `deleteBlog`.', {
  blog_id: field.int('The id of the deleted article, for `restoreEntry`.'),
});
export type DeletedBlog = InstanceType<typeof DeletedBlog>;
