import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';

@ObjectType()
class PersonalDataCounts {
  @Field(() => Int, { description: 'The number of leads.' })
  leads: number;

  @Field(() => Int, { description: 'The number of photos.' })
  photos: number;

  @Field(() => Int, { description: 'The number of mails in the queue and in files.' })
  mails: number;

  @Field(() => Int, { description: 'The number of newsletter subscriptions.' })
  subscriptions: number;
}

@ObjectType({ description: 'The data that `erasePerson` would delete.' })
export class PersonalData extends PersonalDataCounts {}

@ObjectType('Erasure', {
  description: "A record of a deletion of a person's data. It contains none of that data.",
})
export class ErasureType extends PersonalDataCounts {
  @Field(() => GraphQLUUID, { description: 'The reference number for the person.' })
  erasure_id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the deletion.' })
  erasedAt: Date;

  @Field(() => String, {
    description: "The email address of the admin who deleted the data, or 'the retention period'.",
  })
  erasedBy: string;
}

@ObjectType({ description: 'A page of erasures, newest first.' })
export class ErasureConnection extends ConnectionOf('Erasure', () => ErasureType) {}
