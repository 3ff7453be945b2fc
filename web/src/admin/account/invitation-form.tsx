import { mailedEmailFields } from '../../../../rules/form/account.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { useInviteAdminMutation } from '../../generated/admin-hooks.ts';
import { RuleForm } from '../ui/rule-form.tsx';
import { useToasts } from '../ui/toast.tsx';

/** Invites another admin by a mailed link. */
export function InvitationForm() {
  const [invite] = useInviteAdminMutation({ refetchQueries: ['Admins', 'Activity'] });
  const { showToast } = useToasts();

  async function onSubmit(input: Record<string, unknown>): Promise<void> {
    const email = String(input['email']);
    await invite({ variables: { input: { email } } });
    showToast(`Invitation sent to ${email}.`);
  }

  return (
    <>
      <h3>Invite an admin</h3>
      <p>We’ll email a link to choose a password. It’s valid for three days.</p>
      <RuleForm
        name="Invite an admin"
        rules={mailedEmailFields}
        submit="Send an invitation"
        onSubmit={onSubmit}
      >
        <TextField name="email" type="email" autoComplete="off" />
      </RuleForm>
    </>
  );
}
