import type { ValuesOf } from '../../../../rules/field/field.ts';
import { mailedEmailFields, setPasswordFields } from '../../../../rules/form/account.ts';
import { createInput } from '../../platform/validation/input.ts';
import { newPasswordDescription } from '../input.ts';

export type MailedEmailInput = ValuesOf<typeof mailedEmailFields>;

export const MailedEmailInput = createInput('MailedEmailInput', {
  description: 'An email address to send a link to.',
  fields: mailedEmailFields,
  descriptions: { email: 'The email address.' },
});

export type SetPasswordInput = ValuesOf<typeof setPasswordFields>;

export const SetPasswordInput = createInput('SetPasswordInput', {
  description: 'The token of a mailed link and a new password.',
  fields: setPasswordFields,
  descriptions: {
    token: 'The token, from the fragment of the link.',
    password: newPasswordDescription,
  },
});
