import { useId, useState } from 'react';
import { fromControl, timeZoneName } from '../../business-time.ts';
import { nearTime, today } from '../../time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import modal from '../../ui/dialog/modal.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { choicesOn, nextWorkday } from '../follow-up-days.ts';
import styles from './composer.module.css';

interface Props {
  disabled: boolean;
  /** Sends the reply at an ISO time. */
  onChoose: (sendAt: string) => void;
}

/** A button that asks for the time at which a reply is sent. */
export function SendLater({ disabled, onChoose }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        Send later
      </Button>
      {isAsking && (
        <TimeQuestion
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

function TimeQuestion({ onChoose, onCancel }: Pick<Props, 'onChoose'> & { onCancel: () => void }) {
  const [time, setTime] = useState(() => nextWorkday(today()) + morning);
  const id = useId();
  return (
    <Modal heading="Send later" onEscape={onCancel}>
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
