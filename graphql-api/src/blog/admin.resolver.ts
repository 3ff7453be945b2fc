import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { BlogInput } from './input.ts';
import { manageBlog, manageBlogs } from './manage.service.ts';
import { listRevisions, restoreRevision } from './revision.service.ts';
import { BlogPage, BlogRevisionType, type BlogState, BlogStateEnum, BlogType } from './type.ts';
import { createBlog, deleteBlog, restoreBlog, updateBlog } from './write.service.ts';

const BlogId = () => Arg('id', () => Int, { description: 'The `blog_id` of the article.' });

@Resolver()
export class BlogAdminResolver {
  @Access('admin')
  @Query(() => BlogPage, {
    description: 'The articles as an admin sees them, drafts and scheduled ones too, newest first.',
  })
  manageBlogs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1, description: 'Which page, from 1.' })
    page: number | null,
    @Arg('pageSize', () => Int, {
      nullable: true,
      defaultValue: 20,
      description: 'How many a page, at most 50.',
    })
    pageSize: number | null,
    @Arg('category', () => Int, { nullable: true, description: 'Only this category.' })
    category?: number | null,
    @Arg('state', () => BlogStateEnum, { nullable: true, description: 'Only those in this state.' })
    state?: BlogState | null,
    @Arg('search', () => String, { nullable: true, description: 'Only those with this in their title.' })
    search?: string | null,
  ): Promise<BlogPage> {
    return manageBlogs(context, { page: page ?? 1, pageSize: pageSize ?? 20, category, state, search });
  }

  @Access('admin')
  @Query(() => BlogType, {
    nullable: true,
    description: 'The article with this number in whatever state; null when there is none.',
  })
  manageBlog(@Ctx() context: Context, @BlogId() id: number): Promise<BlogType | null> {
    return manageBlog(context, id);
  }

  @Access('admin')
  @Query(() => [BlogRevisionType], {
    description: 'Earlier revisions of an article, the latest first, at most 100.',
  })
  blogRevisions(@Ctx() context: Context, @BlogId() id: number): Promise<BlogRevisionType[]> {
    return listRevisions(context, id);
  }

  @Access('admin')
  @Mutation(() => BlogType, {
    description: 'Stores a new article; it is public at once unless it says otherwise.',
  })
  createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The article.' }) input: BlogInput,
  ): Promise<BlogType> {
    return createBlog(context, input);
  }

  @Access('admin')
  @Mutation(() => BlogType, {
    description: 'Replaces an article; its old address redirects to the new one.',
  })
  updateBlog(
    @Ctx() context: Context,
    @BlogId() id: number,
    @Arg('input', () => BlogInput, { description: 'The article, whole.' }) input: BlogInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that the editor began with; BAD_USER_INPUT where there is a newer one. Optional: without it the last write wins.',
    })
    version?: number | null,
  ): Promise<BlogType> {
    return updateBlog(context, id, input, version);
  }

  @Access('admin')
  @Mutation(() => Boolean, {
    description:
      'Deletes an article, which can be restored for thirty days. Always true; NOT_FOUND where there is none.',
  })
  deleteBlog(@Ctx() context: Context, @BlogId() id: number): Promise<boolean> {
    return deleteBlog(context, id);
  }

  @Access('admin')
  @Mutation(() => BlogType, { description: 'Restores a deleted article as it was.' })
  restoreBlog(@Ctx() context: Context, @BlogId() id: number): Promise<BlogType> {
    return restoreBlog(context, id);
  }

  @Access('admin')
  @Mutation(() => BlogType, {
    description: 'Restores an earlier revision of an article; the current text becomes a revision.',
  })
  restoreBlogRevision(
    @Ctx() context: Context,
    @BlogId() id: number,
    @Arg('revision_id', () => Int, { description: 'The `revision_id` of one of its revisions.' })
    revision_id: number,
  ): Promise<BlogType> {
    return restoreRevision(context, id, revision_id);
  }
}
