import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
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

@ObjectType({ description: 'The result of `endSubscription`.' })
export class EndedSubscription {
  @Field(() => GraphQLUUID, { description: 'The id of the subscriber.' })
  id: string;
}

@ObjectType({ description: 'A page of the confirmed subscribers, newest first.' })
export class SubscriberConnection extends ConnectionOf('Subscriber', () => SubscriberType) {}
