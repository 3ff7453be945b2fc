import { type MailingValues, mailedItemFields, mailingFields } from '../../../../rules/form/mailing.ts';
import { createPage } from '../../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../../platform/graphql/type.ts';
import { createInput } from '../../platform/validation/input.ts';

type MailingState = 'scheduled' | 'sending' | 'paused' | 'sent';

const MailingStateEnum = createEnum<MailingState>('MailingState', 'The state of a mailing.', {
  scheduled: 'It starts at `scheduledFor`.',
  sending: 'Its mails are sent in batches with pauses.',
  paused: 'An admin paused it, or a backup with it was restored. `continueMailing` continues it.',
  sent: 'No mail waits any more.',
});

export const MailingFailureType = createType(
  'MailingFailure',
  'A mail that the mail server rejected permanently.',
  {
    email: field.text('The email address of the subscriber.'),
    error: field.text("The mail server's error."),
  },
);
export type MailingFailureType = InstanceType<typeof MailingFailureType>;

export const MailingFailurePage = createPage(
  'MailingFailurePage',
  'A page of the failed mails of a mailing, by email address.',
  () => MailingFailureType,
);
export type MailingFailurePage = InstanceType<typeof MailingFailurePage>;

const item = {
  kind: field.text("'article' or 'project'."),
  number: field.int('The `blog_id` of the article, or the `portfolio_id` of the project.'),
};

const DraftItem = createType('DraftItem', 'An article or a project that a draft names.', item);

export const MailableItemType = createType(
  'MailableItem',
  'A published article or project, for a newsletter.',
  { ...item, title: field.text('Its title.') },
);
export type MailableItemType = InstanceType<typeof MailableItemType>;

const MailedItem = createType(
  'MailedItem',
  'An article or a project in a newsletter, as it was when the newsletter was started.',
  {
    title: field.text('Its title.'),
    path: field.text('Its path.'),
  },
);

export const MailingDraftType = createType('MailingDraft', 'The newsletter that the caller is writing.', {
  subject: field.orNull(field.text('The subject.')),
  intro: field.orNull(field.text('The introduction as plain text.')),
  items: field.list(() => DraftItem, 'The articles and projects.', 1),
  segment: field.orNull(field.text('The page on which the readers subscribed; null: all.')),
  countsClicks: field.flag('Whether its links count how often they are opened.'),
  savedAt: field.time('The time of the last save.'),
});
export type MailingDraftType = InstanceType<typeof MailingDraftType>;

export const MailingType = createType('Mailing', 'A newsletter that is sent or scheduled.', {
  mailing_id: field.uuid('Its id.'),
  title: field.text('The subject.'),
  items: field.list(() => MailedItem, 'Its articles and projects.', 1),
  segment: field.orNull(field.text('The page on which its readers subscribed; null: all.')),
  countsClicks: field.flag('Whether its links count how often they are opened.'),
  clicks: field.ints('How often the link of each item was opened.', 1),
  startedAt: field.orNull(field.time('The time of its start; null until then.')),
  scheduledFor: field.orNull(field.time('The time for which it was scheduled.')),
  startedBy: field.text('The email address of the admin who started it.'),
  state: field.oneOf(MailingStateEnum, 'Its state.'),
  recipientCount: field.int('The number of its mails: one for each reader at its start.'),
  waitingCount: field.int('The number of mails that wait.'),
  sentCount: field.int('The number of mails that the mail server accepted.'),
  unsubscribedCount: field.int('The number of recipients who unsubscribed since its start.'),
  failedCount: field.int(
    'The number of mails that the mail server rejected permanently. `retryMailing` sends them again.',
  ),
  lastError: field.orNull(
    field.text("The mail server's last error of a mail that waits; null if there is none."),
  ),
});
export type MailingType = InstanceType<typeof MailingType>;

export const MailingPage = createPage(
  'MailingPage',
  'A page of the mailings, newest first.',
  () => MailingType,
);
export type MailingPage = InstanceType<typeof MailingPage>;

export const MailingPreviewType = createType('MailingPreview', 'A newsletter before it is sent.', {
  subject: field.text('The subject of the mail.'),
  path: field.text('The signed path of the draft of the caller as HTML. It expires after a day.'),
  text: field.text('The mail as plain text.'),
  recipientCount: field.int('The number of its readers: confirmed subscribers.'),
  hasAddress: field.flag('False while the business has no postal address, without which it cannot be sent.'),
});
export type MailingPreviewType = InstanceType<typeof MailingPreviewType>;

export const FigureNewsletter = createType(
  'FigureNewsletter',
  'A text of a newsletter that spells an earlier price.',
  {
    mailing_id: field.orNull(field.uuid('The id of a scheduled newsletter; null: the one of the caller.')),
    subject: field.text('The subject.'),
    excerpt: field.text('The amount in brackets, with the words around it.'),
  },
);
export type FigureNewsletter = InstanceType<typeof FigureNewsletter>;

createInput('MailingItemInput', 'A published article or project.', mailedItemFields, {
  kind: "'article' or 'project'.",
  number: 'The `blog_id` of the article, or the `portfolio_id` of the project.',
});

export type MailingInput = MailingValues;

export const MailingInput = createInput(
  'MailingInput',
  'A newsletter. A draft may be incomplete.',
  mailingFields,
  {
    subject: 'The subject. A newsletter that is sent has one.',
    intro: 'The introduction as plain text.',
    items: 'The articles and projects, at most 4. A newsletter that is sent has at least one.',
    segment: 'Only readers who subscribed on this page; if omitted, all.',
    countsClicks:
      'Whether its links count how often they are opened, without saying by whom; if omitted, they do not.',
  },
);
