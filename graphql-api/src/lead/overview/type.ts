import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The number of leads of a week, without spam.' })
export class LeadWeek {
  @Field(() => GraphQLLocalDate, { description: "The Monday of the week, in the business's time zone." })
  monday: string;

  @Field(() => Int, { description: 'The number of leads.' })
  count: number;

  @Field(() => Int, {
    description: 'The number of leads that wait for an answer, without newsletter subscriptions.',
  })
  unanswered: number;

  @Field(() => Int, { description: 'The number of leads in the state WON.' })
  won: number;
}

@ObjectType({ description: 'The number of leads of a form or source, without spam.' })
export class LeadGroup {
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the form; or the campaign source, or else the referring site, which are null if both are unknown.',
  })
  name: string | null;

  @Field(() => Int, { description: 'The number of leads.' })
  count: number;

  @Field(() => Int, {
    description: 'The number of leads that wait for an answer, without newsletter subscriptions.',
  })
  unanswered: number;

  @Field(() => Int, { description: 'The number of leads in the state WON.' })
  won: number;
}

@ObjectType({ description: 'The leads of some weeks in numbers, without spam and outdated versions.' })
export class LeadOverview {
  @Field(() => Int, { description: 'The number of leads.' })
  count: number;

  @Field(() => Int, { description: 'The number of leads in other states than NEW.' })
  answered: number;

  @Field(() => Int, { description: 'The number of leads in the state WON.' })
  won: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The median time to the first answer, in minutes; null if no lead was answered.',
  })
  medianAnswerMinutes: number | null;

  @Field(() => [LeadWeek], { description: 'The weeks, the current week first.' })
  weeks: LeadWeek[];

  @Field(() => [LeadGroup], { description: 'The forms with leads, the most frequent first.' })
  forms: LeadGroup[];

  @Field(() => [LeadGroup], { description: 'The ten most frequent sources, the most frequent first.' })
  sources: LeadGroup[];
}

@ObjectType({ description: 'The number of conversations in each list of the inbox.' })
export class LeadsToDo {
  @Field(() => Int, { description: 'The number in NEW.' })
  unanswered: number;

  @Field(() => Int, { description: 'The number in WAITING.' })
  waiting: number;

  @Field(() => Int, { description: 'The number in FOLLOW_UP.' })
  scheduled: number;

  @Field(() => Int, { description: 'The number to follow up by today.' })
  followUps: number;

  @Field(() => Int, { description: 'The number in DONE.' })
  done: number;

  @Field(() => Int, { description: 'The number of leads in SPAM.' })
  spam: number;
}
