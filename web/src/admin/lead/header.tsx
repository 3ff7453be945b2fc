import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import type { LeadState } from '../../generated/types.ts';
import { ErasureQuestion } from '../erasure/question.tsx';
import { useMay } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { Choice } from '../ui/list/filter-fields.tsx';
import { Menu } from '../ui/menu.tsx';
import { useLeadChanges } from './changes.ts';
import { FollowUp } from './follow-up.tsx';
import styles from './header.module.css';
import { isSettled, leadName, leadPhone, leadStates } from './labels.ts';

/** Sets a state that takes the lead out of the list, and opens the next one. */
export type Finish = (lead: ManagedLeadFragment, state: LeadState) => Promise<void>;

interface HeaderProps {
  lead: ManagedLeadFragment;
  headingId: string;
  onFinish: Finish;
}

/** The person, and the controls of the lead. */
export function Header({ lead, headingId, onFinish }: HeaderProps) {
  const { setState } = useLeadChanges();
  const may = useMay();
  const { email, state } = lead;
  const phone = leadPhone(lead);
  return (
    <header className={styles.header}>
      <div>
        <h2 id={headingId}>{leadName(lead)}</h2>
        <p className={styles.contact}>
          {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
          {phone && <a href={`tel:${phone.number}`}>Call {phone.text}</a>}
        </p>
      </div>
      {email && may('erasures') && <LeadMenu email={email} headingId={headingId} />}
      <div className={styles.settings}>
        <FollowUp lead={lead} />
        <Choice
          label="State of this lead"
          choices={Object.entries(leadStates)}
          value={state}
          onChange={(value) =>
            void (value === 'SPAM' ? onFinish(lead, 'SPAM') : setState([lead], value as LeadState))
          }
        />
        {state === 'SPAM' && <Button onClick={() => setState([lead], 'NEW')}>Not spam</Button>}
        {!isSettled(state) && <Button onClick={() => onFinish(lead, 'DONE')}>Done</Button>}
      </div>
    </header>
  );
}

interface LeadMenuProps {
  email: string;
  headingId: string;
}

/** Deletes all data of the person, then shows the record of it. */
function LeadMenu({ email, headingId }: LeadMenuProps) {
  const [asked, setAsked] = useState(false);
  const { showToast } = useToasts();
  const navigate = useNavigate();

  function onDone(problem: string | null): void {
    if (problem) showToast(problem, 'failure');
    else void navigate('/admin/erasures');
  }

  return (
    <div className={styles.more}>
      <Menu describedBy={headingId}>
        <Button onClick={() => setAsked(true)}>Delete this person’s data</Button>
      </Menu>
      {asked && <ErasureQuestion email={email} onClose={() => setAsked(false)} onDone={onDone} />}
    </div>
  );
}
