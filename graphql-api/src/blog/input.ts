import { articleFields, blockFields, blogFields } from '../../../rules/entry/article.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { field } from '../platform/graphql/type.ts';
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

/** The text of an article without its blocks in responses. */
export const articleText = field.ofRules(textFields, descriptions);
