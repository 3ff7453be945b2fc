import { PictureType } from '../../picture/type.ts';
import { createPage } from '../../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../../platform/graphql/type.ts';

type MailingState = 'sending' | 'paused' | 'sent';

const MailingStateEnum = createEnum<MailingState>('MailingState', 'The state of a mailing.', {
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

export const MailableItemType = createType(
  'MailableItem',
  'A published article or project, for a newsletter.',
  {
    entry: field.text('Its kind and number, such as `article/12`.'),
    title: field.text('Its title.'),
    picture: field.orNull(field.object(() => PictureType, 'Its picture; null if it has none.')),
  },
);
export type MailableItemType = InstanceType<typeof MailableItemType>;

export const MailableItemPage = createPage(
  'MailableItemPage',
  'A page of the published articles or projects, for a newsletter.',
  () => MailableItemType,
);
export type MailableItemPage = InstanceType<typeof MailableItemPage>;

const MailedItem = createType(
  'MailedItem',
  'An article or a project in a newsletter, as it was when the newsletter was started.',
  {
    title: field.text('Its title.'),
    path: field.text('Its path.'),
  },
);

export const MailingType = createType('Mailing', 'The mails of a newsletter.', {
  mailing_id: field.uuid('Its id.'),
  number: field.int('The number of its newsletter.'),
  title: field.text('The subject.'),
  items: field.list(() => MailedItem, 'Its articles and projects.', 1),
  segment: field.orNull(field.text('The segment of its readers; null: all.')),
  countsClicks: field.flag('Whether its links count how often they are opened.'),
  clicks: field.ints('How often the link of each item was opened.', 1),
  round: field.int('1: its publication. 2: sent again to the readers who had opened no link.'),
  startedAt: field.time('The time of its start.'),
  startedBy: field.orNull(field.text('The email address of the admin who started it.')),
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

export const MailingFigures = createType(
  'MailingFigures',
  'The readers of a newsletter, in all its mailings.',
  {
    number: field.int('The number of the newsletter.'),
    readerCount: field.int('The number of readers whose mail the mail server accepted.'),
    clickedCount: field.orNull(
      field.int('The number of readers who opened a link; null if it counts no clicks.'),
    ),
  },
);
export type MailingFigures = InstanceType<typeof MailingFigures>;

const SegmentReaders = createType('SegmentReaders', 'The readers of a segment, as of now.', {
  segment: field.orNull(field.text('The segment; null: all subscribers.')),
  count: field.int('The number of its confirmed subscribers.'),
});

export const MailingReadersType = createType('MailingReaders', 'Whom a newsletter would reach now.', {
  segments: field.list(() => SegmentReaders, 'The readers by segment.', 4),
  hasAddress: field.flag('False while the business has no postal address, without which it cannot be sent.'),
});
export type MailingReadersType = InstanceType<typeof MailingReadersType>;

export const MailingPreviewType = createType('MailingPreview', 'A newsletter before it is sent.', {
  subject: field.text('The subject of the mail.'),
  path: field.text('The signed path of the stored draft as HTML. It expires after a day.'),
  text: field.text('The mail as plain text.'),
});
export type MailingPreviewType = InstanceType<typeof MailingPreviewType>;
