import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { code, loginFields } from '../../../../rules/form/account.ts';
import { loginPage } from '../../content/copy/login.ts';
import buttons from '../../design/button.module.css';
import { check } from '../../forms/core/check.ts';
import { FormContext } from '../../forms/fields/form-context.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import type { LoginInput } from '../../generated/types.ts';
import { focusFirst, readValues } from '../../lib/form-values.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { storeUser } from '../../lib/user-session.ts';
import styles from './page.module.css';
import { PasswordField } from './password-field.tsx';
import { signIn } from './sign-in.ts';

/** The sign-in form; stores the user who signs in. `email` is its initial value. */
export function LoginForm({ email = '' }: { email?: string }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const rules = needsCode ? { ...loginFields, code } : loginFields;

  function showErrors(form: HTMLFormElement, fields: Record<string, string>): void {
    setErrors(fields);
    focusFirst(form, Object.keys(fields));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setFailure('');
    setErrors({});
    const checked = check(rules, readValues(form));
    if (!checked.ok) return showErrors(form, checked.errors);
    setBusy(true);
    const { user, ...rejection } = await signIn(checked.input as unknown as LoginInput);
    setBusy(false);
    if (user) {
      storeUser(user);
      if (!user.isAdmin) setFailure(loginPage.notAdmin);
      return;
    }
    if ('needsCode' in rejection && rejection.needsCode) {
      flushSync(() => setNeedsCode(true));
      focusFirst(form, ['code']);
    } else if ('fields' in rejection) showErrors(form, rejection.fields);
    setFailure(rejection.message ?? '');
  }

  return (
    <FormContext value={{ rules, errors, submitting: busy }}>
      {/* 'dialog': before hydration a submit must not put the password into the URL. */}
      <form
        {...eagerHydration}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={loginPage.heading}
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextField name="email" type="email" autoComplete="username" initialValue={email} />
        <PasswordField />
        {needsCode && <TextField name="code" hint={loginPage.codeHint} autoComplete="one-time-code" />}
        <p className={styles.error} role="alert" hidden={!failure}>
          {failure}
        </p>
        <button className={`${buttons.button} ${styles.submit}`} type="submit" aria-busy={busy}>
          {loginPage.submit}
        </button>
      </form>
    </FormContext>
  );
}
