import { Field, Int, ObjectType } from 'type-graphql';
import type { Business as BusinessOfPages } from '../../../rules/seam.ts';
import { type Weekday, weekdays } from '../../../rules/weekdays.ts';
import { EntryType } from '../entry/type.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { createEnum } from '../platform/graphql/enum.ts';

const DayOfWeek = createEnum({
  name: 'DayOfWeek',
  description: 'A day of the week.',
  values: Object.fromEntries(weekdays.map((day) => [day, `${day}.`])),
});

@ObjectType({ description: 'A page of the business on a social network.' })
export class SocialLink {
  @Field(() => String, { description: 'The name of the network.' })
  label: string;

  @Field(() => String, { description: 'The URL of the page.' })
  url: string;
}

@ObjectType({ description: 'The opening hours of one or several days.' })
export class OpeningHours {
  @Field(() => DayOfWeek, { description: 'The first day.' })
  from: Weekday;

  @Field(() => DayOfWeek, { description: 'The last day; equal to `from` for a single day.' })
  to: Weekday;

  @Field(() => String, { description: 'The time of opening, such as `09:00`.' })
  opens: string;

  @Field(() => String, { description: 'The time of closing, such as `17:00`.' })
  closes: string;
}

@ObjectType({ description: 'The business that owns this site.' })
export class Business implements BusinessOfPages {
  @Field(() => String, { description: 'The name of the business, as headers and mails show it.' })
  name: string;

  @Field(() => String, { description: 'The email address of the business.' })
  email: string;

  @Field(() => String, { description: 'The phone number of the business, formatted for display.' })
  phone: string;

  @Field(() => String, { description: 'The postal address, which every mail contains.' })
  address: string;

  @Field(() => String, { description: 'The town, province and country of the business.' })
  location: string;

  @Field(() => String, { description: "The site's URL, without a slash at its end." })
  siteUrl: string;

  @Field(() => [SocialLink], {
    description: 'The pages of the business on social networks, in display order.',
  })
  socialLinks: SocialLink[];

  @Field(() => [OpeningHours], { description: 'The opening hours; empty if the site does not state them.' })
  openingHours: OpeningHours[];

  @Field(() => [String], { description: 'The places that the business serves.' })
  serviceArea: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The age in days at which leads are deleted; null: an admin deletes them.',
  })
  leadRetentionDays: number | null;
}

@ObjectType({ description: 'An amount that is not on the price list any more, and that texts still spell.' })
export class OutdatedFigure {
  @Field(() => Int, { description: 'The amount in dollars.' })
  amount: number;

  @Field(() => [EntryType], {
    complexity: listOf(10),
    description: 'The entries with a text such as "$2,995", at most 100.',
  })
  entries: EntryType[];
}
