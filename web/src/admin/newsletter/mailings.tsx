import { useId } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import type { MailingFieldsFragment } from '../../generated/documents.ts';
import { useContinueMailingMutation, usePauseMailingMutation } from '../../generated/hooks.ts';
import type { MailingState } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { failureOf } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './page.module.css';

const stateLabels: Record<MailingState, string> = { SENDING: 'Sending', PAUSED: 'Paused', SENT: 'Sent' };

interface Props {
  mailings: readonly MailingFieldsFragment[] | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Lists the articles that were sent, with the results of their mails. */
export function Mailings({ mailings, error, onRetry }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Sent articles</h2>
      <ListState error={error} waiting={!mailings} onRetry={onRetry} of="lines" />
      {mailings?.length === 0 && <p className={common.quietText}>No article has been sent yet.</p>}
      <ol className={styles.list}>
        {mailings?.map((mailing) => (
          <MailingReport key={mailing.mailing_id} mailing={mailing} />
        ))}
      </ol>
    </section>
  );
}

function MailingReport({ mailing }: { mailing: MailingFieldsFragment }) {
  const { title, path, startedAt, startedBy, state, recipientCount, waitingCount, lastError } = mailing;
  const { sentCount, unsubscribedCount, failures } = mailing;
  return (
    <li>
      <p>
        <Link to={path}>{title}</Link>
      </p>
      <p>
        {stateLabels[state]}: {sentCount} of {counted(recipientCount, 'mail')} sent, {failures.length} failed,{' '}
        {unsubscribedCount} unsubscribed since
      </p>
      <p className={common.quietText}>
        Started <time dateTime={startedAt}>{timeInWords(startedAt)}</time>, by {startedBy}
      </p>
      {waitingCount > 0 && (
        <progress
          className={common.progress}
          aria-label={`Progress of ${title}`}
          value={recipientCount - waitingCount}
          max={recipientCount}
        />
      )}
      {lastError && (
        <p className={common.quietText}>
          The mail server did not accept a mail, which will be tried again: {lastError}
        </p>
      )}
      {failures.length > 0 && (
        <details>
          <summary>{counted(failures.length, 'mail')} failed</summary>
          <ul>
            {failures.map(({ email, error }) => (
              <li key={email}>
                {email}: {error}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state !== 'SENT' && <PauseButton mailing={mailing} />}
    </li>
  );
}

function PauseButton({ mailing: { mailing_id: id, title, state } }: { mailing: MailingFieldsFragment }) {
  const options = { variables: { id }, refetchQueries: ['Mailings'] };
  const [pause, { loading: isPausing }] = usePauseMailingMutation(options);
  const [continueMailing, { loading: isContinuing }] = useContinueMailingMutation(options);
  const { showToast } = useToasts();
  const change = state === 'PAUSED' ? continueMailing : pause;
  return (
    <div className={common.row}>
      <button
        type="button"
        className={buttons.quiet}
        disabled={isPausing || isContinuing}
        onClick={() => void change().catch((failure) => showToast(failureOf(failure).message, 'failure'))}
      >
        {state === 'PAUSED' ? 'Continue' : 'Pause'}
        <span className="visually-hidden"> {title}</span>
      </button>
    </div>
  );
}
