import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('SecondFactor', { description: 'A second factor that is turned on. Its secret cannot be read.' })
export class SecondFactorType {
  @Field(() => GraphQLDateTimeISO, { description: 'The time when it was turned on.' })
  enabledAt: Date;

  @Field(() => Int, { description: 'The number of unused recovery codes.' })
  recoveryCodesLeft: number;
}

@ObjectType({ description: 'A second factor that a first code turns on. The secret is not shown again.' })
export class NewSecondFactor {
  @Field(() => String, { description: 'The secret in base32, to type into an authenticator app.' })
  secret: string;

  @Field(() => String, { description: 'The `otpauth:` URI of the secret, to show as a QR code.' })
  uri: string;
}

@ObjectType({ description: 'New recovery codes. They are not shown again.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Ten codes; each works once in place of a code of the app.' })
  recoveryCodes: string[];
}
