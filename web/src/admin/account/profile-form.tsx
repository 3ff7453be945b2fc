import { profileFields } from '../../../../rules/form/account.ts';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useChangeProfileMutation, useProfileQuery } from '../../generated/admin-hooks.ts';
import type { ProfileInput } from '../../generated/types.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';
import { RuleForm } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';

/** The name that colleagues see, and the signature below the replies of this admin. */
export function ProfileForm() {
  const { data, error, refetch } = useProfileQuery();
  const change = useSend(useChangeProfileMutation(), ['Colleagues', 'Admins']);
  const { showToast } = useToasts();

  async function save(input: ProfileInput): Promise<void> {
    await change({ input });
    showToast('Name and signature saved.');
  }

  return (
    <SettingsSection
      heading="Name and signature"
      intro="Colleagues see the name in place of your email address. Your replies end with the signature."
    >
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      {data?.me && (
        <RuleForm name="Name and signature" rules={profileFields} submit="Save" onSubmit={save}>
          <TextField name="name" autoComplete="name" initialValue={data.me.name} />
          <TextArea name="signature" rows={3} initialValue={data.me.signature} />
        </RuleForm>
      )}
    </SettingsSection>
  );
}
