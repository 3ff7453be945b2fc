import { useEffect, useEffectEvent, useState } from 'react';
import { useMailingPreviewQuery, useSendTestMailingMutation } from '../../generated/admin-hooks.ts';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { firstWidth, WidthChoice } from '../editor/preview.tsx';
import type { DocumentProps } from '../entry/kinds.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import { MailLine } from './mail-line.tsx';
import styles from './mail-preview.module.css';

/** The stored draft of a newsletter as its readers get it, below its line in their lists. */
export function MailPreview({ entry, onSave }: DocumentProps) {
  const [width, setWidth] = useState(firstWidth);
  return (
    <section className={styles.preview} aria-label="Preview" data-width={width}>
      <div className={`${common.row} ${styles.bar}`}>
        <WidthChoice width={width} onChange={setWidth} />
        {entry && <TestButton number={entry.number} onSave={onSave} />}
      </div>
      {entry ? (
        <StoredMail number={entry.number} revision={entry.draft?.revision ?? 0} />
      ) : (
        <>
          <MailLine text="" />
          <p className={common.quietText}>The email appears here as soon as you begin.</p>
        </>
      )}
    </section>
  );
}

function StoredMail({ number, revision }: { number: number; revision: number }) {
  const variables = { number };
  const { data, error, refetch } = useMailingPreviewQuery({ variables, fetchPolicy: 'network-only' });
  const [first] = useState(revision);
  const show = useEffectEvent((saved: number) => {
    if (saved !== first) void refetch();
  });
  useEffect(() => show(revision), [revision]);
  const { path, text = '' } = data?.mailingPreview ?? {};
  const [loaded, setLoaded] = useState<string>();
  const frames = [...new Set([loaded, path])].filter((it) => it !== undefined);
  return (
    <>
      <MailLine text={text} />
      <ListState error={error} waiting={false} onRetry={refetch} of="lines" />
      <div className={styles.mails}>
        {!loaded && <MailShape />}
        {/* The last mail stays until the next has loaded, in its own frame: one that navigates takes over Back. */}
        {frames.map((it) => (
          <iframe
            key={it}
            title={it === loaded ? 'Preview of the newsletter' : 'Loading'}
            className={styles.mail}
            data-loading={it !== loaded || undefined}
            sandbox=""
            src={it}
            onLoad={() => setLoaded(it)}
          />
        ))}
      </div>
    </>
  );
}

/** A placeholder for a mail that is loading. */
function MailShape() {
  return (
    <div className={`${styles.mail} ${styles.shape}`}>
      <p className="visually-hidden">Loading…</p>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
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

function TestButton({ number, onSave }: { number: number } & Pick<DocumentProps, 'onSave'>) {
  const sendTest = useChange(
    useSendTestMailingMutation(),
    [],
    'We don’t know whether it was sent. Try again.',
  );
  const { showToast } = useToasts();
  async function send(): Promise<void> {
    const failure = await onSave();
    if (failure) return showToast(failure.message, 'failure');
    const sent = await sendTest({ number });
    if (sent) showToast(`Sent to ${sent.sendTestMailing}.`);
  }
  return <Button onClick={send}>Send a test to me</Button>;
}
