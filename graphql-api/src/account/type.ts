import { Field, ObjectType } from 'type-graphql';

@ObjectType('Account', { description: 'An account.' })
export class AccountType {
  @Field(() => String, { description: 'Its email address.' })
  email: string;

  @Field(() => Boolean, { description: 'Whether it may edit the site and read leads.' })
  isAdmin: boolean;
}

@ObjectType({ description: 'A new session.' })
export class Login extends AccountType {
  @Field(() => String, { description: 'The token to send as `Authorization: Bearer …`.' })
  token: string;
}
