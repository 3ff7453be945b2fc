import { Field, Int, ObjectType } from 'type-graphql';
import { listOf } from '../graphql/cost.ts';
import { createEnum } from '../graphql/enum.ts';
import { DateTimeScalar } from '../validation/scalars.ts';

export type BlogState = 'PUBLISHED' | 'SCHEDULED' | 'DRAFT' | 'DELETED';

export const BlogStateEnum = createEnum<BlogState>({
  name: 'BlogState',
  description: 'The state of an article.',
  values: {
    PUBLISHED: 'Everybody sees it.',
    SCHEDULED: 'Everybody will see it from `publishAt` on.',
    DRAFT: 'Only admins see it.',
    DELETED: 'Deleted; it can be restored for thirty days.',
  },
});

@ObjectType('BlogContent', { description: 'One block of an article.' })
export class BlogContentType {
  @Field(() => String, { description: 'Its heading.' })
  heading: string;

  @Field(() => String, { description: 'Its paragraph: plain text, or HTML where it begins with a tag.' })
  paragraph: string;
}

@ObjectType('Blog', { description: 'An article of the blog.' })
export class BlogType {
  @Field(() => Int, { description: 'Identifies the article, also after its slug has changed.' })
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

  @Field(() => String, { description: 'The date it shows, in words.' })
  published_date: string;

  @Field(() => Int, { description: 'The `category_id` of its category.' })
  category: number;

  @Field(() => String, { description: 'Title for search engines; empty: its own title.' })
  metaTitle: string;

  @Field(() => String, { description: 'Description for search engines.' })
  metaDescription: string;

  @Field(() => String, { description: 'Canonical address; empty: its own.' })
  canonicalLink: string;

  @Field(() => [BlogContentType], { complexity: listOf(5), description: 'Its blocks, in order.' })
  blogs_content: BlogContentType[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on everybody sees it; null while it is a draft.',
  })
  publishAt?: Date | null | undefined;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Raised by every change; an editor sends back the one it began with.' })
  version: number;
}

/** An article as a list reads it: its blocks are loaded where they are asked for. */
export type ListedBlog = Omit<BlogType, 'blogs_content'>;

@ObjectType({ description: 'One page of the blog.' })
export class BlogPage {
  @Field(() => [BlogType], { complexity: listOf(1), description: 'The articles, newest first.' })
  items: ListedBlog[];

  @Field(() => Int, { description: 'How many articles there are in all.' })
  totalCount: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'How many pages there are.' })
  pageCount: number;
}

@ObjectType('BlogRevision', { description: 'The text of an article before a change.' })
export class BlogRevisionType {
  @Field(() => Int, { description: 'Identifies the revision; later ones have higher numbers.' })
  revision_id: number;

  @Field(() => Int, { description: 'The version of the article that it was.' })
  version: number;

  @Field(() => DateTimeScalar, { description: 'When it was replaced.' })
  savedAt: Date;

  @Field(() => String, { description: 'The email address of who replaced it.' })
  savedBy: string;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its opening, as sanitised HTML.' })
  brief_paragraph: string;

  @Field(() => [BlogContentType], { complexity: listOf(5), description: 'Its blocks, in order.' })
  blogs_content: BlogContentType[];
}
