import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { kept } from '../content/offline.ts';
import buttons from '../design/button.module.css';
import { NoticeOffer } from '../offline/notice-offer.tsx';
import { useOutbox } from '../offline/use-outbox.ts';
import styles from './form.module.css';

interface KeptNoticeProps {
  submissionId: string;
  onAnother: () => void;
}

/** Stands where the form stood: no answer came, and the outbox has it. Says so when it has gone out after all. */
export function KeptNotice({ submissionId, onAnother }: KeptNoticeProps) {
  const { items, loaded } = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = loaded && !items.some((item) => item.submissionId === submissionId);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.kept}>
      <h2 ref={heading} tabIndex={-1}>
        {kept.heading}
      </h2>
      <p aria-live="polite">{sent ? kept.sent : kept.text}</p>
      <p>
        <Link to="/outbox">{kept.list}</Link>
      </p>
      <div className={styles.actions}>
        {!sent && <NoticeOffer />}
        <button className={buttons.quiet} type="button" onClick={onAnother}>
          {kept.another}
        </button>
      </div>
    </section>
  );
}
