import { useState } from 'react';
import { flushSync } from 'react-dom';
import { code, loginFields } from '../../../../rules/form/account.ts';
import { postRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import { loginFailure } from '../../content/common/messages.ts';
import { loginPage } from '../../content/copy/login.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { storeUser, type UserInfo } from '../../lib/user-session.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';

/** The sign-in form; stores the user who signs in. `email` is its initial value. */
export function LoginForm({ email = '' }: { email?: string }) {
  const [needsCode, setNeedsCode] = useState(false);

  async function onSend(input: object) {
    const { data, errors } = await sendTrusted<{ login: UserInfo }>(postRequest, 'Login', { input });
    const refusal = errors?.[0] ?? { message: loginFailure };
    if (data?.login) {
      storeUser(data.login);
      return data.login.isAdmin ? undefined : { message: loginPage.notAdmin };
    }
    if (refusal.extensions?.code === 'SECOND_FACTOR_REQUIRED') flushSync(() => setNeedsCode(true));
    return refusal;
  }

  return (
    <AccountForm
      name={loginPage.heading}
      rules={needsCode ? { ...loginFields, code } : loginFields}
      submit={loginPage.submit}
      onSend={onSend}
    >
      <TextField name="email" type="email" autoComplete="username" initialValue={email} />
      <PasswordField />
      {needsCode && <TextField name="code" hint={loginPage.codeHint} autoComplete="one-time-code" />}
    </AccountForm>
  );
}
