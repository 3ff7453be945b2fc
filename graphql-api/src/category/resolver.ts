import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createEntry, removeEntry, updateEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { categoryKind, categoryOf, listCategories } from './service.ts';
import { CategoryInput, CategoryType, DeletedCategory } from './type.ts';

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
  async createCategory(
    @Ctx() context: Context,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
  ): Promise<CategoryType> {
    return categoryOf(await createEntry(context, categoryKind, input));
  }

  @Access('admin')
  @Mutation(() => CategoryType, { description: "Renames a category. 'All' cannot be renamed." })
  async updateCategory(
    @Ctx() context: Context,
    @CategoryId() id: number,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
    @VersionArg('category') version: number,
  ): Promise<CategoryType> {
    return categoryOf(await updateEntry(context, categoryKind, id, input, version));
  }

  @Access('admin')
  @Mutation(() => DeletedCategory, {
    description:
      'Deletes a category. It can be restored for thirty days. BAD_USER_INPUT if articles, deleted ones included, use it.',
  })
  async deleteCategory(@Ctx() context: Context, @CategoryId() id: number): Promise<DeletedCategory> {
    await removeEntry(context, categoryKind, id);
    return { category_id: id };
  }
}
