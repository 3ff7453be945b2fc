import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { townIn } from '../../../../../rules/form/lead-facts.ts';
import type { LeadRowFragment } from '../../../generated/admin-documents.ts';
import type { LeadState } from '../../../generated/types.ts';
import { shortDay, shortTime, timeInWords, today } from '../../time-in-words.ts';
import { leadForms, leadLine, leadName, leadStates, newestMail } from '../labels.ts';
import styles from './row.module.css';

interface Props {
  lead: LeadRowFragment;
  /** The state that the list implies, which the rows omit. */
  implied: LeadState | null;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A conversation: who wrote what, where and when. */
export function LeadRow({ lead, implied, isOpen, isSelected, onSelect }: Props) {
  const { id, formType, fields, photos, activeAt, isUnread, draft } = lead;
  const name = leadName(lead);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const town = townIn(fields);
  const [photo] = photos;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <label className={styles.check}>
        <span className="visually-hidden">Select {name}</span>
        <input type="checkbox" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      </label>
      <Link
        ref={link}
        to={{ pathname: `/admin/leads/${id}`, hash: window.location.hash }}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.name}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {name}
        </span>
        <time dateTime={activeAt} title={timeInWords(activeAt)}>
          {shortTime(activeAt)}
        </time>
        <span className={styles.about}>
          <StateMark lead={lead} implied={implied} /> {leadForms[formType] ?? formType}
          {town && ` · ${town}`}
        </span>
        <span className={styles.line}>
          {draft?.text ? (
            <>
              <strong>Draft:</strong> {draft.text}
            </>
          ) : (
            (newestMail(lead)?.text ?? leadLine(fields))
          )}
        </span>
        {photo && <img className={styles.thumbnail} src={photo.thumbnail} alt="" loading="lazy" />}
      </Link>
    </li>
  );
}

/** The follow-up date, else the state, unless the list implies it. */
function StateMark({ lead: { state, followUpOn }, implied }: Pick<Props, 'lead' | 'implied'>) {
  if (followUpOn) {
    const isDue = followUpOn <= today();
    return (
      <span className={styles.mark} data-due={isDue || undefined}>
        {isDue ? 'Follow up today' : `Follow up ${shortDay(followUpOn)}`}
      </span>
    );
  }
  return state === implied ? null : <span className={styles.mark}>{leadStates[state]}</span>;
}
