import { useState } from 'react';
import { currentPassword } from '../../../../rules/form/account.ts';
import { useBeginSecondFactorMutation, useEnableSecondFactorMutation } from '../../generated/admin-hooks.ts';
import type { NewSecondFactor } from '../../generated/types.ts';
import { PasswordField } from '../../pages/login/password-field.tsx';
import { QrCode } from '../../sections/media/qr-code.tsx';
import { CodeField, codeFields } from '../ui/code-field.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import styles from './page.module.css';

const passwordFields = { password: currentPassword };

/** Turns the second factor on: password, QR code, first code. `onEnabled` receives the recovery codes. */
export function SecondFactorSetup({ onEnabled }: { onEnabled: (codes: string[]) => void }) {
  const [begin] = useBeginSecondFactorMutation();
  const [enable] = useEnableSecondFactorMutation({ refetchQueries: ['SecondFactor', 'Activity'] });
  const [factor, setFactor] = useState<NewSecondFactor | null>(null);

  async function onPassword({ password }: Record<string, unknown>): Promise<void> {
    const { data } = await begin({ variables: { password: String(password) } });
    setFactor(data?.beginSecondFactor ?? null);
  }

  async function onCode({ code }: Record<string, unknown>): Promise<void> {
    const { data } = await enable({ variables: { code: String(code) } });
    onEnabled(data?.enableSecondFactor.recoveryCodes ?? []);
  }

  if (!factor) {
    return (
      <>
        <p>Off. Anyone who learns your password can sign in.</p>
        <RuleForm
          key="password"
          name="Two-step verification"
          rules={passwordFields}
          submit="Turn on two-step verification"
          onSubmit={onPassword}
        >
          <PasswordField />
        </RuleForm>
      </>
    );
  }
  return (
    <>
      <p>
        Scan this code with an authenticator app, or type the key into it. Then enter the code that it shows.
      </p>
      <QrCode className={styles.qrCode} text={factor.uri} label="QR code for the authenticator app" />
      <p>
        Key: <code className={styles.key}>{factor.secret}</code>
      </p>
      <RuleForm key="code" name="Two-step verification" rules={codeFields} submit="Turn on" onSubmit={onCode}>
        <CodeField hint="Six digits from your authenticator app." />
      </RuleForm>
    </>
  );
}
