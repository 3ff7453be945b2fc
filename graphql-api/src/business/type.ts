import type { Business as BusinessOfPages } from '../../../rules/server-bundle.ts';
import { type Weekday, weekdays } from '../../../rules/weekdays.ts';
import { EntryType } from '../entry/type.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';

const DayOfWeek = createEnum<Weekday>(
  'DayOfWeek',
  'A day of the week.',
  Object.fromEntries(weekdays.map((day) => [day, `${day}.`])) as Record<Weekday, string>,
);

const SocialLink = createType('SocialLink', 'A page of the business on a social network.', {
  label: field.text('The name of the network.'),
  url: field.text('The URL of the page.'),
});

const OpeningHours = createType('OpeningHours', 'The opening hours of one or several days.', {
  from: field.oneOf(DayOfWeek, 'The first day.'),
  to: field.oneOf(DayOfWeek, 'The last day; equal to `from` for a single day.'),
  opens: field.text('The time of opening, such as `09:00`.'),
  closes: field.text('The time of closing, such as `17:00`.'),
});

export const Business = createType('Business', 'The business that owns this site.', {
  name: field.text('The name of the business, as headers and mails show it.'),
  email: field.text('The email address of the business.'),
  phone: field.text('The phone number of the business, formatted for display.'),
  address: field.text('The postal address, which every mail contains.'),
  location: field.text('The town, province and country of the business.'),
  siteUrl: field.text("The site's URL, without a slash at its end."),
  socialLinks: field.list(
    () => SocialLink,
    'The pages of the business on social networks, in display order.',
  ),
  openingHours: field.list(() => OpeningHours, 'The opening hours; empty if the site does not state them.'),
  serviceArea: field.texts('The places that the business serves.'),
  leadRetentionDays: field.orNull(
    field.int('The age in days at which leads are deleted; null: an admin deletes them.'),
  ),
});
export type Business = BusinessOfPages;

export const OutdatedFigure = createType(
  'OutdatedFigure',
  'An amount that is not on the price list any more, and that texts still spell.',
  {
    amount: field.int('The amount in dollars.'),
    entries: field.list(() => EntryType, 'The entries with a text such as "$2,995", at most 100.', 10),
  },
);
export type OutdatedFigure = InstanceType<typeof OutdatedFigure>;
