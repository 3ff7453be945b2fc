import * as v from 'valibot';
import { shownAs, withTokens } from '../field/descriptor.ts';
import type { ValuesOf } from '../field/field.ts';
import { list } from '../field/list.ts';
import { flag } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { choice, text } from '../field/text.ts';
import { article } from './article.ts';
import { entry } from './entry.ts';
import { project } from './project.ts';

/** The kinds whose entries a newsletter can contain, by their names. */
export const mailable = { article, project };
export type MailableKind = keyof typeof mailable;
export const mailableKinds = Object.keys(mailable) as MailableKind[];

/** The number of articles and projects in a newsletter. */
const MAX_MAILED_ITEMS = 4;

/** An article or a project by its kind and number, such as `article/12`. */
const mailedEntry = shownAs(
  v.pipe(
    text('Article or project', 40),
    v.regex(new RegExp(`^(${mailableKinds.join('|')})/\\d{1,9}$`), 'Choose an article or a project.'),
  ),
  { as: 'mailable' },
);

export const newsletterFields = {
  subject: withTokens(text('Subject', 200)),
  intro: withTokens(optional(text('Introduction', 10_000, { multiline: true, trim: false }))),
  items: shownAs(
    v.pipe(
      list('Articles and projects', { entry: mailedEntry }, MAX_MAILED_ITEMS),
      v.minLength(1, 'Choose at least one article or project.'),
    ),
    { itemName: 'item' },
  ),
  segment: shownAs(optional(choice('Readers', ['owners', 'realtors', 'builders'])), {
    names: ['Home owners', 'Realtors', 'Builders'],
    none: 'All subscribers',
    hint: 'Their occupation is the one that they gave in a quote request.',
  }),
  countsClicks: shownAs(optional(flag('Count clicks')), {
    hint: 'Links go through this site, which counts how often each is opened and remembers who opened one, so that the newsletter can be sent again to the others. Opens of the email are not tracked.',
  }),
};

export type NewsletterValues = ValuesOf<typeof newsletterFields>;

/** A newsletter. Publishing queues a mail to each of its readers. */
export const newsletter = entry('newsletter', {
  label: ['Newsletter', 'Newsletters'],
  access: 'newsletters',
  asksForCode: true,
  keeps: ['schedule'],
  isFinal: true,
  fields: newsletterFields,
  title: 'subject',
  columns: ['segment'],
});
