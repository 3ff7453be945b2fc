import { InputType } from 'type-graphql';
import { MAX_PASSWORD } from '../core/password-rule.ts';
import { Rule } from '../validation/rule.ts';

/** The longest email address that the sign-in form takes (docs/product.md). */
export const LONGEST_LOGIN = 36;

/** What the sign-in form sends, by the rules of docs/product.md. */
@InputType({ description: 'An email address and its password.' })
export class LoginInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: LONGEST_LOGIN })
  email: string;

  @Rule({ label: 'Password', description: 'The password.', maxLength: MAX_PASSWORD, trim: false })
  password: string;
}
