import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { kept } from '../content/offline.ts';
import buttons from '../design/button.module.css';
import { onChange } from '../offline/changes.ts';
import { NoticeOffer } from '../offline/notice-offer.tsx';
import { operations } from '../offline/operations.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import styles from './form.module.css';

interface KeptNoticeProps {
  submissionId: string;
  onAnother: () => void;
}

/** Stands where the form stood: no answer came, and the outbox has it. Follows what becomes of it. */
export function KeptNotice({ submissionId, onAnother }: KeptNoticeProps) {
  const { items, loaded } = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = useSent(submissionId);
  const item = items.find((it) => it.submissionId === submissionId);
  const isRefused = item?.state === 'refused';
  const isWaiting = !isSent && !isRefused && (!loaded || item !== undefined);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.kept}>
      <h2 ref={heading} tabIndex={-1}>
        {kept.heading}
      </h2>
      <p aria-live="polite">
        {isSent && kept.sent}
        {isRefused && kept.refused}
        {isWaiting && kept.text}
        {!isSent && !isRefused && !isWaiting && kept.gone}
      </p>
      {isRefused && (
        <p>
          <Link className={buttons.button} to={`${operations[item.form].path}?correct=${submissionId}`}>
            {kept.correct}
          </Link>
        </p>
      )}
      <p>
        <Link to="/outbox">{kept.list}</Link>
      </p>
      <div className={styles.actions}>
        {isWaiting && <NoticeOffer />}
        <button className={buttons.quiet} type="button" onClick={onAnother}>
          {kept.another}
        </button>
      </div>
    </section>
  );
}

/** Whether it has been said, here or in another tab, that the server has this submission: one that is discarded is gone as well. */
function useSent(submissionId: string): boolean {
  const [isSent, setSent] = useState(false);
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind === 'sent' && change.submissionId === submissionId) setSent(true);
      }),
    [submissionId],
  );
  return isSent;
}
