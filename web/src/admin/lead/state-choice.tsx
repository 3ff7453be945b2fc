import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useSetLeadStateMutation } from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import { leadStates } from './labels.ts';

/** Sets the state of a lead. */
export function StateChoice({ lead: { id, state } }: { lead: Pick<ManagedLeadFragment, 'id' | 'state'> }) {
  const [setState] = useSetLeadStateMutation();
  const { showToast } = useToasts();
  async function choose(wanted: LeadState): Promise<void> {
    try {
      await setState({ variables: { id, state: wanted } });
      showToast(`Marked as ${leadStates[wanted].toLowerCase()}.`);
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }
  return (
    <label>
      <span>State of this lead</span>
      <select
        className={common.select}
        value={state}
        onChange={(event) => void choose(event.target.value as LeadState)}
      >
        {Object.entries(leadStates).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
