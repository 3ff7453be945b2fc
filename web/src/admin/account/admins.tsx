import { useState } from 'react';
import type { AdminsQuery } from '../../generated/admin-documents.ts';
import {
  useAdminsQuery,
  useRemoveAdminMutation,
  useWithdrawInvitationMutation,
} from '../../generated/admin-hooks.ts';
import { dayOf } from '../business-time.ts';
import { counted } from '../counted.ts';
import { useAdmin } from '../session/session.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ListState } from '../ui/list-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { useChange } from '../ui/use-change.ts';
import { InvitationForm } from './invitation-form.tsx';
import styles from './page.module.css';

type AdminNode = AdminsQuery['admins'][number];
type InvitationNode = AdminsQuery['invitations'][number];

const refetchQueries = ['Admins', 'Activity'];

/** The admins and the open invitations, each with a button that ends it, and a form that invites another admin. */
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

function AdminLine({
  admin: { account_id, email, createdAt, sessionCount, hasSecondFactor },
}: {
  admin: AdminNode;
}) {
  const [remove] = useRemoveAdminMutation({ refetchQueries });
  const [asked, setAsked] = useState(false);
  const run = useChange();
  const isCaller = useAdmin()?.email === email;

  function onYes(): void {
    setAsked(false);
    void run(() => remove({ variables: { id: account_id } }), `${email} is no longer an admin.`);
  }

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
        <button type="button" className={common.link} onClick={() => setAsked(true)}>
          Remove<span className="visually-hidden"> {email}</span>
        </button>
      )}
      {asked && (
        <ConfirmDialog
          question={`Remove ${email}?`}
          text="All of this admin’s devices are signed out, and invitations that this admin sent stop working."
          yes="Remove"
          no="Keep"
          advised="no"
          onYes={onYes}
          onNo={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function InvitationLine({ invitation: { email, invitedBy, expiresAt } }: { invitation: InvitationNode }) {
  const [withdraw] = useWithdrawInvitationMutation({ refetchQueries });
  const run = useChange();

  const onWithdraw = () =>
    run(() => withdraw({ variables: { input: { email } } }), `The invitation to ${email} is withdrawn.`);
  return (
    <li>
      <div>
        <p>{email}</p>
        <p className={common.quietText}>
          Invited{invitedBy && ` by ${invitedBy}`}, valid until{' '}
          <time dateTime={expiresAt}>{timeInWords(expiresAt)}</time>
        </p>
      </div>
      <button type="button" className={common.link} onClick={() => void onWithdraw()}>
        Withdraw<span className="visually-hidden"> the invitation to {email}</span>
      </button>
    </li>
  );
}
