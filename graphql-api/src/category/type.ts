import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Category', { description: "A category of the blog. 'All' stands for all categories." })
export class CategoryType {
  @Field(() => Int, { description: 'The id of the category, which `Blog.category` refers to.' })
  category_id: number;

  @Field(() => String, { description: "The name, such as 'Home Staging'." })
  category: string;

  @Field(() => Int, { description: 'Increases with every change.' })
  version: number;
}
