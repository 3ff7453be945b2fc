import { Link } from 'react-router-dom';
import type { LeadRowFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import styles from './inbox.module.css';
import { leadForms, leadName, leadStates } from './labels.ts';

const day = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' });

interface Props {
  lead: LeadRowFragment;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A lead on one line. */
export function LeadRow({ lead, isOpen, isSelected, onSelect }: Props) {
  const { id, formType, email, fields, submittedAt, state, isUnread } = lead;
  const name = leadName(fields) || email || 'Unknown';
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <label className={styles.check}>
        <span className="visually-hidden">Select {name}</span>
        <input type="checkbox" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
      </label>
      <Link
        to={{ pathname: `/admin/leads/${id}`, hash: window.location.hash }}
        preventScrollReset
        data-lead={id}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.name}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {name}
        </span>
        <span className={styles.about}>
          {state !== 'NEW' && `${leadStates[state]} · `}
          {leadForms[formType] ?? formType}
        </span>
        <time dateTime={submittedAt} title={timeInWords(submittedAt)}>
          {day.format(new Date(submittedAt))}
        </time>
      </Link>
    </li>
  );
}
