import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { listOf } from '../../platform/graphql/cost.ts';
import { createEnum } from '../../platform/graphql/enum.ts';
import { NumberedPageOf } from '../../platform/graphql/numbered-page.ts';

type MailingState = 'scheduled' | 'sending' | 'paused' | 'sent';

const MailingStateEnum = createEnum<MailingState>({
  name: 'MailingState',
  description: 'The state of a mailing.',
  values: {
    scheduled: 'It starts at `scheduledFor`.',
    sending: 'Its mails are sent in batches with pauses.',
    paused: 'An admin paused it, or a backup with it was restored. `continueMailing` continues it.',
    sent: 'No mail waits any more.',
  },
});

@ObjectType('MailingFailure', { description: 'A mail that the mail server rejected permanently.' })
export class MailingFailureType {
  @Field(() => String, { description: 'The email address of the subscriber.' })
  email: string;

  @Field(() => String, { description: "The mail server's error." })
  error: string;
}

@ObjectType({ description: 'A page of the failed mails of a mailing, by email address.' })
export class MailingFailurePage extends NumberedPageOf(() => MailingFailureType) {}

@ObjectType({ description: 'An article or a project that a draft names.' })
class DraftItem {
  @Field(() => String, { description: "'article' or 'project'." })
  kind: string;

  @Field(() => Int, { description: 'The `blog_id` of the article, or the `portfolio_id` of the project.' })
  number: number;
}

@ObjectType('MailableItem', { description: 'A published article or project, for a newsletter.' })
export class MailableItemType extends DraftItem {
  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType({
  description: 'An article or a project in a newsletter, as it was when the newsletter was started.',
})
class MailedItem {
  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its path.' })
  path: string;
}

@ObjectType('MailingDraft', { description: 'The newsletter that the caller is writing.' })
export class MailingDraftType {
  @Field(() => String, { nullable: true, description: 'The subject.' })
  subject?: string | undefined;

  @Field(() => String, { nullable: true, description: 'The introduction as plain text.' })
  intro?: string | undefined;

  @Field(() => [DraftItem], { complexity: listOf(1), description: 'The articles and projects.' })
  items: DraftItem[];

  @Field(() => String, {
    nullable: true,
    description: 'The page on which the readers subscribed; null: all.',
  })
  segment?: string | undefined;

  @Field(() => Boolean, { description: 'Whether its links count how often they are opened.' })
  countsClicks: boolean;
}

@ObjectType('Mailing', { description: 'A newsletter that is sent or scheduled.' })
export class MailingType {
  @Field(() => GraphQLUUID, { description: 'Its id.' })
  mailing_id: string;

  @Field(() => String, { description: 'The subject.' })
  title: string;

  @Field(() => [MailedItem], { complexity: listOf(1), description: 'Its articles and projects.' })
  items: MailedItem[];

  @Field(() => String, {
    nullable: true,
    description: 'The page on which its readers subscribed; null: all.',
  })
  segment: string | null;

  @Field(() => Boolean, { description: 'Whether its links count how often they are opened.' })
  countsClicks: boolean;

  @Field(() => [Int], { complexity: listOf(1), description: 'How often the link of each item was opened.' })
  clicks: number[];

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The time of its start; null until then.' })
  startedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The time for which it was scheduled.' })
  scheduledFor: Date | null;

  @Field(() => String, { description: 'The email address of the admin who started it.' })
  startedBy: string;

  @Field(() => MailingStateEnum, { description: 'Its state.' })
  state: MailingState;

  @Field(() => Int, { description: 'The number of its mails: one for each reader at its start.' })
  recipientCount: number;

  @Field(() => Int, { description: 'The number of mails that wait.' })
  waitingCount: number;

  @Field(() => Int, { description: 'The number of mails that the mail server accepted.' })
  sentCount: number;

  @Field(() => Int, { description: 'The number of recipients who unsubscribed since its start.' })
  unsubscribedCount: number;

  @Field(() => Int, {
    description:
      'The number of mails that the mail server rejected permanently. `retryMailing` sends them again.',
  })
  failedCount: number;

  @Field(() => String, {
    nullable: true,
    description: "The mail server's last error of a mail that waits; null if there is none.",
  })
  lastError: string | null;
}

@ObjectType({ description: 'A page of the mailings, newest first.' })
export class MailingPage extends NumberedPageOf(() => MailingType) {}

@ObjectType('MailingPreview', { description: 'A newsletter before it is sent.' })
export class MailingPreviewType {
  @Field(() => String, { description: 'The subject of the mail.' })
  subject: string;

  @Field(() => String, {
    description: 'The signed path of the draft of the caller as HTML. It expires after a day.',
  })
  path: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text: string;

  @Field(() => Int, { description: 'The number of its readers: confirmed subscribers.' })
  recipientCount: number;

  @Field(() => Boolean, {
    description: 'False while the business has no postal address, without which it cannot be sent.',
  })
  hasAddress: boolean;
}
