import { list } from '../field/list.ts';
import { flag, integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { text, time } from '../field/text.ts';
import { entry } from './entry.ts';

export const blockFields = {
  heading: optional(text('Heading', 300)),
  paragraph: optional(text('Paragraph', 20_000, { multiline: true })),
};

export const articleFields = {
  title: text('Title', 300),
  slug_url: text('URL slug', 200),
  brief_paragraph: optional(text('Brief paragraph', 20_000, { multiline: true })),
  blog_image: optional(text('Image', 2000)),
  published_date: optional(text('Published date', 100)),
  category: integer('Category'),
  metaTitle: optional(text('Meta title', 300)),
  metaDescription: optional(text('Meta description', 1000)),
  canonicalLink: optional(text('Canonical link', 2000)),
  blogs_content: optional(list('Blocks', blockFields, 1000)),
};

/** The fields of an article and its publication, as the operations of the specification have them. */
export const blogFields = {
  ...articleFields,
  draft: optional(flag('Draft')),
  publishAt: optional(time('Publish at')),
};

export const article = entry('article', {
  label: ['Article', 'Articles'],
  address: '/artical/{slug}',
  keeps: ['schedule'],
  fields: articleFields,
  title: 'title',
  columns: ['title', 'category', 'state', 'publishAt'],
});
