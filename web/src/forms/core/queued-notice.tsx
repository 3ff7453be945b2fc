import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FormName } from '../../../../rules/form/form-types.ts';
import buttons from '../../design/button.module.css';
import { NotificationPermission } from '../../offline/outbox/notification-permission.tsx';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { onOutboxChange } from '../../offline/shared/channel.ts';
import { clearsStorage, sendWithinWeek } from '../../offline/shared/clears-storage.ts';
import type { OutboxItem } from '../../offline/shared/database.ts';
import { operations } from '../../offline/shared/operations.ts';
import styles from './form.module.css';

/** The word for a submission of each form. */
const nouns: Record<FormName, string> = {
  quote: 'request',
  'quick-message': 'message',
  message: 'message',
  project: 'enquiry',
  partnership: 'enquiry',
  newsletter: 'subscription',
};

type State = 'waiting' | 'sent' | 'rejected' | 'gone';

const headings: Record<State, string> = {
  waiting: 'You’re offline',
  sent: 'Sent',
  rejected: 'Not sent yet',
  gone: 'No longer waiting',
};

const texts: Record<State, (noun: string) => string> = {
  waiting: (noun) =>
    `Your ${noun} is kept on this device and will be sent when you’re back online, or when you next open this site.`,
  sent: (noun) => `You’re back online, and your ${noun} has been sent.`,
  rejected: (noun) =>
    `You’re back online, but the site didn’t accept your ${noun}. Correct it and send it again.`,
  gone: (noun) => `Your ${noun} has since been sent or discarded.`,
};

interface QueuedNoticeProps {
  form: FormName;
  submissionId: string;
  onAnother: () => void;
}

/** Replaces the form of a submission that is in the outbox, and follows its state. */
export function QueuedNotice({ form, submissionId, onAnother }: QueuedNoticeProps) {
  const noun = nouns[form];
  const { items, loaded } = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = useSent(submissionId);
  const item = items.find((it) => it.submissionId === submissionId);
  const state = isSent ? 'sent' : stateOf(item?.state, loaded);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.queued}>
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1}>
          {headings[state]}
        </h2>
        <p>{texts[state](noun)}</p>
      </div>
      {state === 'waiting' && clearsStorage() && <p>{sendWithinWeek}</p>}
      {item && state === 'rejected' && (
        <p>
          <Link className={buttons.button} to={`${operations[item.form].path}?correct=${submissionId}`}>
            Correct it
          </Link>
        </p>
      )}
      {(state === 'waiting' || state === 'rejected') && (
        <p>
          <Link to="/outbox">See the forms waiting to be sent</Link>
        </p>
      )}
      <div className={styles.actions}>
        {state === 'waiting' && <NotificationPermission />}
        <button className={buttons.quiet} type="button" onClick={onAnother}>
          {`Send another ${noun}`}
        </button>
      </div>
    </section>
  );
}

function stateOf(item: OutboxItem['state'] | undefined, loaded: boolean): State {
  if (item === 'rejected') return 'rejected';
  return item === undefined && loaded ? 'gone' : 'waiting';
}

/**
 * Whether this or another tab has reported that the server accepted the submission. A discarded one leaves
 * the outbox too.
 */
function useSent(submissionId: string): boolean {
  const [isSent, setSent] = useState(false);
  useEffect(
    () =>
      onOutboxChange((change) => {
        if (change.kind === 'sent' && change.submissionId === submissionId) setSent(true);
      }),
    [submissionId],
  );
  return isSent;
}
