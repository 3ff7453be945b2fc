import { InputType } from 'type-graphql';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../core/password-rule.ts';
import { Rule } from '../../validation/rule.ts';
import { MAX_LOGIN_EMAIL } from '../input.ts';

@InputType({ description: 'An email address to send a link to.' })
export class MailedEmailInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: MAX_LOGIN_EMAIL })
  email: string;
}

@InputType({ description: 'The token of a mailed link and a new password.' })
export class SetPasswordInput {
  @Rule({ label: 'Link', description: 'The token, from the fragment of the link.', maxLength: 100 })
  token: string;

  @Rule({
    label: 'New password',
    description: 'The new password, 8 to 16 characters and none of the most common ones.',
    minLength: MIN_PASSWORD,
    maxLength: MAX_PASSWORD,
    trim: false,
  })
  password: string;
}
