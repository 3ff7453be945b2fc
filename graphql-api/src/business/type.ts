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
    field.int(
      'Leads are deleted so many days after the last form, mail or reply of their conversation; null: an admin deletes them.',
    ),
  ),
});
export type Business = BusinessOfPages;

const FigurePlace = createType('FigurePlace', 'A text of an entry that spells an earlier price.', {
  entry: field.object(() => EntryType, 'The entry.'),
  fields: field.texts('The names of the fields with this text, such as "Hero: Paragraph".'),
  excerpt: field.text('The amount in brackets, with the words around it.'),
  inEntry: field.flag('Whether the entry has this text.'),
  inDraft: field.flag('Whether its draft has this text.'),
  revision: field.int('The `revision` of its draft; 0 if there is none.'),
});
export type FigurePlace = InstanceType<typeof FigurePlace>;

export const OutdatedFigure = createType('OutdatedFigure', 'An amount that a price had before.', {
  amount: field.int('The amount in dollars.'),
  changedAt: field.time('The time of the last change of the prices.'),
  prices: field.texts('The names of the prices that had this amount before, then of those that have it now.'),
  places: field.list(() => FigurePlace, 'The texts that spell it, such as "$2,995", in 100 entries.', 10),
  entries: field.list(() => EntryType, 'The entries with these texts.', 10),
});
export type OutdatedFigure = InstanceType<typeof OutdatedFigure>;

export const ReplacedFigure = createType('ReplacedFigure', 'The places where a token replaced an amount.', {
  inEntry: field.flag('Whether the entry changed; it has a new version then.'),
  inDraft: field.flag('Whether its draft changed.'),
});
export type ReplacedFigure = InstanceType<typeof ReplacedFigure>;
