import { GraphQLDateTimeISO } from 'graphql-scalars';
import { InputType, Int } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

@InputType({ description: 'A block of an article. A block without a heading or a paragraph is not stored.' })
class BlogContentInput {
  @Rule({ label: 'Heading', description: 'The heading of the block.', maxLength: 300, nullable: true })
  heading?: string;

  @Rule({
    label: 'Paragraph',
    description: 'The paragraph of the block: plain text, or HTML if it begins with a tag.',
    maxLength: 20_000,
    multiline: true,
    nullable: true,
  })
  paragraph?: string;
}

/** The input for creating and updating an article. */
@InputType({ description: 'The content of an article, for creating or changing it.' })
export class BlogInput {
  @Rule({ label: 'Title', description: 'The title of the article.', maxLength: 300 })
  title: string;

  @Rule({
    label: 'URL slug',
    description:
      'The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique.',
    maxLength: 200,
  })
  slug_url: string;

  @Rule({
    label: 'Brief paragraph',
    description: 'The introduction, as HTML. Only text, lists and links are stored.',
    maxLength: 20_000,
    multiline: true,
    nullable: true,
  })
  brief_paragraph?: string;

  @Rule({
    label: 'Image',
    description: 'The URL of the picture that `uploadImage` returned.',
    maxLength: 2000,
    nullable: true,
  })
  blog_image?: string;

  @Rule({
    label: 'Published date',
    description: 'The date shown to readers, as free text. It does not affect the order.',
    maxLength: 100,
    nullable: true,
  })
  published_date?: string;

  @Rule({
    label: 'Category',
    description: "The `category_id` of the category. 'All' is not allowed.",
    type: () => Int,
  })
  category: number;

  @Rule({
    label: 'Meta title',
    description: 'Title for search engines; if empty, the title of the article is used.',
    maxLength: 300,
    nullable: true,
  })
  metaTitle?: string;

  @Rule({
    label: 'Meta description',
    description: 'Description for search engines.',
    maxLength: 1000,
    nullable: true,
  })
  metaDescription?: string;

  @Rule({
    label: 'Canonical link',
    description: 'Canonical URL; the page links it only if it is an http(s) URL.',
    maxLength: 2000,
    nullable: true,
  })
  canonicalLink?: string;

  @Rule({
    label: 'Blocks',
    description: 'The blocks of the article, in order.',
    type: () => [BlogContentInput],
    maxItems: 1000,
    nullable: true,
  })
  blogs_content?: BlogContentInput[];

  @Rule({
    label: 'Draft',
    description:
      'True makes it visible to admins only. If omitted, a stored article does not change, and a new one is published.',
    type: () => Boolean,
    nullable: true,
  })
  draft?: boolean;

  @Rule({
    label: 'Publish at',
    description: 'The time of publication. A time in the past means now, and so does omitting it.',
    type: () => GraphQLDateTimeISO,
    format: 'datetime',
    nullable: true,
  })
  publishAt?: string;
}
