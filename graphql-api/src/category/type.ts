import { Field, Int, ObjectType } from 'type-graphql';
import { categoryFields } from '../../../rules/entry/category.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { createInput } from '../platform/validation/input.ts';

@ObjectType('Category', { description: "A category of the blog. 'All' stands for all categories." })
export class CategoryType {
  @Field(() => Int, { description: 'The id of the category, which `Blog.category` refers to.' })
  category_id: number;

  @Field(() => String, { description: "The name, such as 'Home Staging'." })
  category: string;

  @Field(() => Int, { description: 'Increases with every change. `updateCategory` requires it.' })
  version: number;
}

export type CategoryInput = ValuesOf<typeof categoryFields>;

export const CategoryInput = createInput('CategoryInput', {
  description: 'A category of the blog.',
  fields: categoryFields,
  descriptions: { category: 'The name. No other category may have it.' },
});

@ObjectType({ description: 'The result of `deleteCategory`.' })
export class DeletedCategory {
  @Field(() => Int, { description: 'The id of the deleted category.' })
  category_id: number;
}
