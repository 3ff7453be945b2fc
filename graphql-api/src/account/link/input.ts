import { InputType } from 'type-graphql';
import { Rule } from '../../validation/rule.ts';
import { MAX_LOGIN_EMAIL, newPassword } from '../input.ts';

@InputType({ description: 'An email address to send a link to.' })
export class MailedEmailInput {
  @Rule({ label: 'Email', description: 'The email address.', format: 'email', maxLength: MAX_LOGIN_EMAIL })
  email: string;
}

@InputType({ description: 'The token of a mailed link and a new password.' })
export class SetPasswordInput {
  @Rule({ label: 'Link', description: 'The token, from the fragment of the link.', maxLength: 100 })
  token: string;

  @Rule(newPassword)
  password: string;
}
