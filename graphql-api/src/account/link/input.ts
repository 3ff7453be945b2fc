import type { ValuesOf } from '../../../../rules/field/field.ts';
import { mailedEmailFields, setPasswordFields } from '../../../../rules/form/account.ts';
import { createInput } from '../../platform/validation/input.ts';
import { newPasswordDescription } from '../input.ts';

export type MailedEmailInput = ValuesOf<typeof mailedEmailFields>;

export const MailedEmailInput = createInput(
  'MailedEmailInput',
  'An email address to send a link to.',
  mailedEmailFields,
  { email: 'The email address.' },
);

export type SetPasswordInput = ValuesOf<typeof setPasswordFields>;

export const SetPasswordInput = createInput(
  'SetPasswordInput',
  'The token of a mailed link and a new password.',
  setPasswordFields,
  {
    token: 'The token, from the fragment of the link.',
    password: newPasswordDescription,
  },
);
