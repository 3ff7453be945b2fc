import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UuidScalar } from '../../validation/scalars.ts';

@ObjectType('Erasure', { description: "Proof that a person's data was deleted, without any of it." })
export class ErasureType {
  @Field(() => UuidScalar, { description: 'What to tell the person as its reference.' })
  erasure_id: string;

  @Field(() => DateTimeScalar, { description: 'When the data was deleted.' })
  erasedAt: Date;

  @Field(() => String, {
    description: "The email address of the admin who did it, or 'the retention period'.",
  })
  erasedBy: string;

  @Field(() => Int, { description: 'How many leads were deleted.' })
  leads: number;

  @Field(() => Int, { description: 'How many photos were deleted.' })
  photos: number;

  @Field(() => Int, { description: 'How many mails were deleted: entries of the queue, and files.' })
  mails: number;

  @Field(() => Int, { description: 'How many newsletter subscriptions were deleted.' })
  subscriptions: number;
}
