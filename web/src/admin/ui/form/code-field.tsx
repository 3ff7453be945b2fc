import { code } from '../../../../../rules/form/account.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';

export const codeFields = { code };

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ hint = 'From your authenticator app, or a recovery code.' }: { hint?: string }) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears after a press of a button.
  return <TextField name="code" hint={hint} autoComplete="one-time-code" autoFocus />;
}
