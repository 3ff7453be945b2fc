import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

@ObjectType('Category', { description: "A category of the blog. 'All' stands for all categories." })
export class CategoryType {
  @Field(() => Int, { description: 'The id of the category, which `Blog.category` refers to.' })
  category_id: number;

  @Field(() => String, { description: "The name, such as 'Home Staging'." })
  category: string;

  @Field(() => Int, { description: 'Increases with every change. `updateCategory` requires it.' })
  version: number;
}

@InputType({ description: 'A category of the blog.' })
export class CategoryInput {
  @Rule({ label: 'Name', description: 'The name. No other category may have it.', maxLength: 60 })
  category: string;
}

@ObjectType({ description: 'The result of `deleteCategory`.' })
export class DeletedCategory {
  @Field(() => Int, { description: 'The id of the deleted category.' })
  category_id: number;
}
