import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import field from '../../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../../forms/fields/field.tsx';
import { fromControl, timeZoneName, toControl } from '../../business-time.ts';
import { nearTime, today } from '../../time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import modal from '../../ui/dialog/modal.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { choicesOn, nextWorkday } from '../follow-up-days.ts';
import styles from './composer.module.css';

interface Props {
  /** The time of a withdrawn reply; null: none is chosen yet. */
  time: string | null;
  disabled: boolean;
  /** Sends the reply at an ISO time; null: now. Returns the words for a time that the server rejects. */
  onChoose: (sendAt: string | null) => Promise<string | undefined>;
}

/** A button that asks for the time at which a reply is sent. */
export function SendLater({ time, disabled, onChoose }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {time ? 'Change time' : 'Send later'}
      </Button>
      {isAsking && <TimeQuestion time={time} onChoose={onChoose} onClose={() => setAsking(false)} />}
    </>
  );
}

const morning = 'T09:00';

type QuestionProps = Omit<Props, 'disabled'> & { onClose: () => void };

function TimeQuestion({ time: former, onChoose, onClose }: QuestionProps) {
  const [time, setTime] = useState(() => (former ? toControl(former) : nextWorkday(today()) + morning));
  const [error, setError] = useState<string>();
  const control = useRef<HTMLInputElement>(null);
  const id = useId();

  async function choose(sendAt: string | null): Promise<void> {
    const rejection = await onChoose(sendAt);
    if (!rejection) return onClose();
    flushSync(() => setError(rejection));
    control.current?.focus();
  }

  return (
    <Modal heading={former ? 'Change time' : 'Send later'} onEscape={onClose}>
      <div className={styles.times}>
        {choicesOn(today()).map(({ label, day }) => {
          const sendAt = fromControl(day + morning);
          return (
            <Button key={label} onClick={() => choose(sendAt)}>
              {label}
              <span className={common.quietText}>{nearTime(sendAt)}</span>
            </Button>
          );
        })}
        {former && <Button onClick={() => choose(null)}>Send now</Button>}
      </div>
      <Field id={id} label={`Another time, in ${timeZoneName}`} error={error}>
        <input
          {...controlAttributes(id, { error })}
          ref={control}
          type="datetime-local"
          className={field.control}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </Field>
      <div className={`${common.row} ${modal.answers}`}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" disabled={!time} onClick={() => choose(fromControl(time))}>
          Schedule
        </Button>
      </div>
    </Modal>
  );
}
