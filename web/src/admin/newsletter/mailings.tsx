import { useState } from 'react';
import type { MailingFieldsFragment } from '../../generated/admin-documents.ts';
import {
  useCancelMailingMutation,
  useContinueMailingMutation,
  useMailingFailuresQuery,
  useMailingsQuery,
  usePauseMailingMutation,
  useRetryMailingMutation,
} from '../../generated/admin-hooks.ts';
import type { MailingState } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { Time } from '../ui/time.tsx';

const stateLabels: Record<MailingState, string> = {
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  PAUSED: 'Paused',
  SENT: 'Sent',
};

/** Milliseconds between two reads of the mailings' states. */
const pollInterval = 3_000;

interface MailingsProps {
  /** Called when a newsletter has become a draft again. */
  onCancelled: () => void;
}

/** Lists the newsletters that were sent or scheduled, with the results of their mails. */
export function Mailings({ onCancelled }: MailingsProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMailingsQuery({
    variables: { page },
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const { items: mailings, pageCount = 0 } = (data ?? previousData)?.mailings ?? {};
  return (
    <SettingsSection heading="Scheduled and sent">
      <ListState error={error} waiting={!mailings} onRetry={refetch} of="lines" />
      {mailings?.length === 0 && <p className={common.quietText}>No newsletter has been sent yet.</p>}
      <ol className={common.list}>
        {mailings?.map((mailing) => (
          <li key={mailing.mailing_id}>
            {mailing.state === 'SCHEDULED' ? (
              <Scheduled mailing={mailing} onCancelled={onCancelled} />
            ) : (
              <MailingReport mailing={mailing} />
            )}
          </li>
        ))}
      </ol>
      <Pager page={page} pageCount={pageCount} onGo={setPage} />
    </SettingsSection>
  );
}

interface MailingProps {
  mailing: MailingFieldsFragment;
}

function Scheduled({ mailing, onCancelled }: MailingProps & MailingsProps) {
  const { mailing_id: id, title, scheduledFor, startedBy } = mailing;
  const cancel = useChange(useCancelMailingMutation(), ['Mailings']);
  const nameOf = useNames();
  return (
    <>
      <div>
        <p>{title}</p>
        <p className={common.quietText}>
          Scheduled for <Time at={scheduledFor ?? ''} />, by {nameOf(startedBy)}
        </p>
      </div>
      <Button
        of={title}
        ask={{
          question: `Cancel “${title}”?`,
          text: 'It becomes a draft again, which you can change and send.',
          yes: 'Cancel it',
          no: 'Keep it',
        }}
        onClick={async () => {
          const done = await cancel({ id }, 'Cancelled. It’s a draft again.');
          if (done) onCancelled();
        }}
      >
        Cancel
      </Button>
    </>
  );
}

function MailingReport({ mailing }: MailingProps) {
  const { title, items, clicks, countsClicks, startedAt, startedBy, state } = mailing;
  const nameOf = useNames();
  const [label, change] = useStateChange(mailing) ?? [];
  const { recipientCount, waitingCount, lastError, sentCount, failedCount, unsubscribedCount } = mailing;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {items.map(({ title: name, path }, index) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {countsClicks && `: ${counted(clicks[index] ?? 0, 'click')}`}
          </li>
        ))}
      </ul>
      <p>
        {stateLabels[state]}: {sentCount} of {counted(recipientCount, 'email')} sent, {failedCount} failed,{' '}
        {unsubscribedCount} unsubscribed since
      </p>
      <p className={common.quietText}>
        Started <Time at={startedAt ?? ''} />, by {nameOf(startedBy)}
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
