import { Field, ID, Int, ObjectType } from 'type-graphql';
import { listOf } from '../graphql/cost.ts';
import { createEnum } from '../graphql/enum.ts';
import { DateTimeScalar, UuidScalar } from '../validation/scalars.ts';
import type { MailState, Recipient } from './state.ts';

const MailStateEnum = createEnum<MailState>({
  name: 'MailState',
  description: 'Whether a mail was sent.',
  values: {
    queued: 'It will be sent, or tried again after a pause.',
    sent: 'The mail server has taken it.',
    failed: 'The mail server rejected it for good; it can be sent again.',
    held: 'Its lead is marked as spam; it is sent once that is taken back.',
  },
});

const MailRecipientEnum = createEnum<Recipient>({
  name: 'MailRecipient',
  description: 'Whom a mail is for.',
  values: {
    business: 'The business, with everything that was sent.',
    visitor: 'Who filled in the form, with an acknowledgement.',
  },
});

@ObjectType({ description: 'A mail about a lead.' })
export class LeadMail {
  @Field(() => ID, { description: 'Its id, with which its Message-ID begins.' })
  id: string;

  @Field(() => MailRecipientEnum, { description: 'Whom it is for.' })
  to: Recipient;

  @Field(() => MailStateEnum, { description: 'Whether it was sent.' })
  state: MailState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent; null until then.' })
  sentAt: Date | null;

  @Field(() => Int, { description: 'How often it was tried again.' })
  retries: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said last; null where it took the mail, or was not asked yet.',
  })
  lastError: string | null;
}

@ObjectType('PendingMail', { description: 'A mail that has not been sent yet, and is not held.' })
export class PendingMailType {
  @Field(() => ID, { description: 'Its id, with which its Message-ID begins.' })
  id: string;

  @Field(() => MailRecipientEnum, { description: 'Whom it is for.' })
  to: Recipient;

  @Field(() => MailStateEnum, { description: 'Either `queued` or `failed`.' })
  state: MailState;

  @Field(() => UuidScalar, { description: 'The `submissionId` of the lead that it is about.' })
  submissionId: string;

  @Field(() => String, { description: 'The `formType` of the lead.' })
  formType: string;

  @Field(() => String, { description: "The visitor's email address." })
  email: string;

  @Field(() => DateTimeScalar, { description: 'When the lead was stored.' })
  queuedSince: Date;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is tried next; null while it is being sent, or where nobody tries any more.',
  })
  nextTry: Date | null;

  @Field(() => String, { nullable: true, description: 'What the mail server said last.' })
  lastError: string | null;
}

@ObjectType({ description: 'Mails that have not been sent yet, held ones left out, the oldest first.' })
export class PendingMails {
  @Field(() => [PendingMailType], { complexity: listOf(1), description: 'The oldest of them.' })
  items: PendingMailType[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount: number;

  @Field(() => Int, { description: 'How many of these the mail server rejected permanently.' })
  failedCount: number;

  @Field(() => Int, { description: 'How many of these have been queued for more than an hour.' })
  overdueCount: number;
}
