import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../platform/graphql/connection.ts';

@ObjectType('Subscriber', { description: 'A confirmed subscriber of the newsletter.' })
class SubscriberType {
  @Field(() => GraphQLUUID, { description: 'The id, which is also the secret of the unsubscribe link.' })
  id: string;

  @Field(() => String, { description: 'The email address.' })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which the form was sent.' })
  consentedAt: Date;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time at which the link in the mail was used.',
  })
  confirmedAt?: Date | null | undefined;
}

@ObjectType({ description: 'A subscription that waits for the link in its mail.' })
export class PendingSubscriber {
  @Field(() => String, { description: 'The email address.' })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which the form was sent.' })
  consentedAt: Date;
}

@ObjectType({ description: 'The confirmed subscribers of a page.' })
export class SubscriberSegment {
  @Field(() => String, { description: 'The path of the page on which they subscribed.' })
  page: string;

  @Field(() => Int, { description: 'Their number.' })
  count: number;
}

@ObjectType({ description: 'The result of `endSubscription`.' })
export class EndedSubscription {
  @Field(() => GraphQLUUID, { description: 'The id of the subscriber.' })
  id: string;
}

@ObjectType({ description: 'A page of the confirmed subscribers, newest first.' })
export class SubscriberConnection extends ConnectionOf('Subscriber', () => SubscriberType) {}
