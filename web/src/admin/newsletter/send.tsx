import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { NEWSLETTERS_PER_MINUTE } from '../../../../rules/periods.ts';
import field from '../../forms/fields/field.module.css';
import { useMailingsQuery, useStartMailingMutation } from '../../generated/admin-hooks.ts';
import { badInput } from '../../lib/bad-input.ts';
import { fromControl, timeZoneName } from '../business-time.ts';
import { applyChange } from '../session/client.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useSend } from '../ui/change/use-change.ts';
import { useContentId } from '../ui/change/use-content-id.ts';
import common from '../ui/common.module.css';
import styles from './page.module.css';
import type { Newsletter } from './use-newsletter.ts';

/** The time between two questions whether a newsletter has arrived, in milliseconds. */
const pollInterval = 10_000;

const earlierArrived =
  'The newsletter had arrived before you changed it. Send this one to replace it, if none of its emails has left.';

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
  // The value of a half-typed time is empty.
  const [isBad, setBad] = useState(false);
  const contentId = useContentId();
  /** The ids of the newsletters whose responses are missing, the last one first. */
  const [unknown, setUnknown] = useState<string[]>([]);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  const start = useSend(useStartMailingMutation(), ['Mailings']);
  const { showToast } = useToasts();
  const id = useId();
  const scheduledFor = at ? fromControl(at) : null;
  const yes = scheduledFor ? 'Schedule' : 'Send';

  async function onStart(): Promise<void> {
    // A save that arrives after the start would store the sent newsletter as a draft again.
    await onSave();
    const ids = contentId.idsOf([letter, scheduledFor]);
    const variables = { ...ids, input: letter, scheduledFor };
    const failure = await applyChange(() => start(variables));
    setProblem('');
    if (!failure) return succeed();
    if (failure.isUnknown) return setUnknown([ids.id, ...ids.replaces]);
    const { replaces: sentBefore } = failure.fields;
    if (!sentBefore) return showToast(Object.values(failure.fields)[0] ?? failure.message, 'failure');
    contentId.forget();
    setUnknown([]);
    setProblem(sentBefore);
  }

  function succeed(): void {
    showToast(
      scheduledFor ? sentence(`Scheduled for ${timeInWords(scheduledFor)}`) : 'The newsletter is on its way.',
    );
    onSent();
  }

  const { data } = useMailingsQuery({
    variables: { page: 1 },
    skip: !isChecking,
    fetchPolicy: 'network-only',
    pollInterval,
  });
  useEffect(() => {
    if (unknown.length === 0) return;
    const timer = setTimeout(() => setChecking(true), pollInterval);
    return () => clearTimeout(timer);
  }, [unknown]);
  const arrived = data?.mailings.items.find(({ mailing_id }) => unknown.includes(mailing_id))?.mailing_id;
  const hasArrived = arrived !== undefined && arrived === unknown[0];
  const conclude = useEffectEvent(() => {
    if (contentId.isLast([letter, scheduledFor])) succeed();
  });
  useEffect(() => {
    if (hasArrived) conclude();
  }, [hasArrived]);

  function read({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>): void {
    setAt(value);
    setBad(validity.badInput);
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
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? `${id}-error` : undefined}
          onChange={read}
          // An input that stays empty is no change.
          onKeyUp={read}
          onBlur={read}
        />
        {isBad && (
          <p id={`${id}-error`} className={field.error} role="alert">
            {badInput({ type: 'datetime-local' })}
          </p>
        )}
      </div>
      {(problem || unknown.length > 0) && (
        <p role="alert">{problem || (arrived ? earlierArrived : 'We don’t know whether it was sent.')}</p>
      )}
      <div className={common.row}>
        {children}
        <Button
          look="main"
          disabled={!isComplete || isBad}
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
