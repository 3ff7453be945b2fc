import { useState } from 'react';
import { currentPassword } from '../../../../rules/form/account.ts';
import {
  useBeginSecondFactorMutation,
  useDisableSecondFactorMutation,
  useEnableSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../generated/admin-hooks.ts';
import type { NewSecondFactor } from '../../generated/types.ts';
import { PasswordField } from '../../pages/login/password-field.tsx';
import { QrCode } from '../../sections/media/qr-code.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { copyText } from '../ui/copy.ts';
import { CodeField, codeFields } from '../ui/form/code-field.tsx';
import { RuleForm } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';
import styles from './page.module.css';

/** Turns two-step verification of the signed-in admin on and off. */
export function SecondFactor() {
  const { data, error, refetch } = useSecondFactorQuery();
  const [codes, setCodes] = useState<string[]>([]);
  const factor = data?.secondFactor;
  return (
    <SettingsSection
      heading="Two-step verification"
      intro="A code from an authenticator app on your phone, as well as your password."
    >
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {data && !factor && <SecondFactorSetup onEnabled={setCodes} />}
      {factor && codes.length === 0 && (
        <>
          <p>
            On since <Time at={factor.enabledAt} />
          </p>
          <p>
            We ask for a code when you sign in, and before you export or delete people’s data, send a
            newsletter, or change admins, your password or the business details. Unused recovery codes:{' '}
            {factor.recoveryCodesLeft}
          </p>
          <Change onCodes={setCodes} />
        </>
      )}
    </SettingsSection>
  );
}

const refetchQueries = ['SecondFactor', 'Activity'];

/** Replaces the recovery codes or turns the second factor off, by a code. */
function Change({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [change, setChange] = useState<'codes' | 'off' | null>(null);
  const replaceCodes = useSend(useReplaceRecoveryCodesMutation(), refetchQueries);
  const disable = useSend(useDisableSecondFactorMutation(), refetchQueries);
  const { showToast } = useToasts();

  async function onSubmit(input: Record<string, unknown>): Promise<void> {
    const variables = { code: String(input['code']) };
    if (change === 'codes') {
      const { replaceRecoveryCodes } = await replaceCodes(variables);
      onCodes(replaceRecoveryCodes.recoveryCodes);
    } else {
      await disable(variables);
      showToast('Two-step verification is off.');
    }
  }

  if (change === null) {
    return (
      <div className={common.row}>
        <Button look="link" onClick={() => setChange('codes')}>
          New recovery codes
        </Button>
        <Button look="link" onClick={() => setChange('off')}>
          Turn off
        </Button>
      </div>
    );
  }
  return (
    <RuleForm
      name="Two-step verification"
      rules={codeFields}
      submit={change === 'codes' ? 'Make new recovery codes' : 'Turn off two-step verification'}
      onSubmit={onSubmit}
      onCancel={() => setChange(null)}
    >
      <CodeField />
    </RuleForm>
  );
}

const passwordFields = { password: currentPassword };

/** Turns the second factor on: password, QR code, first code. `onEnabled` receives the recovery codes. */
function SecondFactorSetup({ onEnabled }: { onEnabled: (codes: string[]) => void }) {
  const [factor, setFactor] = useState<NewSecondFactor | null>(null);
  const begin = useSend(useBeginSecondFactorMutation());
  const enable = useSend(useEnableSecondFactorMutation(), refetchQueries);

  async function onPassword({ password }: Record<string, unknown>): Promise<void> {
    setFactor((await begin({ password: String(password) })).beginSecondFactor);
  }

  async function onCode({ code }: Record<string, unknown>): Promise<void> {
    const { enableSecondFactor } = await enable({ code: String(code) });
    onEnabled(enableSecondFactor.recoveryCodes);
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
        Key: <code className={styles.key}>{factor.secret}</code> <Copy text={factor.secret} of="Key" />
      </p>
      <RuleForm
        key="code"
        name="Two-step verification"
        rules={codeFields}
        submit="Turn on"
        onSubmit={onCode}
        onCancel={() => setFactor(null)}
      >
        <CodeField hint="Six digits from your authenticator app." />
      </RuleForm>
    </>
  );
}

/** Shows new recovery codes once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <output>
        Two-step verification is on. Save these recovery codes in a safe place: each works once if you lose
        your phone. They’re not shown again.
      </output>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={common.row}>
        <Copy text={codes.join('\n')} of="Recovery codes" />
        <Button look="main" onClick={onDone}>
          I saved them
        </Button>
      </div>
    </>
  );
}

function Copy({ text, of }: { text: string; of: string }) {
  const { showToast } = useToasts();
  async function copy(): Promise<void> {
    const message = await copyText(text, of);
    showToast(message.text, message.kind);
  }
  return <Button onClick={copy}>Copy</Button>;
}
