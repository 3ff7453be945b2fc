import { useEffect, useEffectEvent, useState } from 'react';
import { useMailingPreviewQuery, useSendTestMailingMutation } from '../../generated/admin-hooks.ts';
import { firstWidth, WidthChoice } from '../editor/preview.tsx';
import type { DocumentProps } from '../entry/kinds.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import styles from './mail-preview.module.css';

/** The stored draft of a newsletter as its readers get it. */
export function MailPreview({ entry, onSave }: DocumentProps) {
  if (!entry)
    return (
      <section className={styles.preview} aria-label="Preview">
        <p className={common.quietText}>The email appears here as soon as you begin.</p>
      </section>
    );
  return <StoredMail number={entry.number} revision={entry.draft?.revision ?? 0} onSave={onSave} />;
}

interface StoredMailProps extends Pick<DocumentProps, 'onSave'> {
  number: number;
  revision: number;
}

function StoredMail({ number, revision, onSave }: StoredMailProps) {
  const variables = { number };
  const { data, error, refetch } = useMailingPreviewQuery({ variables, fetchPolicy: 'network-only' });
  const [width, setWidth] = useState(firstWidth);
  const [first] = useState(revision);
  const show = useEffectEvent((saved: number) => {
    if (saved !== first) void refetch();
  });
  useEffect(() => show(revision), [revision]);
  if (!data) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { path } = data.mailingPreview;
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={`${common.row} ${styles.bar}`}>
        <WidthChoice width={width} onChange={setWidth} />
        <TestButton number={number} onSave={onSave} />
      </div>
      {/* The frame runs no scripts. Another path is another frame: one that navigates takes over Back. */}
      <iframe
        key={path}
        title="Preview of the newsletter"
        className={styles.mail}
        data-width={width}
        sandbox=""
        src={path}
      />
    </section>
  );
}

/** A sent newsletter as its readers got it. */
export function SentMail({ number }: { number: number }) {
  const variables = { number };
  const { data, error, refetch } = useMailingPreviewQuery({ variables, fetchPolicy: 'network-only' });
  if (!data) return <ListState error={error} waiting onRetry={refetch} of="lines" />;
  const { path } = data.mailingPreview;
  // As in `StoredMail`, another path is another frame.
  return <iframe key={path} title="The email" className={styles.mail} sandbox="" src={path} />;
}

function TestButton({ number, onSave }: Pick<StoredMailProps, 'number' | 'onSave'>) {
  const sendTest = useChange(useSendTestMailingMutation());
  const { showToast } = useToasts();
  async function send(): Promise<void> {
    const failure = await onSave();
    if (failure) return showToast(failure.message, 'failure');
    const sent = await sendTest({ number });
    if (sent) showToast(`Sent to ${sent.sendTestMailing}.`);
  }
  return <Button onClick={send}>Send a test to me</Button>;
}
