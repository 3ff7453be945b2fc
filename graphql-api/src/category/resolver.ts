import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { Size } from '../graphql/cost.ts';
import { listCategories } from './service.ts';

@ObjectType('Category', {
  description: "A subject of the blog; the one named 'All' stands for every subject.",
})
class CategoryType {
  @Field(() => Int, { description: 'Its number, as a blog post names it.' })
  category_id: number;

  @Field(() => String, { description: 'Its name.' })
  category: string;
}

@Resolver()
export class CategoryResolver {
  @Access('public')
  @Size(10)
  @Query(() => [CategoryType], { description: "The blog's categories, 'All' first." })
  categories(@Ctx() context: Context): Promise<CategoryType[]> {
    return listCategories(context);
  }
}
