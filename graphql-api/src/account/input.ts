import type { ValuesOf } from '../../../rules/field/field.ts';
import {
  changePasswordFields,
  loginFields,
  mailedEmailFields,
  setPasswordFields,
} from '../../../rules/form/account.ts';
import { createInput } from '../platform/validation/input.ts';

export const newPasswordDescription =
  'The new password, 8 to 16 characters and none of the most common ones.';

export type LoginInput = ValuesOf<typeof loginFields>;

/** The sign-in form. */
export const LoginInput = createInput(
  'LoginInput',
  'An email address and its password, with a code if the account has a second factor.',
  loginFields,
  {
    email: 'The email address.',
    password: 'The password.',
    code: 'A code of the authenticator app, or a recovery code, if the account has a second factor. Without it such an account gets SECOND_FACTOR_REQUIRED.',
  },
);

export type ChangePasswordInput = ValuesOf<typeof changePasswordFields>;

/** The form that changes a password. */
export const ChangePasswordInput = createInput(
  'ChangePasswordInput',
  'The current password and a new one.',
  changePasswordFields,
  { currentPassword: 'The current password.', password: newPasswordDescription },
);

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
