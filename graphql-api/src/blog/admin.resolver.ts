import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { removeEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { BlogInput } from './input.ts';
import { articleKind } from './kind.ts';
import { BlogType, DeletedBlog } from './type.ts';
import { createBlog, updateBlog } from './write.service.ts';

const BlogId = () => Arg('id', () => Int, { description: 'The `blog_id` of the article.' });

@Access('admin')
@Resolver()
export class BlogAdminResolver {
  @Mutation(() => BlogType, { description: 'Creates an article.' })
  createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The article.' }) input: BlogInput,
  ): Promise<BlogType> {
    return createBlog(context, input);
  }

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

  @Mutation(() => DeletedBlog, {
    description: 'Deletes an article. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteBlog(@Ctx() context: Context, @BlogId() id: number): Promise<DeletedBlog> {
    await removeEntry(context, articleKind, id);
    return { blog_id: id };
  }
}
