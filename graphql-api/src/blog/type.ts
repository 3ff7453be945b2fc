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

/** The text of an article, which its revisions have too. */
@ObjectType()
export class BlogTextType extends ArticleText {
  @Field(() => [BlogContentType], {
    complexity: listOf(5),
    description: 'The blocks, in the order of the page.',
  })
  blogs_content: BlogContentType[];
}

@ObjectType('Blog', { description: 'An article of the blog.' })
export class BlogType extends BlogTextType {
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

/** An article without its blocks, which a field resolver loads. The texts of readers have the facts, those of the owner the tokens. */
export type ListedBlog = Omit<BlogType, 'blogs_content'> & { hasTokens?: true };

@ObjectType({ description: 'A page of the list of articles.' })
export class BlogPage extends NumberedPageOf<ListedBlog>(() => BlogType, 'articles') {}

@ObjectType('BlogRevision', { description: 'The text of an article before a change.' })
export class BlogRevisionType extends BlogTextType {
  @Field(() => Int, { description: 'The id of the revision. Newer revisions have higher ids.' })
  revision_id: number;

  @Field(() => Int, { description: 'The version of the article that had this text.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which a newer version replaced it.' })
  savedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the admin who saved the newer version.',
  })
  savedBy?: string | null | undefined;
}

@ObjectType({ description: 'The result of `deleteBlog`.' })
export class DeletedBlog {
  @Field(() => Int, { description: 'The id of the deleted article, for `restoreBlog`.' })
  blog_id: number;
}
