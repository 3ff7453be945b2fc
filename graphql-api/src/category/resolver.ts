import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access, FromContent } from '../access/operations.ts';
import { listOf } from '../graphql/cost.ts';
import { listCategories } from './service.ts';

@ObjectType('Category', {
  description: "A subject of the blog; the one named 'All' means every subject.",
})
export class CategoryType {
  @Field(() => Int, { description: 'Identifies the category; `Blog.category` names it.' })
  category_id: number;

  @Field(() => String, {
    description: "Its name, such as 'Staging'; the entry 'All' means every category.",
  })
  category: string;
}

@Resolver()
export class CategoryResolver {
  @Access('public')
  @FromContent()
  @Query(() => [CategoryType], { complexity: listOf(10), description: "The blog's categories, 'All' first." })
  categories(@Ctx() context: Context): Promise<CategoryType[]> {
    return listCategories(context);
  }
}
