import { useState } from 'react';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import common from '../ui/common.module.css';
import { useAutosave } from '../ui/use-autosave.ts';
import { useLeadChanges } from './changes.ts';

// In milliseconds: a typed date changes several times.
const delay = 700;

/** The day on which the daily mail reminds of a lead. It is saved when it changes. */
export function FollowUp({ lead }: { lead: ManagedLeadFragment }) {
  const stored = lead.followUpOn ?? '';
  const [day, setDay] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const { setFollowUp } = useLeadChanges();
  if (stored !== seen) {
    setSeen(stored);
    setDay(stored);
  }
  // While the year is being typed, it is below 1000.
  const isChanged = day !== stored && !day.startsWith('0');
  useAutosave(isChanged ? day : null, () => isChanged && setFollowUp(lead, day), { delay });
  return (
    <label>
      <span>Follow up on</span>
      <input
        type="date"
        className={common.select}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </label>
  );
}
