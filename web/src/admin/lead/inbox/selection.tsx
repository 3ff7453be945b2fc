import type { LeadRowFragment } from '../../../generated/admin-documents.ts';
import type { LeadState } from '../../../generated/types.ts';
import { Close } from '../../../sections/base/icons.tsx';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { Choice } from '../../ui/list/filter-fields.tsx';
import { useLeadChanges } from '../changes.ts';
import { leadStates } from '../labels.ts';
import styles from './inbox.module.css';

interface Props {
  leads: LeadRowFragment[];
  /** Takes these out of the selection, in which the admin may have put others by then. */
  onClear: (ids: string[]) => void;
}

/** Changes the selected leads. */
export function SelectionBar({ leads, onClear }: Props) {
  const { setState, markUnread } = useLeadChanges();
  if (leads.length === 0) return null;
  const clear = () => onClear(leads.map(({ id }) => id));
  return (
    <section className={`${common.row} ${styles.selection}`} aria-label="Selected leads">
      <span>{leads.length} selected</span>
      <Choice
        label="State of the selected leads"
        isLabelHidden
        all="Mark as…"
        choices={Object.entries(leadStates)}
        value=""
        onChange={(value) => void setState(leads, value as LeadState).then(clear)}
      />
      {leads.every(({ state }) => state === 'SPAM') ? (
        <Button look="link" onClick={() => setState(leads, 'NEW').then(clear)}>
          Not spam
        </Button>
      ) : (
        <Button look="link" onClick={() => markUnread(leads).then(clear)}>
          Mark as unread
        </Button>
      )}
      <Button look="tool" aria-label="Clear selection" title="Clear selection" onClick={clear}>
        <Close />
      </Button>
    </section>
  );
}
