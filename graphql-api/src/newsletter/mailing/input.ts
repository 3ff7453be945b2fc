import type { ValuesOf } from '../../../../rules/field/field.ts';
import { list } from '../../../../rules/field/list.ts';
import { flag, integer } from '../../../../rules/field/number.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { choice, text } from '../../../../rules/field/text.ts';
import { createInput } from '../../platform/validation/input.ts';

const itemKinds = ['article', 'project'] as const;
const MAX_ITEMS = 4;

const itemFields = { kind: choice('Kind', itemKinds), number: integer('Number', { min: 1 }) };

export const MailingItemInput = createInput(
  'MailingItemInput',
  'A published article or project.',
  itemFields,
  {
    kind: "'article' or 'project'.",
    number: 'The `blog_id` of the article, or the `portfolio_id` of the project.',
  },
);

const fields = {
  subject: optional(text('Subject', 200)),
  intro: optional(text('Introduction', 10_000, { multiline: true, trim: false })),
  items: optional(list('Articles and projects', itemFields, MAX_ITEMS)),
  segment: optional(text('Segment', 200)),
  countsClicks: optional(flag('Clicks')),
};

export type MailingInput = ValuesOf<typeof fields>;

export const MailingInput = createInput('MailingInput', 'A newsletter. A draft may be incomplete.', fields, {
  subject: 'The subject. A newsletter that is sent has one.',
  intro: 'The introduction as plain text.',
  items: 'The articles and projects, at most 4. A newsletter that is sent has at least one.',
  segment: 'Only readers who subscribed on this page; if omitted, all.',
  countsClicks:
    'Whether its links count how often they are opened, without saying by whom; if omitted, they do not.',
});
