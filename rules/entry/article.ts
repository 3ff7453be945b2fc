import { shownAs, withTokens } from '../field/descriptor.ts';
import { list } from '../field/list.ts';
import { flag, integer } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { text, time } from '../field/text.ts';
import { entry } from './entry.ts';
import { slugField } from './slug-field.ts';

const richText = (label: string, block = false) =>
  shownAs(optional(text(label, 20_000, { multiline: true })), { as: 'richText', block, tokens: true });

export const blockFields = {
  heading: withTokens(optional(text('Heading', 300))),
  paragraph: richText('Paragraph', true),
};

export const articleFields = {
  title: withTokens(text('Title', 300)),
  slug_url: slugField(),
  category: shownAs(integer('Category'), { as: 'relation', to: 'category' }),
  published_date: optional(text('Date shown to readers', 100)),
  brief_paragraph: richText('Brief paragraph'),
  blog_image: shownAs(optional(text('Image', 2000)), { as: 'picture', focal: false }),
  blogs_content: shownAs(optional(list('Blocks', blockFields, 1000)), {
    itemName: 'block',
    dropsIncomplete: true,
    startItems: 10,
    hint: 'A block needs a heading and a paragraph to appear in the article.',
  }),
  metaTitle: shownAs(optional(text('Meta title', 300)), {
    hint: 'Leave it empty to use the title.',
    tokens: true,
  }),
  metaDescription: shownAs(optional(text('Meta description', 1000)), { as: 'paragraph', tokens: true }),
  canonicalLink: shownAs(optional(text('Canonical link', 2000)), {
    hint: 'Leave it empty to use the article’s own URL.',
    link: true,
  }),
};

/** The fields of an article and its publication, as the operations of the specification have them. */
export const blogFields = {
  ...articleFields,
  draft: optional(flag('Draft')),
  publishAt: optional(time('Publish at')),
};

export const article = entry('article', {
  label: ['Article', 'Articles'],
  access: 'content',
  list: '/blog',
  feed: 'brief_paragraph',
  canonical: 'canonicalLink',
  offline: 50,
  keeps: ['schedule'],
  adminPath: '/admin/blogs',
  menu: 'Blog',
  fields: articleFields,
  title: 'title',
  columns: ['category', 'published_date'],
});
