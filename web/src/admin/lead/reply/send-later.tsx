import { useId, useState } from 'react';
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
  /** Sends the reply at an ISO time; null: now. */
  onChoose: (sendAt: string | null) => void;
}

/** A button that asks for the time at which a reply is sent. */
export function SendLater({ time, disabled, onChoose }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {time ? 'Change time' : 'Send later'}
      </Button>
      {isAsking && (
        <TimeQuestion
          time={time}
          onCancel={() => setAsking(false)}
          onChoose={(sendAt) => {
            setAsking(false);
            onChoose(sendAt);
          }}
        />
      )}
    </>
  );
}

const morning = 'T09:00';

type QuestionProps = Omit<Props, 'disabled'> & { onCancel: () => void };

function TimeQuestion({ time: former, onChoose, onCancel }: QuestionProps) {
  const [time, setTime] = useState(() => (former ? toControl(former) : nextWorkday(today()) + morning));
  const id = useId();
  return (
    <Modal heading={former ? 'Change time' : 'Send later'} onEscape={onCancel}>
      <div className={styles.times}>
        {choicesOn(today()).map(({ label, day }) => {
          const sendAt = fromControl(day + morning);
          return (
            <Button key={label} onClick={() => onChoose(sendAt)}>
              {label}
              <span className={common.quietText}>{nearTime(sendAt)}</span>
            </Button>
          );
        })}
        {former && <Button onClick={() => onChoose(null)}>Send now</Button>}
      </div>
      <div className={styles.otherTime}>
        <label htmlFor={id}>Another time, in {timeZoneName}</label>
        <input
          id={id}
          type="datetime-local"
          className={common.select}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <div className={`${common.row} ${modal.answers}`}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="main" disabled={!time} onClick={() => onChoose(fromControl(time))}>
          Schedule
        </Button>
      </div>
    </Modal>
  );
}
