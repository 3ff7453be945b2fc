import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { listDeleted } from '../entry/service.ts';
import { removeEntry, restoreEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { PageArg, PageSizeArg } from '../platform/graphql/numbered-page.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { BlogInput } from './input.ts';
import { articleKind, blogOf } from './kind.ts';
import { listRevisions, MAX_PAGE_SIZE, manageBlog, manageBlogs } from './service.ts';
import { BlogPage, BlogRevisionType, type BlogState, BlogStateEnum, BlogType, DeletedBlog } from './type.ts';
import { createBlog, updateBlog } from './write.service.ts';

const BlogId = () => Arg('id', () => Int, { description: 'The `blog_id` of the article.' });

@Resolver()
export class BlogAdminResolver {
  @Access('admin')
  @Query(() => BlogPage, {
    description: 'Returns a page of all articles that are not deleted, drafts included, newest first.',
  })
  manageBlogs(
    @Ctx() context: Context,
    @PageArg() page: number | null,
    @PageSizeArg(20, 'articles', MAX_PAGE_SIZE) pageSize: number | null,
    @Arg('category', () => Int, {
      nullable: true,
      description: 'Returns only articles of the category with this `category_id`.',
    })
    category?: number | null,
    @Arg('state', () => BlogStateEnum, {
      nullable: true,
      description: 'Returns only articles in this state.',
    })
    state?: BlogState | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Returns only articles whose title or slug contains each of these words.',
    })
    search?: string | null,
  ): Promise<BlogPage> {
    return manageBlogs(context, { page: page ?? 1, pageSize: pageSize ?? 20, category, state, search });
  }

  @Access('admin')
  @Query(() => BlogType, {
    nullable: true,
    description: 'Returns an article in any state; null if there is none or it is deleted.',
  })
  manageBlog(@Ctx() context: Context, @BlogId() id: number): Promise<BlogType | null> {
    return manageBlog(context, id);
  }

  @Access('admin')
  @Query(() => [BlogType], {
    complexity: listOf(10),
    description: 'Returns the deleted articles that can be restored, the latest deletion first, at most 100.',
  })
  async deletedBlogs(@Ctx() context: Context): Promise<BlogType[]> {
    return (await listDeleted(context, articleKind)).map(blogOf);
  }

  @Access('admin')
  @Query(() => [BlogRevisionType], {
    description: 'Returns the revisions of an article, the latest first, at most 100.',
  })
  blogRevisions(@Ctx() context: Context, @BlogId() id: number): Promise<BlogRevisionType[]> {
    return listRevisions(context, id);
  }

  @Access('admin')
  @Mutation(() => BlogType, { description: 'Creates an article.' })
  createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The article.' }) input: BlogInput,
  ): Promise<BlogType> {
    return createBlog(context, input);
  }

  @Access('admin')
  @Mutation(() => BlogType, {
    description:
      'Replaces the text of an article. If the slug changes, the old URL redirects to the new one.',
  })
  updateBlog(
    @Ctx() context: Context,
    @BlogId() id: number,
    @Arg('input', () => BlogInput, { description: 'The whole article.' }) input: BlogInput,
    @VersionArg('article') version: number,
  ): Promise<BlogType> {
    return updateBlog(context, id, input, version);
  }

  @Access('admin')
  @Mutation(() => DeletedBlog, {
    description: 'Deletes an article. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteBlog(@Ctx() context: Context, @BlogId() id: number): Promise<DeletedBlog> {
    await removeEntry(context, articleKind, id);
    return { blog_id: id };
  }

  @Access('admin')
  @Mutation(() => BlogType, {
    description:
      'Restores a deleted article. NOT_FOUND if there is none, BAD_USER_INPUT if its slug is taken.',
  })
  async restoreBlog(@Ctx() context: Context, @BlogId() id: number): Promise<BlogType> {
    return blogOf(await restoreEntry(context, articleKind, id));
  }
}
