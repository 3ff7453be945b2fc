import { type ReactNode, useId, useState } from 'react';
import { NEWSLETTERS_PER_MINUTE } from '../../../../rules/periods.ts';
import { StartMailingDocument } from '../../generated/admin-documents.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { fromControl, timeZoneName } from '../business-time.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { useChange } from '../ui/use-change.ts';
import styles from './page.module.css';
import type { Newsletter } from './use-newsletter.ts';

interface Props {
  letter: Newsletter;
  /** Their number in words. */
  readers: string;
  isComplete: boolean;
  onSave: () => Promise<unknown>;
  onSent: () => void;
  children: ReactNode;
}

/** Sends a newsletter now or at a time, after a confirmation. */
export function SendButtons({ letter, readers, isComplete, onSave, onSent, children }: Props) {
  const [at, setAt] = useState('');
  // Constant: a retry starts the same newsletter.
  const [mailingId] = useState(newId);
  const run = useChange(['Mailings']);
  const id = useId();
  const scheduledFor = at ? fromControl(at) : null;
  const yes = scheduledFor ? 'Schedule' : 'Send';

  async function onStart(): Promise<void> {
    // A save that arrives after the start would store the sent newsletter as a draft again.
    await onSave();
    const variables = { id: mailingId, input: letter, scheduledFor };
    const done = scheduledFor
      ? sentence(`Scheduled for ${timeInWords(scheduledFor)}`)
      : 'The newsletter is on its way.';
    if (await run(StartMailingDocument, variables, done)) onSent();
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
        <Button
          look="main"
          disabled={!isComplete}
          ask={{
            question: `${yes} “${letter.subject}” ${scheduledFor ? 'for' : 'to'} ${readers}?`,
            text: scheduledFor
              ? sentence(`It goes to everyone who is subscribed then, on ${timeInWords(scheduledFor)}`)
              : `Emails go out ${NEWSLETTERS_PER_MINUTE} a minute. A newsletter that is on its way can be paused.`,
            yes,
            no: 'Cancel',
          }}
          onClick={onStart}
        >
          {scheduledFor ? `Schedule for ${readers}` : `Send to ${readers}`}
        </Button>
      </div>
    </>
  );
}
