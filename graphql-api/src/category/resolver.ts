import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { listCategories } from './service.ts';
import { CategoryInput, CategoryType, DeletedCategory } from './type.ts';
import { createCategory, deleteCategory, updateCategory } from './write.service.ts';

const CategoryId = () => Arg('id', () => Int, { description: 'The `category_id` of the category.' });

@Resolver()
export class CategoryResolver {
  @Access('public')
  @FromContent()
  @Query(() => [CategoryType], {
    complexity: listOf(10),
    description: "Returns all categories of the blog, 'All' first.",
  })
  categories(@Ctx() context: Context): Promise<CategoryType[]> {
    return listCategories(context);
  }

  @Access('admin')
  @Mutation(() => CategoryType, { description: 'Creates a category.' })
  createCategory(
    @Ctx() context: Context,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) { category }: CategoryInput,
  ): Promise<CategoryType> {
    return createCategory(context, category);
  }

  @Access('admin')
  @Mutation(() => CategoryType, { description: "Renames a category. 'All' cannot be renamed." })
  updateCategory(
    @Ctx() context: Context,
    @CategoryId() id: number,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) { category }: CategoryInput,
    @VersionArg('category') version: number,
  ): Promise<CategoryType> {
    return updateCategory(context, id, category, version);
  }

  @Access('admin')
  @Mutation(() => DeletedCategory, {
    description: 'Deletes a category permanently. BAD_USER_INPUT if articles, deleted ones included, use it.',
  })
  async deleteCategory(@Ctx() context: Context, @CategoryId() id: number): Promise<DeletedCategory> {
    await deleteCategory(context, id);
    return { category_id: id };
  }
}
