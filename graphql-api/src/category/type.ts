import { createType, field } from '../platform/graphql/type.ts';

export const CategoryType = createType(
  'Category',
  "A category of the blog. 'All' stands for all categories.",
  {
    category_id: field.int('The id of the category, which `Blog.category` refers to.'),
    category: field.text("The name, such as 'Home Staging'."),
    version: field.int('Increases with every change.'),
  },
);
export type CategoryType = InstanceType<typeof CategoryType>;
