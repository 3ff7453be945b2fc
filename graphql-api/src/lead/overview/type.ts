import { createType, field } from '../../platform/graphql/type.ts';

const LeadWeek = createType('LeadWeek', 'The number of leads of a week, without spam.', {
  monday: field.day("The Monday of the week, in the business's time zone."),
  count: field.int('The number of leads.'),
  unanswered: field.int('The number of leads that wait for an answer.'),
  won: field.int('The number of leads in the state WON.'),
});

export const LeadGroup = createType('LeadGroup', 'The number of leads of a form or source, without spam.', {
  name: field.orNull(
    field.text(
      'The name of the form; or the campaign source, or else the referring site, which are null if both are unknown.',
    ),
  ),
  count: field.int('The number of leads.'),
  unanswered: field.int('The number of leads that wait for an answer.'),
  won: field.int('The number of leads in the state WON.'),
});
export type LeadGroup = InstanceType<typeof LeadGroup>;

export const LeadOverview = createType(
  'LeadOverview',
  'The leads of some weeks in numbers, without spam, newsletter subscriptions and outdated versions.',
  {
    count: field.int('The number of leads.'),
    answered: field.int('The number of leads in other states than NEW.'),
    won: field.int('The number of leads in the state WON.'),
    medianAnswerMinutes: field.orNull(
      field.int(
        'The median time to the first answer of a lead, and to the answer of each message, in minutes; null if none was answered.',
      ),
    ),
    weeks: field.list(() => LeadWeek, 'The weeks, the current week first.'),
    forms: field.list(() => LeadGroup, 'The forms with leads, the most frequent first.'),
    sources: field.list(() => LeadGroup, 'The ten most frequent sources, the most frequent first.'),
  },
);
export type LeadOverview = InstanceType<typeof LeadOverview>;

export const LeadsToDo = createType('LeadsToDo', 'The number of conversations in each list of the inbox.', {
  unanswered: field.int('The number in NEW.'),
  waiting: field.int('The number in WAITING.'),
  scheduled: field.int('The number in FOLLOW_UP.'),
  followUps: field.int('The number to follow up by today.'),
  done: field.int('The number in DONE.'),
  spam: field.int('The number of leads in SPAM.'),
});
export type LeadsToDo = InstanceType<typeof LeadsToDo>;
