import { Field, ObjectType } from 'type-graphql';

@ObjectType('Account', { description: 'Who is signed in.' })
export class AccountType {
  @Field(() => String, { description: 'Its email address.' })
  email: string;

  @Field(() => Boolean, { description: 'Whether it may edit the site and read leads.' })
  isAdmin: boolean;
}

@ObjectType({ description: 'A session that has just begun.' })
export class Login extends AccountType {
  @Field(() => String, { description: 'What to send as `Authorization: Bearer …`; shown this once.' })
  token: string;
}
