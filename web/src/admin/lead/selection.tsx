import { useMarkLeadsMutation, useSetLeadStatesMutation } from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import { leadStates } from './labels.ts';

/** Changes leads by their ids; the functions report success and failure as toasts. */
export function useLeadChanges() {
  const options = { refetchQueries: ['ManageLeads', 'UnreadLeads'] };
  const [setStates] = useSetLeadStatesMutation(options);
  const [markLeads] = useMarkLeadsMutation(options);
  const { showToast } = useToasts();
  async function run(change: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await change();
      showToast(done);
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }
  return {
    setState: (ids: string[], state: LeadState) =>
      run(() => setStates({ variables: { ids, state } }), `Marked as ${leadStates[state].toLowerCase()}.`),
    markUnread: (ids: string[]) =>
      run(() => markLeads({ variables: { ids, isRead: false } }), 'Marked as unread.'),
  };
}

interface Props {
  ids: string[];
  onClear: () => void;
}

/** Changes the selected leads. */
export function SelectionBar({ ids, onClear }: Props) {
  const { setState, markUnread } = useLeadChanges();
  if (ids.length === 0) return null;
  return (
    <section className={common.row} aria-label="Selected leads">
      <span>{counted(ids.length, 'lead')} selected</span>
      <label>
        <span className="visually-hidden">State of the selected leads</span>
        <select
          className={common.select}
          value=""
          onChange={(event) => void setState(ids, event.target.value as LeadState).then(onClear)}
        >
          <option value="">Mark as…</option>
          {Object.entries(leadStates).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={common.link} onClick={() => void markUnread(ids).then(onClear)}>
        Mark as unread
      </button>
      <button type="button" className={common.link} onClick={onClear}>
        Clear selection
      </button>
    </section>
  );
}
