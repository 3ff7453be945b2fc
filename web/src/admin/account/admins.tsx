import { mailedEmailFields } from '../../../../rules/form/account.ts';
import { periods } from '../../../../rules/periods.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import type { AdminsQuery } from '../../generated/admin-documents.ts';
import {
  useAdminsQuery,
  useInviteAdminMutation,
  useRemoveAdminMutation,
  useWithdrawInvitationMutation,
} from '../../generated/admin-hooks.ts';
import { dayOf } from '../business-time.ts';
import { counted } from '../counted.ts';
import { useAdmin } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange, useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { RuleForm } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';
import styles from './page.module.css';

type AdminNode = AdminsQuery['admins'][number];
type InvitationNode = AdminsQuery['invitations'][number];

const refetchQueries = ['Admins', 'Activity'];

/** The admins and the open invitations, each with a button that ends it, and a form for a new invitation. */
export function Admins() {
  const { data, error, refetch } = useAdminsQuery();
  const { admins = [], invitations = [] } = data ?? {};
  return (
    <SettingsSection
      heading="Admins"
      intro="Admins can do everything, including inviting and removing other admins."
    >
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      <ul className={common.list} aria-label="Admins">
        {admins.map((admin) => (
          <AdminLine key={admin.account_id} admin={admin} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h3 id="invitations">Waiting for an answer</h3>
          <ul className={common.list} aria-labelledby="invitations">
            {invitations.map((invitation) => (
              <InvitationLine key={invitation.email} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <InvitationForm />
    </SettingsSection>
  );
}

function AdminLine({ admin }: { admin: AdminNode }) {
  const { account_id, email, createdAt, sessionCount, hasSecondFactor } = admin;
  const remove = useChange(useRemoveAdminMutation(), refetchQueries);
  const isCaller = useAdmin()?.email === email;

  return (
    <li>
      <div>
        <p>{email}</p>
        <p className={common.quietText}>
          Since {dayOf(createdAt)}, {counted(sessionCount, 'signed-in device')}, two-step verification{' '}
          {hasSecondFactor ? 'on' : 'off'}
        </p>
      </div>
      {isCaller ? (
        <p className={styles.current}>You</p>
      ) : (
        <Button
          of={email}
          look="link"
          ask={{
            question: 'Remove this admin?',
            text: `All devices of ${email} are signed out, and invitations that this admin sent stop working.`,
            yes: 'Remove',
            no: 'Keep',
            advised: 'no',
          }}
          onClick={() => remove({ id: account_id }, `${email} is no longer an admin.`)}
        >
          Remove
        </Button>
      )}
    </li>
  );
}

function InvitationLine({ invitation: { email, invitedBy, expiresAt } }: { invitation: InvitationNode }) {
  const withdraw = useChange(useWithdrawInvitationMutation(), refetchQueries);
  return (
    <li>
      <div>
        <p>{email}</p>
        <p className={common.quietText}>
          Invited by {invitedBy}, valid until <Time at={expiresAt} />
        </p>
      </div>
      <Button
        of={`the invitation to ${email}`}
        look="link"
        onClick={() => withdraw({ input: { email } }, `The invitation to ${email} is withdrawn.`)}
      >
        Withdraw
      </Button>
    </li>
  );
}

/** Invites another admin by a mailed link. */
function InvitationForm() {
  const invite = useSend(useInviteAdminMutation(), refetchQueries);
  const { showToast } = useToasts();

  async function onSubmit(input: Record<string, unknown>): Promise<void> {
    const email = String(input['email']);
    await invite({ input: { email } });
    showToast(`Invitation sent to ${email}.`);
  }

  return (
    <>
      <h3>Invite an admin</h3>
      <p>We’ll email a link to choose a password. It’s valid for {periods.invitation.words}.</p>
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
