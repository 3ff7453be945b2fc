import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { listCategories } from './service.ts';
import { CategoryType } from './type.ts';

@Resolver()
export class CategoryResolver {
  @FromContent()
  @Query(() => [CategoryType], {
    complexity: listOf(10),
    description: "Returns all categories of the blog, 'All' first.",
  })
  categories(@Ctx() context: Context): Promise<CategoryType[]> {
    return listCategories(context);
  }
}
