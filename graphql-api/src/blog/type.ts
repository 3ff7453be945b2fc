import { articleFields, blockFields, blogFields } from '../../../rules/entry/article.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { createPage } from '../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';
import { createInput } from '../platform/validation/input.ts';

createInput(
  'BlogContentInput',
  'A block of an article. A block without a heading or a paragraph is not stored.',
  blockFields,
  {
    heading: 'The heading of the block.',
    paragraph: 'The paragraph of the block: plain text, or HTML if it begins with a tag.',
  },
);

const descriptions = {
  title: 'The title of the article.',
  slug_url:
    'The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique.',
  brief_paragraph: 'The introduction, as HTML. Only text, lists and links are stored.',
  blog_image: 'The URL of the picture that `uploadImage` returned.',
  published_date: 'The date shown to readers, as free text. It does not affect the order.',
  category: "The `category_id` of the category. 'All' is not allowed.",
  metaTitle: 'Title for search engines; if empty, the title of the article is used.',
  metaDescription: 'Description for search engines.',
  canonicalLink: 'Canonical URL; the page links it only if it is an http(s) URL.',
};

export type BlogInput = ValuesOf<typeof blogFields>;

/** The input for creating and updating an article. */
export const BlogInput = createInput(
  'BlogInput',
  'The content of an article, for creating or changing it.',
  blogFields,
  {
    ...descriptions,
    blogs_content: 'The blocks of the article, in order.',
    draft:
      'True makes it visible to admins only. If omitted, a stored article does not change, and a new one is published.',
    publishAt: 'The time of publication. A time in the past means now, and so does omitting it.',
  },
);

const { blogs_content: _blocks, ...textFields } = articleFields;

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
  ...field.ofRules(textFields, descriptions),
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
