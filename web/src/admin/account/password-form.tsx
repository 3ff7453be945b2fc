import { changePasswordFields } from '../../../../rules/form/account.ts';
import { useChangePasswordMutation } from '../../generated/admin-hooks.ts';
import type { ChangePasswordInput } from '../../generated/types.ts';
import { PasswordField } from '../../pages/login/password-field.tsx';
import { useAdmin } from '../session/session.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';
import { RuleForm } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';

/** Changes the password of the signed-in admin. */
export function PasswordForm() {
  const change = useSend(useChangePasswordMutation(), ['Devices', 'Activity']);
  const { showToast } = useToasts();
  const email = useAdmin()?.email;

  async function save(input: Record<string, unknown>): Promise<void> {
    await change({ input: input as unknown as ChangePasswordInput });
    showToast('Password changed. All other devices are signed out.');
  }

  return (
    <SettingsSection heading="Password" intro="Changing it signs out all other devices.">
      <RuleForm name="Password" rules={changePasswordFields} submit="Change password" onSubmit={save}>
        {/* Names the account for password managers. */}
        <input hidden readOnly autoComplete="username" value={email ?? ''} />
        <PasswordField name="currentPassword" />
        <PasswordField
          name="password"
          hint="8 to 16 characters, and not a common password."
          autoComplete="new-password"
        />
      </RuleForm>
    </SettingsSection>
  );
}
