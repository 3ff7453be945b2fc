import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { listCategories } from './category.service.ts';
import { CategoryType } from './category.type.ts';

@Resolver()
export class CategoryResolver {
  @Access('public')
  @Query(() => [CategoryType], { description: "The blog's categories, 'All' first." })
  categories(@Ctx() context: Context): Promise<CategoryType[]> {
    return listCategories(context);
  }
}
