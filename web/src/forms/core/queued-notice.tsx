import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { queued, sendWithinWeek } from '../../content/copy/offline.ts';
import buttons from '../../design/button.module.css';
import { NotificationPermission } from '../../offline/outbox/notification-permission.tsx';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { onOutboxChange } from '../../offline/shared/channel.ts';
import { clearsStorage } from '../../offline/shared/clears-storage.ts';
import { operations } from '../../offline/shared/operations.ts';
import styles from './form.module.css';

interface QueuedNoticeProps {
  submissionId: string;
  onAnother: () => void;
}

/** Replaces the form of a submission that is in the outbox, and follows its state. */
export function QueuedNotice({ submissionId, onAnother }: QueuedNoticeProps) {
  const { items, loaded } = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = useSent(submissionId);
  const item = items.find((it) => it.submissionId === submissionId);
  const isRejected = item?.state === 'rejected';
  const isWaiting = !isSent && !isRejected && (!loaded || item !== undefined);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.queued}>
      <h2 ref={heading} tabIndex={-1}>
        {queued.heading}
      </h2>
      <p aria-live="polite">
        {isSent && queued.sent}
        {isRejected && queued.rejected}
        {isWaiting && queued.text}
        {!isSent && !isRejected && !isWaiting && queued.gone}
      </p>
      {isWaiting && clearsStorage() && <p>{sendWithinWeek}</p>}
      {isRejected && (
        <p>
          <Link className={buttons.button} to={`${operations[item.form].path}?correct=${submissionId}`}>
            {queued.correct}
          </Link>
        </p>
      )}
      <p>
        <Link to="/outbox">{queued.list}</Link>
      </p>
      <div className={styles.actions}>
        {isWaiting && <NotificationPermission />}
        <button className={buttons.quiet} type="button" onClick={onAnother}>
          {queued.another}
        </button>
      </div>
    </section>
  );
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
