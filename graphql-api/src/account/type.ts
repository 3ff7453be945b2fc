import { Field, ObjectType } from 'type-graphql';

@ObjectType('Account', { description: 'An account.' })
export class AccountType {
  @Field(() => String, { description: 'The email address of the business.' })
  email: string;

  @Field(() => Boolean, { description: 'Whether the account may edit the site and read leads.' })
  isAdmin: boolean;
}

@ObjectType({ description: 'A new session.' })
export class Login extends AccountType {
  @Field(() => String, { description: 'The token to send as `Authorization: Bearer …`.' })
  token: string;
}
