import { GraphQLDateTimeISO } from 'graphql-scalars';
import { InputType, Int } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

@InputType({ description: 'One block of an article; without a heading or a paragraph it is left out.' })
export class BlogContentInput {
  @Rule({ label: 'Heading', description: 'The heading of the page.', maxLength: 300, nullable: true })
  heading?: string;

  @Rule({
    label: 'Paragraph',
    description: 'The paragraph of the block: plain text, or HTML if it begins with a tag.',
    maxLength: 20_000,
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
    description: 'What its address is made from: lower-cased, each run of white space a hyphen. Unique.',
    maxLength: 200,
  })
  slug_url: string;

  @Rule({
    label: 'Brief paragraph',
    description: 'Its opening, as HTML; what is not plain text, a list or a link is taken out.',
    maxLength: 20_000,
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
    nullable: true,
  })
  blogs_content?: BlogContentInput[];

  @Rule({
    label: 'Draft',
    description: 'True: nobody sees it but admins. Left out: as it is; a new article is published.',
    type: () => Boolean,
    nullable: true,
  })
  draft?: boolean;

  @Rule({
    label: 'Publish at',
    description: 'From when on everybody sees it; a time that has passed is now. Left out: at once.',
    type: () => GraphQLDateTimeISO,
    format: 'datetime',
    nullable: true,
  })
  publishAt?: string;
}
