import { type ReactNode, useId, useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import { useStartMailingMutation } from '../../generated/admin-hooks.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { fromControl, momentOf, timeZoneName } from '../business-time.ts';
import { failureOf } from '../session/failure.ts';
import { sentence } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './page.module.css';
import type { Newsletter } from './use-newsletter.ts';

interface Props {
  letter: Newsletter;
  /** Their number in words. */
  readers: string;
  isComplete: boolean;
  onSent: () => void;
  children: ReactNode;
}

/** Sends a newsletter now or at a time, after a confirmation. */
export function SendButtons({ letter, readers, isComplete, onSent, children }: Props) {
  const [at, setAt] = useState('');
  const [isAsking, setAsking] = useState(false);
  // Constant until it is sent: a retry starts the same newsletter.
  const mailingId = useRef(newId());
  const [start, { loading }] = useStartMailingMutation({ refetchQueries: ['Mailings'] });
  const { showToast } = useToasts();
  const id = useId();
  const scheduledFor = at ? fromControl(at) : null;
  const label = scheduledFor ? `Schedule for ${readers}` : `Send to ${readers}`;

  async function onStart(): Promise<void> {
    setAsking(false);
    try {
      await start({ variables: { id: mailingId.current, input: letter, scheduledFor } });
      mailingId.current = newId();
      setAt('');
      onSent();
      showToast(
        scheduledFor ? sentence(`Scheduled for ${momentOf(scheduledFor)}`) : 'The newsletter is on its way.',
      );
    } catch (failure) {
      const { message, fields } = failureOf(failure);
      showToast(Object.values(fields)[0] ?? message, 'failure');
    }
  }

  return (
    <>
      <div className={styles.schedule}>
        <label htmlFor={id}>Send later, in {timeZoneName}</label>
        <input
          id={id}
          type="datetime-local"
          className={common.select}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </div>
      <div className={common.row}>
        {children}
        <button
          type="button"
          className={buttons.button}
          aria-busy={loading}
          disabled={loading || !isComplete}
          onClick={() => setAsking(true)}
        >
          {label}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={`${scheduledFor ? 'Schedule' : 'Send'} “${letter.subject}” ${scheduledFor ? 'for' : 'to'} ${readers}?`}
          text={
            scheduledFor
              ? sentence(`It goes to everyone who is subscribed then, on ${momentOf(scheduledFor)}`)
              : 'Emails go out 25 a minute. A newsletter that is on its way can be paused.'
          }
          yes={scheduledFor ? 'Schedule' : 'Send'}
          no="Cancel"
          onYes={() => void onStart()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
