import { InputType } from 'type-graphql';
import { Rule } from '../graphql/constraint.ts';
import { MAX_PASSWORD } from './account.password.ts';

/** The longest email address that the sign-in form takes (spec section 5). */
export const LONGEST_LOGIN = 36;

/** What the sign-in form sends, by the rules of spec section 5. */
@InputType({ description: 'An email address and its password.' })
export class LoginInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: LONGEST_LOGIN })
  email: string;

  @Rule({ label: 'Password', description: 'The password.', maxLength: MAX_PASSWORD, trim: false })
  password: string;
}
