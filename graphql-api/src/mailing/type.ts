import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '../graphql/enum.ts';
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

@ObjectType({ description: 'A mail that the mail server rejected permanently.' })
export class MailingFailureType {
  @Field(() => String, { description: 'The email address of the subscriber.' })
  email: string;

  @Field(() => String, { description: "The mail server's error." })
  error: string;
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

  @Field(() => [MailingFailureType], { description: 'The mails that the mail server rejected permanently.' })
  failures: MailingFailureType[];

  @Field(() => String, {
    nullable: true,
    description: "The mail server's last error of a mail that waits; null if there is none.",
  })
  lastError: string | null;
}

@ObjectType('MailingPreview', { description: 'An article as a newsletter.' })
export class MailingPreviewType {
  @Field(() => String, { description: 'The subject of the mail.' })
  subject: string;

  @Field(() => String, { description: 'The mail as plain text, addressed to the caller.' })
  text: string;

  @Field(() => Int, { description: 'The number of confirmed subscribers.' })
  recipientCount: number;
}
