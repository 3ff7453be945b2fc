import { withDefault } from '../../../../rules/field/optional.ts';
import { choice } from '../../../../rules/field/text.ts';
import { mailedEmailFields } from '../../../../rules/form/account.ts';
import { periods } from '../../../../rules/periods.ts';
import { type Role as RoleName, roles } from '../../../../rules/roles.ts';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import type { AdminsQuery } from '../../generated/admin-documents.ts';
import {
  useAdminsQuery,
  useInviteAdminMutation,
  useRemoveAdminMutation,
  useSetAdminRoleMutation,
  useWithdrawInvitationMutation,
} from '../../generated/admin-hooks.ts';
import type { Role } from '../../generated/types.ts';
import { dayOf } from '../business-time.ts';
import { counted } from '../counted.ts';
import { useAdmin } from '../session/session.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange, useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { RuleForm } from '../ui/form/rule-form.tsx';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { Choice } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';
import styles from './page.module.css';

type AdminNode = AdminsQuery['admins'][number];
type InvitationNode = AdminsQuery['invitations'][number];

const refetchQueries = ['Admins', 'Activity'];

const roleNames = Object.keys(roles) as RoleName[];
const roleChoices = roleNames.map((name): [Role, string] => [name.toUpperCase() as Role, roles[name].label]);
const roleOf = (role: Role) => role.toLowerCase() as RoleName;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const invitationFields = {
  ...mailedEmailFields,
  role: withDefault(choice('Role', roleNames), 'editor' satisfies RoleName),
};

/** The admins and the open invitations, each with a button that ends it, and a form for a new invitation. */
export function Admins() {
  const { data, error, refetch } = useAdminsQuery();
  const { admins = [], invitations = [] } = data ?? {};
  return (
    <SettingsSection
      heading="Admins"
      intro={Object.values(roles)
        .map(({ label, description }) => `${label}: ${lowered(description)}`)
        .join(' ')}
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
  const { account_id, email, name, role, createdAt, sessionCount, hasSecondFactor } = admin;
  const remove = useChange(useRemoveAdminMutation(), refetchQueries);
  const setRole = useChange(useSetAdminRoleMutation(), refetchQueries);
  const { label } = roles[roleOf(role)];
  const isCaller = useAdmin()?.email === email;

  return (
    <li>
      <div>
        <p>{name ? `${name}, ${email}` : email}</p>
        <p className={common.quietText}>
          {isCaller && `${label}, `}
          {isCaller ? 'since' : 'Since'} {dayOf(createdAt)}, {counted(sessionCount, 'signed-in device')},
          two-step verification {hasSecondFactor ? 'on' : 'off'}
        </p>
      </div>
      {isCaller ? (
        <p className={styles.current}>You</p>
      ) : (
        <>
          <Choice
            label={`Role of ${email}`}
            isLabelHidden
            choices={roleChoices}
            value={role}
            onChange={(chosen) =>
              setRole({ id: account_id, role: chosen as Role }, `${email} has another role now.`)
            }
          />
          <Button
            of={email}
            look="link"
            ask={{
              question: 'Remove this admin?',
              text: `All devices of ${email} are signed out, and invitations that this admin sent stop working.`,
              yes: 'Remove',
              no: 'Keep',
            }}
            onClick={() => remove({ id: account_id }, `${email} is no longer an admin.`)}
          >
            Remove
          </Button>
        </>
      )}
    </li>
  );
}

function InvitationLine({
  invitation: { email, role, invitedBy, expiresAt },
}: {
  invitation: InvitationNode;
}) {
  const withdraw = useChange(useWithdrawInvitationMutation(), refetchQueries);
  const nameOf = useNames();
  return (
    <li>
      <div>
        <p>{email}</p>
        <p className={common.quietText}>
          {roles[roleOf(role)].label}. Invited by {nameOf(invitedBy)}, valid until <Time at={expiresAt} />
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
    await invite({ input: { email }, role: String(input['role']).toUpperCase() as Role });
    showToast(`Invitation sent to ${email}.`);
  }

  return (
    <>
      <h3>Invite an admin</h3>
      <p>We’ll email a link to choose a password. It’s valid for {periods.invitation.words}.</p>
      <RuleForm
        name="Invite an admin"
        rules={invitationFields}
        submit="Send an invitation"
        onSubmit={onSubmit}
      >
        <TextField name="email" type="email" autoComplete="off" />
        <SelectField name="role" />
      </RuleForm>
    </>
  );
}
