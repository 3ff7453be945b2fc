import { useState } from 'react';
import {
  useDisableSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useSecondFactorQuery,
} from '../../generated/admin-hooks.ts';
import { timeInWords } from '../time-in-words.ts';
import { CodeField, codeFields } from '../ui/code-field.tsx';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { useToasts } from '../ui/toast.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

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
            On since <time dateTime={factor.enabledAt}>{timeInWords(factor.enabledAt)}</time>
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
      showToast('Two-step verification is off.');
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
        name="Two-step verification"
        rules={codeFields}
        submit={change === 'codes' ? 'Make new recovery codes' : 'Turn off two-step verification'}
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
