import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PictureType } from '../picture/picture.type.ts';

/** Where an article stands on its way. */
export const BlogState = {
  PUBLISHED: 'PUBLISHED',
  SCHEDULED: 'SCHEDULED',
  DRAFT: 'DRAFT',
  DELETED: 'DELETED',
} as const;
export type BlogState = keyof typeof BlogState;

registerEnumType(BlogState, {
  name: 'BlogState',
  description: 'Where an article stands on its way.',
  valuesConfig: {
    PUBLISHED: { description: 'Everybody sees it.' },
    SCHEDULED: { description: 'Everybody will see it from `publishAt` on.' },
    DRAFT: { description: 'Only admins see it.' },
    DELETED: { description: 'Gone for everybody; for thirty days it can be restored.' },
  },
});

@ObjectType('BlogContent', { description: 'One block of an article.' })
export class BlogContentType {
  @Field(() => String, { description: 'Its heading.' })
  heading: string;

  @Field(() => String, { description: 'Its paragraph, plain text.' })
  paragraph: string;
}

@ObjectType('Blog', { description: 'An article of the blog.' })
export class BlogType {
  @Field(() => Int, { description: 'Its number.' })
  blog_id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, {
    description: 'What its address is made from: lower-cased, each run of white space a hyphen.',
  })
  slug_url: string;

  @Field(() => String, { description: 'Its opening, as sanitised HTML.' })
  brief_paragraph: string;

  @Field(() => String, { description: 'The address of its picture.' })
  blog_image: string;

  @Field(() => PictureType, {
    nullable: true,
    description: 'Its picture in every width, where it is stored here.',
  })
  picture: PictureType | null;

  @Field(() => String, { description: 'The date it shows, in words.' })
  published_date: string;

  @Field(() => Int, { description: 'The number of its category.' })
  category: number;

  @Field(() => String, { description: 'Title for search engines; empty: its own title.' })
  metaTitle: string;

  @Field(() => String, { description: 'Description for search engines.' })
  metaDescription: string;

  @Field(() => String, { description: 'Canonical address; empty: its own.' })
  canonicalLink: string;

  @Field(() => [BlogContentType], { description: 'Its blocks, in order.' })
  blogs_content: BlogContentType[];

  @Field(() => BlogState, { description: 'Where it stands; what strangers can read is PUBLISHED.' })
  state: BlogState;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'From when on everybody sees it; null while it is a draft.',
  })
  publishAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was changed last.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Raised by every change; an editor sends back the one it began with.' })
  version: number;
}

@ObjectType({ description: 'One page of the blog.' })
export class BlogPage {
  @Field(() => [BlogType], { description: 'The articles, newest first.' })
  items: BlogType[];

  @Field(() => Int, { description: 'How many articles there are in all.' })
  totalCount: number;

  @Field(() => Int, { description: 'The number of this page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'How many pages there are.' })
  pageCount: number;
}

@ObjectType('BlogRevision', { description: 'What an article once was.' })
export class BlogRevisionType {
  @Field(() => Int, { description: 'Its number.' })
  revision_id: number;

  @Field(() => Int, { description: 'The version of the article that it was.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was replaced.' })
  savedAt: Date;

  @Field(() => String, { description: 'The email address of who replaced it.' })
  savedBy: string;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its opening, as sanitised HTML.' })
  brief_paragraph: string;

  @Field(() => [BlogContentType], { description: 'Its blocks, in order.' })
  blogs_content: BlogContentType[];
}
