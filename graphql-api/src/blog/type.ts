import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { listOf } from '../platform/graphql/cost.ts';
import { createEnum } from '../platform/graphql/enum.ts';
import { NumberedPageOf } from '../platform/graphql/numbered-page.ts';
import { ArticleText } from './input.ts';

export type BlogState = 'PUBLISHED' | 'SCHEDULED' | 'DRAFT';

export const BlogStateEnum = createEnum<BlogState>({
  name: 'BlogState',
  description: 'The state of an article.',
  values: {
    PUBLISHED: 'Visible to everyone.',
    SCHEDULED: 'Visible to admins; visible to everyone from `publishAt`.',
    DRAFT: 'Visible to admins.',
  },
});

@ObjectType('BlogContent', { description: 'A block of an article.' })
export class BlogContentType {
  @Field(() => String, { description: 'The heading of the block.' })
  heading: string;

  @Field(() => String, {
    description: 'The text of the block: HTML if it begins with a tag, otherwise plain text.',
  })
  paragraph: string;
}

@ObjectType('Blog', { description: 'An article of the blog.' })
export class BlogType extends ArticleText {
  @Field(() => [BlogContentType], {
    complexity: listOf(5),
    description: 'The blocks, in the order of the page.',
  })
  blogs_content: BlogContentType[];

  @Field(() => Int, { description: 'The id of the article. It never changes.' })
  blog_id: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of publication, which may be in the future; null for a draft.',
  })
  publishAt?: Date | null | undefined;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Increases with every change. `updateBlog` requires it.' })
  version: number;
}

/** An article without its blocks, which a field resolver loads. */
export type ListedBlog = Omit<BlogType, 'blogs_content'>;

@ObjectType({ description: 'A page of the list of articles.' })
export class BlogPage extends NumberedPageOf<ListedBlog>(() => BlogType, 'articles') {}

@ObjectType({ description: 'The result of `deleteBlog`.' })
export class DeletedBlog {
  @Field(() => Int, { description: 'The id of the deleted article, for `restoreEntry`.' })
  blog_id: number;
}
