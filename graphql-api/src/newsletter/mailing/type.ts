import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { listOf } from '../../platform/graphql/cost.ts';
import { createEnum } from '../../platform/graphql/enum.ts';
import type { MailingState } from './report.ts';

const MailingStateEnum = createEnum<MailingState>({
  name: 'MailingState',
  description: 'The state of a mailing.',
  values: {
    sending: 'Its mails are sent in batches with pauses.',
    paused: 'An admin paused it, or a backup with it was restored. `continueMailing` continues it.',
    sent: 'No mail waits any more.',
  },
});

/** Returns the base class of a page of a list. */
function PageOf<Item extends object>(item: () => ClassType<Item>) {
  @ObjectType()
  class Base {
    @Field(() => [item()], { complexity: listOf(1), description: 'The items of this page.' })
    items: Item[];

    @Field(() => Int, { description: 'The number of items on all pages.' })
    totalCount: number;

    @Field(() => Int, { description: 'The number of this page; the first page is 1.' })
    page: number;

    @Field(() => Int, { description: 'The number of pages.' })
    pageCount: number;
  }
  return Base;
}

@ObjectType('MailingFailure', { description: 'A mail that the mail server rejected permanently.' })
export class MailingFailureType {
  @Field(() => String, { description: 'The email address of the subscriber.' })
  email: string;

  @Field(() => String, { description: "The mail server's error." })
  error: string;
}

@ObjectType({ description: 'A page of the failed mails of a mailing, by email address.' })
export class MailingFailurePage extends PageOf(() => MailingFailureType) {}

@ObjectType('MailableBlog', { description: 'A published article that was not sent yet.' })
export class MailableBlogType {
  @Field(() => Int, { description: 'Its id.' })
  blog_id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType('Mailing', { description: 'An article that is sent to the subscribers of the newsletter.' })
export class MailingType {
  @Field(() => GraphQLUUID, { description: 'Its id.' })
  mailing_id: string;

  @Field(() => Int, { description: 'The `blog_id` of the article.' })
  blog_id: number;

  @Field(() => String, { description: 'The title of the article when the mailing was started.' })
  title: string;

  @Field(() => String, { description: 'The path of the article.' })
  path: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of its start.' })
  startedAt: Date;

  @Field(() => String, { description: 'The email address of the admin who started it.' })
  startedBy: string;

  @Field(() => MailingStateEnum, { description: 'Its state.' })
  state: MailingState;

  @Field(() => Int, { description: 'The number of its mails: one for each subscriber at its start.' })
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
export class MailingPage extends PageOf(() => MailingType) {}

@ObjectType('MailingPreview', { description: 'An article as a newsletter.' })
export class MailingPreviewType {
  @Field(() => String, { description: 'The subject of the mail.' })
  subject: string;

  @Field(() => String, { description: 'The mail as plain text, addressed to the caller.' })
  text: string;

  @Field(() => Int, { description: 'The number of confirmed subscribers.' })
  recipientCount: number;
}
