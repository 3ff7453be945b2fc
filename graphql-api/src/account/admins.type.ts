import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Admin', { description: 'An account that may edit the site and read leads.' })
export class AdminType {
  @Field(() => Int, { description: 'The id of the account.' })
  account_id: number;

  @Field(() => String, { description: 'The email address of the account.' })
  email: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time when the account was added.' })
  createdAt: Date;

  @Field(() => Int, { description: 'The number of devices that are signed in.' })
  sessionCount: number;

  @Field(() => Boolean, { description: 'Whether signing in requires a code.' })
  hasSecondFactor: boolean;
}

@ObjectType({ description: 'An admin who was removed.' })
export class RemovedAdmin {
  @Field(() => Int, { description: 'The id of the account.' })
  account_id: number;
}

@ObjectType('Invitation', { description: 'An invitation to become an admin, which was not accepted yet.' })
export class InvitationType {
  @Field(() => String, { description: 'The email address that the link was mailed to.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the admin who sent it; null for an invitation of an earlier release.',
  })
  invitedBy: string | null;

  @Field(() => GraphQLDateTimeISO, { description: 'The time when the link expires.' })
  expiresAt: Date;
}

@ObjectType({ description: 'An invitation that was withdrawn.' })
export class WithdrawnInvitation {
  @Field(() => String, { description: 'The email address of the invitation.' })
  email: string;
}
