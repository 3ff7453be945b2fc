import { TextField } from '../../forms/fields/text-field.tsx';
import { useInviteAdminMutation } from '../../generated/admin-hooks.ts';
import { mailedEmailInputRules } from '../../generated/rules.ts';
import { useConfirmed } from '../ui/code-question.tsx';
import { RuleForm } from '../ui/rule-form.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './page.module.css';

/** Invites another admin by a mailed link. */
export function InvitationForm() {
  const [invite] = useInviteAdminMutation({ refetchQueries: ['Activity'] });
  const confirmed = useConfirmed();
  const { showToast } = useToasts();

  async function onSubmit(input: Record<string, unknown>): Promise<void> {
    const email = String(input['email']);
    await confirmed(() => invite({ variables: { input: { email } } }));
    showToast(`Invitation sent to ${email}.`);
  }

  return (
    <section className={styles.section} aria-labelledby="invitation">
      <h2 id="invitation">Another admin</h2>
      <p>
        We email a link that is valid for three days. Admins can do everything, including inviting others.
      </p>
      <RuleForm
        name="Another admin"
        rules={mailedEmailInputRules}
        submit="Send an invitation"
        onSubmit={onSubmit}
      >
        <TextField name="email" label="Email address" type="email" autoComplete="off" />
      </RuleForm>
    </section>
  );
}
