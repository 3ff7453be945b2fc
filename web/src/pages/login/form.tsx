import { useState } from 'react';
import { flushSync } from 'react-dom';
import { code, loginFields } from '../../../../rules/form/account.ts';
import { postRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { storeUser, type UserInfo } from '../../lib/user-session.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';

/** For a failed sign-in without a message from the server. */
const failure = 'Could not sign in. Check the email and the password, then try again.';
const notAdmin = 'This account may not edit the website. Sign in with an admin account.';

/** The sign-in form; stores the user who signs in. `email` is its initial value. */
export function LoginForm({ email = '' }: { email?: string }) {
  const [needsCode, setNeedsCode] = useState(false);

  async function onSend(input: object) {
    const { data, errors } = await sendTrusted<{ login: UserInfo }>(postRequest, 'Login', { input });
    const refusal = errors?.[0] ?? { message: failure };
    if (data?.login) {
      storeUser(data.login);
      return data.login.isAdmin ? undefined : { message: notAdmin };
    }
    if (refusal.extensions?.code === 'SECOND_FACTOR_REQUIRED') flushSync(() => setNeedsCode(true));
    return refusal;
  }

  return (
    <AccountForm
      name="Sign In"
      rules={needsCode ? { ...loginFields, code } : loginFields}
      submit="Sign In"
      onSend={onSend}
    >
      <TextField name="email" type="email" autoComplete="username" initialValue={email} />
      <PasswordField isFirst={email !== ''} />
      {needsCode && (
        <TextField
          name="code"
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
        />
      )}
    </AccountForm>
  );
}
