import { InputType } from 'type-graphql';
import { MAX_PASSWORD, MIN_PASSWORD } from '../core/password-rule.ts';
import { Rule } from '../validation/rule.ts';

/** The maximum length of an email address in the sign-in form (docs/product.md). */
export const MAX_LOGIN_EMAIL = 36;

/** A recovery code has 19 characters; users may add spaces. */
export const MAX_CODE = 30;

/** The rule of a new password. */
export const newPassword = {
  label: 'New password',
  description: 'The new password, 8 to 16 characters and none of the most common ones.',
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  trim: false,
};

/** The sign-in form. */
@InputType({
  description: 'An email address and its password, with a code if the account has a second factor.',
})
export class LoginInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: MAX_LOGIN_EMAIL })
  email: string;

  @Rule({ label: 'Password', description: 'The password.', maxLength: MAX_PASSWORD, trim: false })
  password: string;

  @Rule({
    label: 'Code',
    description:
      'A code of the authenticator app, or a recovery code, if the account has a second factor. Without it such an account gets SECOND_FACTOR_REQUIRED.',
    maxLength: MAX_CODE,
    nullable: true,
  })
  code?: string;
}

/** The form that changes a password. */
@InputType({ description: 'The current password and a new one.' })
export class ChangePasswordInput {
  @Rule({
    label: 'Current password',
    description: 'The current password.',
    maxLength: MAX_PASSWORD,
    trim: false,
  })
  currentPassword: string;

  @Rule(newPassword)
  password: string;
}
