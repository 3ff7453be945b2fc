import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../validation/scalars.ts';

@ObjectType({ description: 'The leads of one week.' })
export class LeadWeek {
  @Field(() => DayScalar, { description: 'The Monday it begins on, in Milton.' })
  monday: string;

  @Field(() => Int, { description: 'How many leads came in, spam left out.' })
  count: number;

  @Field(() => Int, { description: 'How many of them nobody has answered yet.' })
  unanswered: number;

  @Field(() => Int, { description: 'How many of them became a job.' })
  won: number;
}
