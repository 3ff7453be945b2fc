import { InputType } from 'type-graphql';
import { MAX_PASSWORD } from '../core/password-rule.ts';
import { Rule } from '../validation/rule.ts';

/** The maximum length of an email address in the sign-in form (docs/product.md). */
export const MAX_LOGIN_EMAIL = 36;

/** The sign-in form. */
@InputType({ description: 'An email address and its password.' })
export class LoginInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: MAX_LOGIN_EMAIL })
  email: string;

  @Rule({ label: 'Password', description: 'The password.', maxLength: MAX_PASSWORD, trim: false })
  password: string;
}
