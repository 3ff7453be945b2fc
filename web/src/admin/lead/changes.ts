import type { LeadRowFragment } from '../../generated/admin-documents.ts';
import {
  useMarkLeadsMutation,
  useSetLeadFollowUpMutation,
  useSetLeadStatesMutation,
} from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { dayInWords } from '../time-in-words.ts';
import { useToasts } from '../ui/toast.tsx';
import { useChange } from '../ui/use-change.ts';
import { leadName, leadStates } from './labels.ts';

type Lead = Pick<LeadRowFragment, 'id' | 'fields' | 'email' | 'state' | 'followUpOn'>;

/** Changes leads; each function names them in a toast, with Undo, and returns whether it succeeded. */
export function useLeadChanges() {
  const options = { refetchQueries: ['ManageLeads', 'UnreadLeads'] };
  const [setStates] = useSetLeadStatesMutation(options);
  const [setFollowUp] = useSetLeadFollowUpMutation(options);
  const [markLeads] = useMarkLeadsMutation(options);
  const { offerUndo } = useToasts();
  const change = useChange();

  async function run(send: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) {
    const hasSucceeded = await change(send, undo ? undefined : done);
    if (hasSucceeded && undo) offerUndo(done, () => void change(undo, 'Undone.'));
    return hasSucceeded;
  }

  /** Restores the states and the follow-up dates that the leads had. */
  async function restore(leads: Lead[]): Promise<void> {
    for (const { id, state, followUpOn } of leads) {
      await setStates({ variables: { ids: [id], state } });
      if (followUpOn) await setFollowUp({ variables: { id, followUpOn } });
    }
  }

  return {
    setState: (leads: Lead[], state: LeadState) =>
      run(
        () => setStates({ variables: { ids: leads.map(({ id }) => id), state } }),
        `${nameAll(leads)}: ${leadStates[state].toLowerCase()}.`,
        () => restore(leads),
      ),
    setFollowUp: (lead: Lead, followUpOn: string) =>
      run(
        () => setFollowUp({ variables: { id: lead.id, followUpOn: followUpOn || null } }),
        followUpOn
          ? `${leadName(lead)}: follow up on ${dayInWords(followUpOn)}.`
          : `${leadName(lead)}: no follow-up date.`,
      ),
    markUnread: (leads: Lead[]) =>
      run(
        () => markLeads({ variables: { ids: leads.map(({ id }) => id), isRead: false } }),
        `${nameAll(leads)}: unread.`,
      ),
  };
}

const nameAll = (leads: Lead[]) =>
  leads.length === 1 && leads[0] ? leadName(leads[0]) : `${leads.length} leads`;
