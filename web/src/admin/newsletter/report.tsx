import { type ReactNode, useState } from 'react';
import type { MailingFieldsFragment, ManagedEntryFragment } from '../../generated/admin-documents.ts';
import {
  useContinueMailingMutation,
  useMailingFailuresQuery,
  useMailingsQuery,
  usePauseMailingMutation,
  useResendMailingMutation,
  useRetryMailingMutation,
} from '../../generated/admin-hooks.ts';
import type { MailingState } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { useCardFocus } from '../entry/card.tsx';
import { useHistoryEntry } from '../entry/use-history-entry.ts';
import { refetchShown } from '../session/client.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { Time } from '../ui/time.tsx';
import { SentMail } from './mail-preview.tsx';
import styles from './report.module.css';

export const stateLabels: Record<MailingState, string> = {
  SENDING: 'Sending',
  PAUSED: 'Paused',
  SENT: 'Sent',
};

/** Reads the state of mailings every three seconds. */
export const polled = {
  fetchPolicy: 'cache-and-network',
  pollInterval: 3_000,
  skipPollAttempt: () => document.hidden,
} as const;

/** Reads the figures last: those of a newsletter that is still sent are read again after it. */
export async function refetchMailings(): Promise<void> {
  await refetchShown(['OpenMailings']);
  await refetchShown(['MailingFigures']);
}

interface ReportProps {
  /** A sent newsletter. */
  entry: ManagedEntryFragment;
  /** Begins another newsletter with its fields. */
  onCopy: () => void;
  onClose: () => void;
}

/** The page of a sent newsletter: the results of its mails. */
export function Report({ entry, onCopy, onClose }: ReportProps) {
  const { close, isClosing } = useHistoryEntry(onClose);
  useCardFocus(entry);
  const [isShown, setShown] = useState(false);
  return (
    <Dialog title={entry.title} status="Sent" save={null} small onClose={close} isClosing={isClosing}>
      <div className={styles.report}>
        <Mailings number={entry.number} />
        <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
          <summary>The email as it was sent</summary>
          {isShown && <SentMail number={entry.number} />}
        </details>
        <div className={common.row}>
          <Button onClick={onCopy}>Write another like it</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Mailings({ number }: { number: number }) {
  const { data, error, refetch } = useMailingsQuery({
    variables: { number },
    ...polled,
  });
  const [first, again] = data?.mailings ?? [];
  return (
    <>
      <ListState error={error} waiting={!first} onRetry={refetch} of="lines" />
      {first && <MailingReport mailing={first} />}
      {again ? (
        <section className={styles.again} aria-labelledby="again">
          <h3 id="again">Again to those who opened no link</h3>
          <MailingReport mailing={again} />
        </section>
      ) : (
        first && <Resend mailing={first} />
      )}
    </>
  );
}

interface MailingProps {
  mailing: MailingFieldsFragment;
}

/** Sends a newsletter again to those who opened none of its links, if it counts them. */
function Resend({ mailing: { mailing_id: id, title, state, unopenedCount } }: MailingProps) {
  const unknown = 'We don’t know whether it was sent. The report will show it: nobody gets it twice.';
  const resend = useChange(useResendMailingMutation(), ['Mailings'], unknown);
  if (unopenedCount === null)
    return (
      <p className={common.quietText}>
        A newsletter can be sent again to those who did not click if it counts clicks. This one did not.
      </p>
    );
  if (state !== 'SENT' || unopenedCount === 0) return null;
  const readers = counted(unopenedCount, 'subscriber');
  return (
    <div className={common.row}>
      <Button
        ask={{
          question: `Send “${title}” again to ${readers}?`,
          text: 'It goes, in the same words, to those who opened none of its links. This is possible once.',
          yes: 'Send again',
          no: 'Cancel',
        }}
        onClick={() => resend({ id }, 'The newsletter is on its way.')}
      >
        Send again to {readers} who did not click
      </Button>
    </div>
  );
}

function MailingReport({ mailing }: MailingProps) {
  const { title, items, clicks, countsClicks, startedAt, startedBy, state } = mailing;
  const [label, change] = useStateChange(mailing) ?? [];
  const nameOf = useNames();
  const { recipientCount, waitingCount, lastError, sentCount, failedCount, unsubscribedCount } = mailing;
  return (
    <div className={styles.mailing}>
      <p className={state === 'SENT' ? 'visually-hidden' : styles.state}>{stateLabels[state]}: </p>
      <p className={styles.figures}>
        <Figure count={sentCount}> of {counted(recipientCount, 'email')} sent</Figure>
        <Figure count={failedCount}> failed</Figure>
        <Figure count={unsubscribedCount}> unsubscribed since</Figure>
      </p>
      <p className={common.quietText}>
        Started <Time at={startedAt} />
        {startedBy && `, by ${nameOf(startedBy)}`}
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
          The mail server didn’t accept an email. We’ll try it again: {lastError}
        </p>
      )}
      <ul className={common.list} aria-label="Articles and projects">
        {items.map(({ title: name, path }, index) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {countsClicks && <span>{counted(clicks[index] ?? 0, 'click')}</span>}
          </li>
        ))}
      </ul>
      {failedCount > 0 && <Failures mailing={mailing} />}
      {change && (
        <div className={common.row}>
          <Button of={title} onClick={() => change({ id: mailing.mailing_id })}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A number of the report above its words; screen readers read all of them as one sentence. */
function Figure({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span>
      <strong>{count}</strong>
      {children}
      <span className="visually-hidden">, </span>
    </span>
  );
}

/** The failed mails of a mailing, which load when they are opened. */
function Failures({ mailing: { mailing_id: id, failedCount } }: MailingProps) {
  const [page, setPage] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const { data, previousData, error, refetch } = useMailingFailuresQuery({
    variables: { id, page },
    fetchPolicy: 'network-only',
    skip: !isOpen,
  });
  const { items, pageCount = 0 } = (data ?? previousData)?.mailingFailures ?? {};
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{counted(failedCount, 'email')} failed</summary>
      <ListState error={error} waiting={!items} onRetry={refetch} of="lines" />
      <ul>
        {items?.map(({ email, error: reason }) => (
          <li key={email}>
            {email}: {reason}
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onGo={setPage} />
    </details>
  );
}

/** Returns the change of its state that a mailing offers, with its label. */
function useStateChange({ state, failedCount }: MailingFieldsFragment) {
  const proceed = useChange(useContinueMailingMutation(), ['Mailings']);
  const pause = useChange(usePauseMailingMutation(), ['Mailings']);
  const retry = useChange(useRetryMailingMutation(), ['Mailings']);
  if (state === 'PAUSED') return ['Continue', proceed] as const;
  if (state !== 'SENT') return ['Pause', pause] as const;
  return failedCount > 0 ? (['Resend the failed emails', retry] as const) : undefined;
}
