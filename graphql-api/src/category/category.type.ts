import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Category', {
  description: "A subject of the blog; the one named 'All' stands for every subject.",
})
export class CategoryType {
  @Field(() => Int, { description: 'Its number, as a blog post names it.' })
  category_id: number;

  @Field(() => String, { description: 'Its name.' })
  category: string;
}
