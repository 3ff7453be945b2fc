import { useState } from 'react';
import { loginPage } from '../../content/copy/login.ts';
import field from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { loginInputRules } from '../../generated/rules.ts';
import styles from './page.module.css';

/** The password, hidden until its button shows it. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [shown, setShown] = useState(false);
  const { labels } = loginPage;
  return (
    <Field id="login-password" label={labels.password} error={error}>
      <span className={styles.password}>
        <input
          {...controlAttributes('login-password', { error })}
          name="password"
          type={shown ? 'text' : 'password'}
          className={field.control}
          required
          maxLength={loginInputRules.password.maxLength}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls="login-password"
          onClick={() => setShown(!shown)}
        >
          {/* Words rather than aria-label: only the control itself is labelled as the password. */}
          <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
          <span className="visually-hidden">{shown ? labels.hidePassword : labels.showPassword}</span>
        </button>
      </span>
    </Field>
  );
}
