import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of leads of a week, without spam.' })
export class LeadWeek {
  @Field(() => GraphQLLocalDate, { description: "The Monday of the week, in the business's time zone." })
  monday: string;

  @Field(() => Int, { description: 'The number of leads.' })
  count: number;

  @Field(() => Int, { description: 'The number of leads in the state NEW.' })
  unanswered: number;

  @Field(() => Int, { description: 'The number of leads in the state WON.' })
  won: number;
}
