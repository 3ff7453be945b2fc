import { type SyntheticEvent, useId, useState } from 'react';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { badInput } from '../../lib/bad-input.ts';
import { dayInWords, shortDay, today } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useAutosave } from '../ui/change/use-autosave.ts';
import common from '../ui/common.module.css';
import { useLeadChanges } from './changes.ts';
import { choicesOn } from './follow-up-days.ts';
import styles from './header.module.css';

// In milliseconds: a typed date changes several times.
const delay = 700;

/** The day on which the daily mail reminds of a lead. Saved when it changes. A popover of a phone. */
export function FollowUp({ lead }: { lead: ManagedLeadFragment }) {
  const stored = lead.followUpOn ?? '';
  const [day, setDay] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // The value of a half-typed date is empty.
  const [isBad, setBad] = useState(false);
  const id = useId();
  const { setFollowUp } = useLeadChanges();
  if (stored !== seen) {
    setSeen(stored);
    setDay(stored);
  }
  // While the year is being typed, it is below 1000.
  const isChanged = !isBad && day !== stored && !day.startsWith('0');
  useAutosave(isChanged ? day : null, async () => isChanged && setFollowUp(lead, day), { delay });
  function read({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>): void {
    setDay(value);
    setBad(validity.badInput);
  }
  function choose(chosen: string): void {
    setDay(chosen);
    setBad(false);
  }
  const popoverId = useId();
  return (
    <>
      <Button className={styles.opener} popoverTarget={popoverId} data-key="d">
        {stored ? <span className="visually-hidden">Follow up on </span> : 'Follow up'}
        {stored && shortDay(stored)}
      </Button>
      <div id={popoverId} popover="auto" className={styles.followUp}>
        <label>
          <span>Follow up on</span>
          <input
            type="date"
            className={common.select}
            value={day}
            data-key="d"
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? id : undefined}
            onChange={read}
            // An input that stays empty is no change.
            onKeyUp={read}
            onBlur={read}
          />
          {isBad && (
            <span id={id} className={common.quietText}>
              {badInput({ type: 'date' })} {stored && 'The earlier one is kept.'}
            </span>
          )}
        </label>
        <fieldset className={styles.days} aria-label="Follow up">
          {choicesOn(today()).map(({ day: on, label, keys }) => (
            <button
              key={label}
              type="button"
              data-key={keys}
              aria-pressed={on === day}
              title={dayInWords(on)}
              popoverTarget={popoverId}
              popoverTargetAction="hide"
              onClick={() => choose(on)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </>
  );
}
