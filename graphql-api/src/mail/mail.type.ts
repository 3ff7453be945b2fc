import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UuidScalar } from '../graphql/scalars.ts';

@ObjectType('OwedMail', { description: 'A mail that has not been sent yet.' })
export class OwedMailType {
  @Field(() => ID, { description: 'Its id, with which its Message-ID begins.' })
  id: string;

  @Field(() => String, { description: "Whom it is for: 'business' or 'visitor'." })
  to: string;

  @Field(() => UuidScalar, { description: 'The lead that it is about.' })
  submissionId: string;

  @Field(() => String, { description: 'The form that the lead came from.' })
  formType: string;

  @Field(() => String, { description: "The visitor's address." })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When the lead was stored.' })
  owedSince: Date;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it is tried next; null while it is being sent, or where nobody tries any more.',
  })
  nextTry: Date | null;

  @Field(() => String, { nullable: true, description: 'What the mail server said last.' })
  lastError: string | null;
}

@ObjectType({ description: 'Mails that have not been sent yet, the oldest first.' })
export class OwedMails {
  @Field(() => [OwedMailType], { description: 'The oldest of them.' })
  items: OwedMailType[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount: number;
}
