import type { LeadRowFragment } from '../../generated/admin-documents.ts';
import {
  useMarkLeadsMutation,
  useSetLeadFollowUpMutation,
  useSetLeadStatesMutation,
} from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { dayInWords } from '../time-in-words.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import { leadName, leadStates } from './labels.ts';

export type ChangedLead = Pick<LeadRowFragment, 'id' | 'fields' | 'email' | 'state' | 'followUpOn'>;

const refetchQueries = ['ManageLeads', 'UnreadLeads'];

/** Changes leads; each function names them in a toast, with Undo, and returns a true value on success. */
export function useLeadChanges() {
  const { showToast, offerUndo } = useToasts();
  const setStates = useChange(useSetLeadStatesMutation(), refetchQueries);
  const setDate = useChange(useSetLeadFollowUpMutation(), refetchQueries);
  const mark = useChange(useMarkLeadsMutation(), refetchQueries);

  /** Restores the states and the follow-up dates that the leads had. */
  async function restore(leads: ChangedLead[]): Promise<void> {
    for (const { id, state, followUpOn } of leads) {
      if (!(await setStates({ ids: [id], state }))) return;
      if (followUpOn && !(await setDate({ id, followUpOn }))) return;
    }
    showToast('Undone.');
  }

  return {
    setState: async (leads: ChangedLead[], state: LeadState) => {
      const done = await setStates({ ids: leads.map(({ id }) => id), state });
      const label = `Moved ${nameAll(leads)} to ${leadStates[state]}.`;
      if (done) offerUndo(label, () => void restore(leads));
      return done !== null;
    },
    setFollowUp: async (lead: ChangedLead, followUpOn: string) => {
      const { id, followUpOn: earlier } = lead;
      const done = await setDate({ id, followUpOn: followUpOn || null });
      const label = followUpOn
        ? `${leadName(lead)}: follow up on ${dayInWords(followUpOn)}.`
        : `${leadName(lead)}: no follow-up date.`;
      if (done) offerUndo(label, () => void setDate({ id, followUpOn: earlier }, 'Undone.'));
      return done !== null;
    },
    markUnread: (leads: ChangedLead[]) =>
      mark({ ids: leads.map(({ id }) => id), isRead: false }, `${nameAll(leads)}: unread.`),
  };
}

const nameAll = (leads: ChangedLead[]) =>
  leads.length === 1 && leads[0] ? leadName(leads[0]) : `${leads.length} leads`;
