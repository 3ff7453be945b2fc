import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useSetLeadFollowUpMutation } from '../../generated/admin-hooks.ts';
import { failureOf } from '../session/failure.ts';
import { dayInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';

/** Sets the day on which the daily mail reminds of a lead. */
export function FollowUp({ lead: { id, followUpOn } }: { lead: ManagedLeadFragment }) {
  const [setFollowUp] = useSetLeadFollowUpMutation();
  const { showToast } = useToasts();
  async function choose(day: string): Promise<void> {
    if (day === (followUpOn ?? '')) return;
    try {
      await setFollowUp({ variables: { id, followUpOn: day || null } });
      showToast(day ? `Follow up on ${dayInWords(day)}.` : 'The follow-up date is removed.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }
  return (
    <label>
      <span>Follow up on</span>
      <input
        type="date"
        className={common.select}
        defaultValue={followUpOn ?? ''}
        onBlur={(event) => void choose(event.target.value)}
      />
    </label>
  );
}
