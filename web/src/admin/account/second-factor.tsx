import { useState } from 'react';
import {
  useDisableSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../generated/admin-hooks.ts';
import { timeInWords } from '../time-in-words.ts';
import { CodeField, codeRules } from '../ui/code-field.tsx';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './page.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Turns the second factor of the signed-in admin on and off. */
export function SecondFactor() {
  const { data, error, refetch } = useSecondFactorQuery();
  const [codes, setCodes] = useState<string[]>([]);
  const factor = data?.secondFactor;
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {data && !factor && <SecondFactorSetup onEnabled={setCodes} />}
      {factor && codes.length === 0 && (
        <>
          <p>
            On since <time dateTime={factor.enabledAt}>{timeInWords(factor.enabledAt)}</time>. Signing in,
            exporting leads and erasing data need a code of your authenticator app. Unused recovery codes:{' '}
            {factor.recoveryCodesLeft}.
          </p>
          <Change onCodes={setCodes} />
        </>
      )}
    </section>
  );
}

/** Replaces the recovery codes or turns the second factor off, by a code. */
function Change({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [change, setChange] = useState<'codes' | 'off' | null>(null);
  const refetchQueries = ['SecondFactor', 'Activity'];
  const [replace] = useReplaceRecoveryCodesMutation({ refetchQueries });
  const [disable] = useDisableSecondFactorMutation({ refetchQueries });
  const { showToast } = useToasts();

  async function onSubmit(input: Record<string, unknown>): Promise<void> {
    const variables = { code: String(input['code']) };
    if (change === 'codes') {
      const { data } = await replace({ variables });
      onCodes(data?.replaceRecoveryCodes.recoveryCodes ?? []);
    } else {
      await disable({ variables });
      showToast('The second factor is off.');
    }
  }

  if (change === null) {
    return (
      <div className={common.row}>
        <button type="button" className={common.link} onClick={() => setChange('codes')}>
          New recovery codes
        </button>
        <button type="button" className={common.link} onClick={() => setChange('off')}>
          Turn off
        </button>
      </div>
    );
  }
  return (
    <>
      <RuleForm
        name="Second factor"
        rules={codeRules}
        submit={change === 'codes' ? 'Make new recovery codes' : 'Turn the second factor off'}
        onSubmit={onSubmit}
      >
        <CodeField />
      </RuleForm>
      <button type="button" className={common.link} onClick={() => setChange(null)}>
        Cancel
      </button>
    </>
  );
}
