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
  const { showToast, offerUndo, offerOpen } = useToasts();
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
    /** `reopen` opens the lead again, after Undo or a failure. */
    setState: async (leads: ChangedLead[], state: LeadState, reopen?: () => void) => {
      const onFailure = (text: string) => {
        const [name, failure] = [nameAll(leads), `${nameAll(leads)}: ${text}`];
        if (reopen) offerOpen(failure, name, reopen);
        else showToast(failure, 'failure');
      };
      const done = await setStates({ ids: leads.map(({ id }) => id), state }, undefined, onFailure);
      const label = `Moved ${nameAll(leads)} to ${leadStates[state]}.`;
      const undo = () => {
        reopen?.();
        void restore(leads);
      };
      if (done) offerUndo(label, undo);
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
