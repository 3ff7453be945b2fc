import type { LeadRowFragment } from '../../generated/admin-documents.ts';
import type { LeadState } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import common from '../ui/common.module.css';
import { useLeadChanges } from './changes.ts';
import styles from './inbox.module.css';
import { leadStates } from './labels.ts';

interface Props {
  leads: LeadRowFragment[];
  onClear: () => void;
}

/** Changes the selected leads. */
export function SelectionBar({ leads, onClear }: Props) {
  const { setState, markUnread } = useLeadChanges();
  if (leads.length === 0) return null;
  return (
    <section className={`${common.row} ${styles.selection}`} aria-label="Selected leads">
      <span>{counted(leads.length, 'lead')} selected</span>
      <label>
        <span className="visually-hidden">State of the selected leads</span>
        <select
          className={common.select}
          value=""
          onChange={(event) => void setState(leads, event.target.value as LeadState).then(onClear)}
        >
          <option value="">Mark as…</option>
          {Object.entries(leadStates).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={common.link} onClick={() => void markUnread(leads).then(onClear)}>
        Mark as unread
      </button>
      <button type="button" className={common.link} onClick={onClear}>
        Clear selection
      </button>
    </section>
  );
}
