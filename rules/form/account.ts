import { optional } from '../field/optional.ts';
import { email, password, text } from '../field/text.ts';

/** The maximum length of an email address in the sign-in form (docs/product.md). */
export const MAX_LOGIN_EMAIL = 36;
/** Shorter passwords can be guessed within the login limits. */
export const MIN_PASSWORD = 8;
/** The maximum length of the sign-in form (docs/product.md). */
export const MAX_PASSWORD = 16;

/** A code of the authenticator app, or a recovery code: 19 characters and the spaces that users add. */
export const code = text('Code', 30);

export const currentPassword = password('Password', MAX_PASSWORD);
const newPassword = password('New password', MAX_PASSWORD, MIN_PASSWORD);

export const loginFields = {
  email: email('Email address', MAX_LOGIN_EMAIL),
  password: currentPassword,
  code: optional(code),
};

export const changePasswordFields = {
  currentPassword: password('Current password', MAX_PASSWORD),
  password: newPassword,
};

/** How colleagues and clients see an admin. Without a name colleagues see the email address. */
export const profileFields = {
  name: optional(text('Name', 80)),
  signature: optional(text('Signature', 500, { multiline: true })),
};

/** For a mailed link: the address, then the token of the link with the new password. */
export const mailedEmailFields = { email: email('Email address', MAX_LOGIN_EMAIL) };
export const setPasswordFields = { token: text('Link', 100), password: newPassword };
